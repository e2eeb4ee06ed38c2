import { getReturns } from '@bordereau/contract/returns'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { SalesList } from './abroad-list.tsx'
import { OneStopShop } from './abroad-oss.tsx'
import { Papers } from './abroad-papers.tsx'
import { MissingRates, ReportRefusal } from './notices.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import type { ReportState } from './report-state.ts'

/** What is reported of sales abroad: what is due and until when, the rows behind it, proofs, and what changed since. */
export function AbroadReport({ state }: { readonly state: ReportState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const period = state.period.key
  const { data, refused, retry } = useQuery(getReturns, { workspaceId, period }, { keep: true })
  if (refused) return <ReportRefusal refused={refused} retry={retry} />
  if (!data) return <ReportSkeleton figures={1} />
  const { lists, oss, papers, quarter, currency, ratesMissing } = data
  if (lists.length === 0 && oss === null)
    return <EmptyState icon="chart" title={t`Nothing is reported of sales abroad in this period`} />
  return (
    <Stack gap={4}>
      <Text size={13} tone="muted">
        <Trans>
          From the issued documents, by the days that the laws name. Nothing is sent from here: hand
          the lists in where your state takes them.
        </Trans>
      </Text>
      <MissingRates missing={ratesMissing} home={currency} />
      {lists.map(list => (
        <SalesList key={list.key} list={list} period={period} currency={currency} />
      ))}
      {oss && <OneStopShop oss={oss} quarter={quarter} />}
      <Papers papers={papers} />
    </Stack>
  )
}
