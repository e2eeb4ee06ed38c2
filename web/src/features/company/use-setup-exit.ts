import { useRef } from 'react'
import { type SetupEnd, useFinishSetup } from './use-finish-setup.ts'
import { useTouched } from './use-touched.ts'

/**
 * Where a step of the wizard leads once it is saved: to the next one, or out. Leaving saves what was typed or chosen in the
 * step, and stays where that has errors; a step in which nothing was is passed over.
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
    },
    onDone: (): void => {
      if (end.current === undefined && goOn) goOn()
      else void finish(end.current ?? 'dashboard')
    },
  }
}
