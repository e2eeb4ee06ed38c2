import {
  getMonitoring,
  updateMonitoring,
  type MonitoringSettings,
} from '@bordereau/contract/monitoring'
import type { RequestOf } from '@bordereau/contract/endpoint'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'

type Change = RequestOf<typeof updateMonitoring>

/** Saves a change of the settings at once, with a button that undoes it. */
export function useSaveMonitoring(setting: MonitoringSettings) {
  const { workspaceId } = useWorkspace()
  const { mutate, pending } = useMutation(updateMonitoring, { invalidates: [getMonitoring] })
  const [error, setError] = useState<string>()
  const send = async (body: Change): Promise<boolean> => {
    const response = await mutate({ query: { workspaceId }, body })
    setError(undefined)
    if (response.ok) return true
    if (response.refusal === 'collector_insecure') {
      setError(t`Pages that came by https can send to https only.`)
    } else toasts.error(refusalMessage(response))
    return false
  }
  const save = async (change: Change): Promise<void> => {
    const former: Change = {
      ...(change.recording === undefined ? {} : { recording: setting.recording }),
      ...(change.samplePercent === undefined ? {} : { samplePercent: setting.samplePercent }),
      ...(change.collectorUrl === undefined ? {} : { collectorUrl: setting.collectorUrl }),
    }
    if (await send(change)) toasts.undo(t`Saved`, () => void send(former))
  }
  return { save, pending, error }
}
