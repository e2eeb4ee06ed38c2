import {
  getMonitoring,
  updateMonitoring,
  type MonitoringSettings,
} from '@bordereau/contract/monitoring'
import type { RequestOf } from '@bordereau/contract/endpoint'
import { Select } from '@bordereau/ui/field/select'
import { Switch } from '@bordereau/ui/field/toggle'
import { Card, Grid, Stack, Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { CollectorField } from './collector-field.tsx'

type Change = RequestOf<typeof updateMonitoring>

const SHARES = [100, 50, 25, 10, 5, 1]

/** The settings of monitoring: each field is saved separately, at once, and can be undone. */
export function Recording({ setting }: { setting: MonitoringSettings }) {
  const { tag } = useLocale()
  const { save, pending, error } = useSave(setting)
  const percent = new Intl.NumberFormat(tag, { style: 'percent' })
  const shares = [...new Set([...SHARES, setting.samplePercent])].toSorted((a, b) => b - a)
  return (
    <Card title={<Trans>What is recorded</Trans>}>
      <Stack gap={5}>
        <Switch
          label={t`Record page timings and errors`}
          help={t`They contain no names, addresses or amounts. Open pages follow within two minutes.`}
          checked={setting.recording}
          disabled={pending}
          onChange={recording => void save({ recording })}
        />
        <Grid column={14}>
          <Select
            label={t`Visits that are measured`}
            help={t`Errors are recorded on every visit.`}
            value={String(setting.samplePercent)}
            disabled={pending || !setting.recording}
            options={shares.map(share => ({
              value: String(share),
              label: percent.format(share / 100),
            }))}
            onChange={value => void save({ samplePercent: Number(value) })}
          />
          <CollectorField
            key={setting.collectorUrl}
            setting={setting}
            error={error}
            onSave={collectorUrl => void save({ collectorUrl })}
          />
        </Grid>
        {setting.collectorUrl !== '' && (
          <Text tone="muted">
            <Trans>
              Events go to the other collector, from the next page that is opened. What is shown
              here was recorded before.
            </Trans>
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function useSave(setting: MonitoringSettings) {
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
