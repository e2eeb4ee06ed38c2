import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/** True: what was typed is given up. */
function askToLeave(): Promise<boolean> {
  return dialogs.confirm({
    title: t`Leave without saving?`,
    message: t`What you typed here is not saved yet.`,
    confirmLabel: t`Leave`,
    cancelLabel: t`Stay`,
  })
}

/** Asks before a form with unsaved changes is left, by a link or by closing the tab. */
export function useUnsavedChanges<Values>(values: Values): {
  readonly saved: (values: Values) => void
} {
  const known = useRef(values)
  const current = useRef(values)
  useEffect(() => {
    current.current = values
  }, [values])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && known.current !== current.current,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askToLeave().then(leave => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (known.current !== current.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return {
    saved: done => {
      known.current = done
      current.current = done
    },
  }
}
