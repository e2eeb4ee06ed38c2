import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { Saver } from './saver.ts'

/** Saves before the user leaves the page; asks for confirmation only when saving fails. */
export function useLeaveGuard(saver: Saver): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && saver.state().status !== 'saved',
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void (async () => {
      const saved = await saver.flush()
      const closed = saver.state().status === 'closed'
      if (saved || closed || (await confirmLeave())) blocker.proceed()
      else blocker.reset()
    })()
  }, [blocker, saver])
}

function confirmLeave(): Promise<boolean> {
  return dialogs.confirm({
    title: t`Leave without saving?`,
    message: t`The last changes could not be saved. They are stored in this browser and offered to you when you come back to this draft here.`,
    confirmLabel: t`Leave`,
    cancelLabel: t`Stay`,
  })
}
