import { updateMe } from '@bordereau/contract/session'
import { useAct } from '../../act.ts'
import { becomeMe, useMe } from '../../session.tsx'

/** Whether this person was offered the tour already, and how to note that she was: it is offered once in her life. */
export function useTourSeen(): { readonly seen: boolean; readonly note: () => void } {
  const { person } = useMe()
  const { act } = useAct(updateMe)
  const seen = person?.tourSeen !== false
  const note = async (): Promise<void> => {
    if (seen) return
    // Unsaved it would only be offered once more.
    const answer = await act({ body: { tourSeen: true } })
    if (answer.ok) becomeMe(answer.value)
  }
  return { seen, note: () => void note() }
}
