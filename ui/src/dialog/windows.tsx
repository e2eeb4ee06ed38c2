import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Modal } from '../overlay/modal.tsx'
import { useTexts } from '../texts.tsx'
import { validationMessage, initialValue } from './check.ts'
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
  const state = useDialogState(dialog, answer)
  useFocusBack(opener)
  const dismiss = () => {
    if (!state.busy) answer(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    state.accept()
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
      <form className={css.form} noValidate onSubmit={submit}>
        {dialog.message !== undefined && <div className={css.message}>{dialog.message}</div>}
        <Question dialog={dialog} state={state} />
        <Foot dialog={dialog} busy={state.busy} onCancel={dismiss} />
      </form>
    </Modal>
  )
}

/** The field of a prompt, or the error of a confirmation. */
function Question({ dialog, state }: { dialog: Dialog; state: DialogState }) {
  if (dialog.kind === 'prompt') {
    return (
      <PromptField
        prompt={dialog}
        value={state.value}
        onChange={state.change}
        error={state.error}
      />
    )
  }
  if (state.error === undefined) return null
  return (
    <p className={css.error} role="alert">
      <Icon name="alert" /> {state.error}
    </p>
  )
}

function Foot({ dialog, busy, onCancel }: { dialog: Dialog; busy: boolean; onCancel: () => void }) {
  const texts = useTexts()
  return (
    <div className={css.foot}>
      {dialog.kind !== 'alert' && (
        <Button onClick={onCancel} disabled={busy} data-autofocus={focusesCancel(dialog)}>
          {dialog.cancelLabel ?? texts.cancel}
        </Button>
      )}
      <Button
        type="submit"
        look={dialog.tone === 'red' ? 'danger' : 'primary'}
        busy={busy}
        data-autofocus={focusesConfirm(dialog)}
      >
        {dialog.confirmLabel ?? (dialog.kind === 'confirm' ? texts.confirm : texts.ok)}
      </Button>
    </div>
  )
}

// For an irreversible action, Enter must not confirm by reflex.
function focusesCancel(dialog: Dialog): true | undefined {
  return (dialog.kind === 'confirm' && dialog.tone === 'red') || undefined
}

function focusesConfirm(dialog: Dialog): true | undefined {
  return (dialog.kind !== 'prompt' && focusesCancel(dialog) === undefined) || undefined
}

interface DialogState {
  value: Value
  change: (value: Value) => void
  error: string | undefined
  busy: boolean
  accept: () => void
}

function useDialogState(dialog: Dialog, answer: (value: unknown) => void): DialogState {
  const texts = useTexts()
  const [value, setValue] = useState<Value>(() =>
    dialog.kind === 'prompt' ? initialValue(dialog) : '',
  )
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const there = useMounted()
  async function decide(): Promise<void> {
    setBusy(true)
    const found = await lateError(dialog, value, () =>
      dialog.kind === 'prompt' ? validationMessage(dialog, value, texts) : undefined,
    )
    if (!there.current) return
    setBusy(false)
    setError(found)
    if (found === undefined) answer(dialog.kind === 'prompt' ? trimmed(value) : true)
  }
  return {
    value,
    change: next => {
      setValue(next)
      setError(undefined)
    },
    error,
    busy,
    accept: () => {
      if (!busy) void decide()
    },
  }
}

/** Whether the component is still there when something asynchronous has ended. */
function useMounted(): { readonly current: boolean } {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}

async function lateError(
  dialog: Dialog,
  value: Value,
  byKind: () => string | undefined,
): Promise<string | undefined> {
  const plain = byKind()
  if (plain !== undefined || dialog.kind === 'alert') return plain
  try {
    if (dialog.kind === 'confirm') return (await dialog.onConfirm?.()) ?? undefined
    return await validated(dialog, trimmed(value))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function validated(prompt: AnyPrompt, value: Value) {
  // The value comes from this prompt's own input, so it has the type its validate takes.
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
