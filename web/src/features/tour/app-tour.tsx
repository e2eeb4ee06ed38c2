import { Tour } from '@bordereau/ui/tour/tour'
import { t } from '#macros'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useWorkspace } from '../../data/session.tsx'
import { stepsFor } from './steps.tsx'
import { useTourSeen } from './use-seen.ts'

/** The tour through the pages of the open company. After its end or its dismissal it is not offered again. */
export function AppTour({ onEnd }: { onEnd: () => void }) {
  const workspace = useWorkspace()
  const navigate = useNavigate()
  const { note } = useTourSeen()
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
    note()
  }
  return <Tour label={t`Tour of Bordereau`} steps={steps} onEnd={end} />
}
