import { countInvoices } from '@bordereau/contract/invoices'
import { getReturnsOffered } from '@bordereau/contract/returns'
import { PAYMENT_GROUPS, REVENUE_GROUPS } from '@bordereau/contract/reports'
import { shiftPeriod } from '@bordereau/domain/report/period'
import { IconButton } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { ChipsBar } from '@bordereau/ui/tabs/chips'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { groupLabel, kindLabel, periodLabel, unitLabel } from './report-labels.ts'
import { KINDS, type ReportKind, type ReportState, UNITS, withUnit } from './report-state.ts'
import css from './reports.module.css'

type Props = { readonly state: ReportState }

/** Which report, of which period, grouped by what: links, so that each can be opened and shared. */
export function ReportBar({ state }: Props) {
  const { workspaceId, may } = useWorkspace()
  const counts = useQuery(countInvoices, { workspaceId }).data?.counts
  const offered = useQuery(getReturnsOffered, { workspaceId }).data?.offered
  const shown: Readonly<Record<ReportKind, boolean>> = {
    vat: true,
    // Only who writes invoices of suppliers has purchases here.
    input_tax: state.kind === 'input_tax' || (counts?.self_billed ?? 0) > 0,
    // Only who sells abroad reports it.
    abroad: state.kind === 'abroad' || offered === true,
    revenue: true,
    payments: may('payments.read'),
  }
  const kinds = KINDS.filter(kind => shown[kind])
  return (
    <>
      <TabsBar
        label={t`Reports`}
        current={state.kind}
        tabs={kinds.map(key => ({
          key,
          label: kindLabel(key),
          href: state.hrefOf({ kind: key, by: undefined }),
        }))}
      />
      <div className={css.bar}>
        <PeriodSteps state={state} />
        <ChipsBar
          label={t`Length of the period`}
          current={state.period.unit}
          chips={UNITS.map(key => ({
            key,
            label: unitLabel(key),
            href: state.hrefOf({ period: withUnit(state.period, key, state.today).key }),
          }))}
        />
      </div>
      <Groups state={state} />
    </>
  )
}

function PeriodSteps({ state }: Props) {
  const formats = useFormats()
  const step = (count: number) => () => state.put({ period: shiftPeriod(state.period, count).key })
  return (
    <div className={css.steps}>
      <IconButton icon="chevron-left" label={t`Previous period`} onClick={step(-1)} />
      <IconButton icon="chevron-right" label={t`Next period`} onClick={step(1)} />
      <Text as="span" size={16} weight="semibold" aria-live="polite">
        {periodLabel(state.period, formats)}
      </Text>
    </div>
  )
}

function Groups({ state }: Props) {
  if (state.kind !== 'revenue' && state.kind !== 'payments') return null
  const [groups, current] =
    state.kind === 'revenue' ? [REVENUE_GROUPS, state.by] : [PAYMENT_GROUPS, state.paymentsBy]
  return (
    <ChipsBar
      label={t`Grouped by`}
      current={current}
      chips={groups.map(key => ({ key, label: groupLabel(key), href: state.hrefOf({ by: key }) }))}
    />
  )
}
