import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import css from './dashboard.module.css'
import type { DashboardData } from './data.ts'
import { Figures } from './figures.tsx'
import { Latest } from './latest.tsx'
import { EInvoicingObligations } from './obligations.tsx'
import { Ageing, Revenue } from './charts.tsx'
import { Late, Next } from './due-lists.tsx'

type Props = { readonly data: DashboardData }

/** Receivables, overdue invoices with reasons, and the next events; in this order on a phone too. */
export function Dashboard({ data }: Props) {
  return (
    <Stack gap={6}>
      <MissingRates data={data} />
      <Figures data={data} />
      <Ageing data={data} />
      <div className={css.columns}>
        <div className={css.column}>
          <div className={css.first}>
            <Late data={data} />
          </div>
          <Revenue data={data} />
          <EInvoicingObligations data={data} />
        </div>
        <div className={css.column}>
          <div className={css.first}>
            <Next data={data} />
          </div>
          <Latest data={data} />
        </div>
      </div>
    </Stack>
  )
}

function MissingRates({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  if (data.ratesMissing.length === 0) return null
  const missing = data.ratesMissing.join(', ')
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
      <Trans>Until then, these currencies are left out of the sums in {data.currency}.</Trans>
    </Notice>
  )
}
