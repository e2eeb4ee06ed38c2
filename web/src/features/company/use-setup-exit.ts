import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import { useRef } from 'react'
import { type SetupEnd, useFinishSetup } from './use-finish-setup.ts'
import { useTouched } from './use-touched.ts'

/**
 * Where a step of the wizard leads once it is saved: to the next one, or out. Leaving saves what was typed or chosen in the
 * step, and asks first where that has errors; a step in which nothing was is passed over.
 */
export function useSetupExit(goOn: (() => void) | undefined) {
  const { finish, pending } = useFinishSetup()
  const frame = useRef<HTMLDivElement>(null)
  const { isTouched, listeners } = useTouched()
  const end = useRef<SetupEnd>(undefined)
  const stay = (): void => {
    end.current = undefined
  }
  return {
    pending,
    /** For the element around the step's form. */
    frame: {
      ref: frame,
      ...listeners,
      onKeyDownCapture: stay,
      onPointerDownCapture: stay,
    },
    leave: (wanted: SetupEnd): void => {
      const form = frame.current?.querySelector('form')
      if (!form || !isTouched()) return void finish(wanted)
      end.current = wanted
      form.requestSubmit()
      askWhereErrors(form, () => void finish(wanted))
    },
    onDone: (): void => {
      if (end.current === undefined && goOn) goOn()
      else void finish(end.current ?? 'dashboard')
    },
  }
}

/** What has errors cannot be saved: asks whether to leave it. After the errors are rendered, and one has the focus. */
function askWhereErrors(form: Element, leave: () => void): void {
  const ask = async (): Promise<void> => {
    if (form.querySelector('[aria-invalid=true]') && (await askToLeave())) leave()
  }
  requestAnimationFrame(() => requestAnimationFrame(() => void ask()))
}

/** The forms of the steps keep what was typed in this browser until it is saved (UnsavedValues). */
function askToLeave(): Promise<boolean> {
  return dialogs.confirm({
    title: t`Leave this step with errors?`,
    message: t`What you typed is kept in this browser: you find it here and in Settings.`,
    confirmLabel: t`Leave`,
    cancelLabel: t`Stay`,
  })
}
