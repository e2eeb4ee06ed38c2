import { updateMe } from '@bordereau/contract/session'
import { Tour } from '@bordereau/ui/tour/tour'
import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../act.ts'
import { becomeMe, useMe, useWorkspace } from '../../session.tsx'
import { stepsFor } from './steps.tsx'

/** The tour over the pages of the company at work. Whether it was walked to its end or left, it is not offered again. */
export function AppTour({ onEnd }: { onEnd: () => void }) {
  const { person } = useMe()
  const workspace = useWorkspace()
  const navigate = useNavigate()
  const { act } = useAct(updateMe)
  const steps = useMemo(
    () =>
      stepsFor(workspace).map(({ path, ...step }) => ({
        ...step,
        before: async () => {
          const address = `/w/${workspace.workspaceId}${path}`
          if (window.location.pathname !== address) await navigate(address)
        },
      })),
    [workspace, navigate],
  )
  const end = (): void => {
    onEnd()
    if (person?.tourSeen === true) return
    // Unsaved it would only be offered once more.
    void act({ body: { tourSeen: true } }).then(answer => {
      if (answer.ok) becomeMe(answer.value)
    })
  }
  return <Tour label={t`Tour of Bordereau`} steps={steps} onEnd={end} />
}
