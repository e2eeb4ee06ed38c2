import { MAX_REPORT_ROWS } from '@bordereau/contract/reports'
import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { EmptyState, ErrorState } from '@bordereau/ui/state/state'
import { Plural, Trans, t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import type { ReportKind } from './report-state.ts'
import type { VatReportData } from './vat-lines.ts'

/** What the sums count, and what they leave out. */
export function VatNotices({ report }: { readonly report: VatReportData }) {
  const home = report.currency
  return (
    <>
      <Text size={13} tone="muted">
        {t`By the day on which the tax arises by law (supply, invoice or payment), from the issued documents. Amounts in ${home} are at the rates that the documents state, else at those in Settings.`}
      </Text>
      {report.cashAccounting > 0 && (
        <Notice tone="amber">
          <Plural
            value={report.cashAccounting}
            one="The tax of one document of this period arises when it is paid: it is counted as far as it was paid."
            other="The tax of # documents of this period arises when they are paid: it is counted as far as they were paid."
          />
        </Notice>
      )}
      <MissingRates missing={report.ratesMissing} home={home} />
    </>
  )
}

export function MissingRates(props: {
  readonly missing: readonly string[]
  readonly home: string
}) {
  const { workspaceId } = useWorkspace()
  if (props.missing.length === 0) return null
  const missing = props.missing.join(', ')
  return (
    <Notice
      tone="amber"
      title={t`Exchange rates are missing for ${missing}`}
      action={
        <ButtonLink size="sm" href={`/w/${workspaceId}/settings/currencies`}>
          <Trans>Enter rates</Trans>
        </ButtonLink>
      }
    >
      <Trans>Until then, these currencies are left out of the sums in {props.home}.</Trans>
    </Notice>
  )
}

export function CutNotice() {
  const { count } = useFormats()
  const most = count(MAX_REPORT_ROWS)
  return (
    <Notice tone="blue">
      <Trans>Only the largest {most} rows are shown. The totals are those of all.</Trans>
    </Notice>
  )
}

export function NoReport({ kind }: { readonly kind: ReportKind }) {
  return (
    <EmptyState
      icon="chart"
      title={
        kind === 'payments'
          ? t`Nothing was received in this period or the year before`
          : t`Nothing was issued in this period or the year before`
      }
    />
  )
}

export function ReportRefusal(props: { readonly refused: Refused; readonly retry: () => void }) {
  if (props.refused.refusal !== 'too_many') return <RefusalView {...props} />
  return (
    <ErrorState title={t`Too many documents for one report`}>
      <Trans>Choose a shorter period.</Trans>
    </ErrorState>
  )
}
