import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Modal } from '../overlay/modal.tsx'
import { useTexts } from '../texts.tsx'
import { faultOf, initialValue } from './check.ts'
import css from './dialog.module.css'
import { PromptField } from './prompt-field.tsx'
import type { AnyPrompt, Dialog, PromptValues } from './kinds.ts'
import type { Raised } from './store.ts'

type Value = PromptValues[keyof PromptValues]

interface WindowsProps {
  /** From the bottom of the stack to its top. */
  shown: readonly Raised[]
  settle: (id: number, answer: unknown) => void
}

/** The open dialogs, one over the other. */
export function DialogWindows({ shown, settle }: WindowsProps) {
  return shown.map((raised, index) => (
    <Window
      key={raised.id}
      raised={raised}
      level={index}
      top={index === shown.length - 1}
      answer={value => settle(raised.id, value)}
    />
  ))
}

interface WindowProps {
  raised: Raised
  level: number
  top: boolean
  answer: (value: unknown) => void
}

function Window({ raised, level, top, answer }: WindowProps) {
  const { dialog, opener } = raised
  const texts = useTexts()
  const work = useDialogWork(dialog, answer)
  useFocusBack(opener)
  const dismiss = () => {
    if (!work.busy) answer(undefined)
  }
  return (
    <Modal
      open
      onClose={dismiss}
      title={dialog.title}
      size={dialog.kind === 'prompt' ? 'md' : 'sm'}
      closeOnEscape={top && (dialog.closeOnEscape ?? true)}
      closeOnOutside={top && (dialog.closeOnOutside ?? false)}
      trapFocus={top}
      returnFocus={false}
      zIndex={200 + level}
    >
      <form
        className={css.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          event.stopPropagation()
          work.accept()
        }}
      >
        {dialog.message !== undefined && <div className={css.message}>{dialog.message}</div>}
        {dialog.kind === 'prompt' ? (
          <PromptField
            prompt={dialog}
            value={work.value}
            onChange={work.change}
            error={work.fault}
          />
        ) : (
          work.fault !== undefined && (
            <p className={css.fault} role="alert">
              <Icon name="alert" /> {work.fault}
            </p>
          )
        )}
        <div className={css.foot}>
          {dialog.kind !== 'alert' && (
            <Button onClick={dismiss} disabled={work.busy} data-autofocus={startsOnNo(dialog)}>
              {dialog.cancelLabel ?? texts.cancel}
            </Button>
          )}
          <Button
            type="submit"
            look={dialog.tone === 'red' ? 'danger' : 'primary'}
            busy={work.busy}
            data-autofocus={startsOnYes(dialog)}
          >
            {dialog.confirmLabel ?? (dialog.kind === 'confirm' ? texts.confirm : texts.ok)}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

// Where something is lost for ever, Enter must not do it by reflex.
function startsOnNo(dialog: Dialog): true | undefined {
  return (dialog.kind === 'confirm' && dialog.tone === 'red') || undefined
}

function startsOnYes(dialog: Dialog): true | undefined {
  return (dialog.kind !== 'prompt' && startsOnNo(dialog) === undefined) || undefined
}

interface Work {
  value: Value
  change: (value: Value) => void
  fault: string | undefined
  busy: boolean
  accept: () => void
}

function useDialogWork(dialog: Dialog, answer: (value: unknown) => void): Work {
  const texts = useTexts()
  const [value, setValue] = useState<Value>(() =>
    dialog.kind === 'prompt' ? initialValue(dialog) : '',
  )
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])
  async function decide(): Promise<void> {
    setBusy(true)
    const found = await faultAfterAll(dialog, value, () =>
      dialog.kind === 'prompt' ? faultOf(dialog, value, texts) : undefined,
    )
    if (!there.current) return
    setBusy(false)
    setFault(found)
    if (found === undefined) answer(dialog.kind === 'prompt' ? trimmed(value) : true)
  }
  return {
    value,
    change: next => {
      setValue(next)
      setFault(undefined)
    },
    fault,
    busy,
    accept: () => {
      if (!busy) void decide()
    },
  }
}

async function faultAfterAll(
  dialog: Dialog,
  value: Value,
  byKind: () => string | undefined,
): Promise<string | undefined> {
  const plain = byKind()
  if (plain !== undefined || dialog.kind === 'alert') return plain
  try {
    if (dialog.kind === 'confirm') return (await dialog.act?.()) ?? undefined
    return await validated(dialog, trimmed(value))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function validated(prompt: AnyPrompt, value: Value) {
  // The value was drawn by this prompt's own input, so it is of the type its validate takes.
  const validate = prompt.validate as ((value: Value) => ReturnType<Check>) | undefined
  return validate?.(value)
}

type Check = () => string | undefined | Promise<string | undefined>

function trimmed(value: Value): Value {
  return typeof value === 'string' ? value.trim() : value
}

function useFocusBack(opener: Element | null): void {
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
