import type { MonitoringSettings } from '@bordereau/contract/monitoring'
import { Select } from '@bordereau/ui/field/select'
import { Switch } from '@bordereau/ui/field/toggle'
import { Card, Grid, Stack, Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { Trans, t } from '#macros'
import { CollectorField } from './collector-field.tsx'
import { useSaveMonitoring } from './use-save-monitoring.ts'

const SHARES = [100, 50, 25, 10, 5, 1]

/** The settings of monitoring: each field is saved separately, at once, and can be undone. */
export function Recording({ setting }: { setting: MonitoringSettings }) {
  const { save, pending, error } = useSaveMonitoring(setting)
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
          <ShareField
            share={setting.samplePercent}
            disabled={pending || !setting.recording}
            onChange={samplePercent => void save({ samplePercent })}
          />
          <CollectorField
            key={setting.collectorUrl}
            setting={setting}
            error={error}
            onSave={collectorUrl => void save({ collectorUrl })}
          />
        </Grid>
        {setting.collectorUrl !== '' && <OtherCollector />}
      </Stack>
    </Card>
  )
}

function OtherCollector() {
  return (
    <Text tone="muted">
      <Trans>
        Events go to the other collector, from the next page that is opened. What is shown here was
        recorded before.
      </Trans>
    </Text>
  )
}

/** The share of visits that are measured, in per cent. */
function ShareField(props: {
  readonly share: number
  readonly disabled: boolean
  readonly onChange: (share: number) => void
}) {
  const { share, disabled, onChange } = props
  const percent = new Intl.NumberFormat(useLocale().tag, { style: 'percent' })
  const shares = [...new Set([...SHARES, share])].toSorted((a, b) => b - a)
  return (
    <Select
      label={t`Visits that are measured`}
      help={t`Errors are recorded on every visit.`}
      value={String(share)}
      disabled={disabled}
      options={shares.map(one => ({ value: String(one), label: percent.format(one / 100) }))}
      onChange={value => onChange(Number(value))}
    />
  )
}
