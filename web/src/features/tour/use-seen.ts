import { updateMe } from '@bordereau/contract/preferences'
import { useMutation } from '../../data/mutation.ts'
import { setMe, useMe } from '../../data/session.tsx'

/** Whether this person was offered the tour already, and a function to save that: it is offered once per person. */
export function useTourSeen(): { readonly seen: boolean; readonly note: () => void } {
  const { person } = useMe()
  const { mutate } = useMutation(updateMe)
  const seen = person?.tourSeen !== false
  const note = async (): Promise<void> => {
    if (seen) return
    // If this fails, the tour is only offered once more.
    const response = await mutate({ body: { tourSeen: true } })
    if (response.ok) setMe(response.value)
  }
  return { seen, note: () => void note() }
}
