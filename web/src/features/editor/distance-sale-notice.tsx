import { getDistanceSales } from '@bordereau/contract/distance-sales'
import { toMinor, toText } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { DISTANCE_SALES_LIMIT, distanceSalesState } from '@bordereau/domain/tax/distance-sales'
import { Notice } from '@bordereau/ui/badge/badge'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { distanceSaleOf } from './distance-sale-of.ts'
import { useEditorContext } from './editor-context.ts'
import { useParties } from './finding-store.tsx'
import { useEditor } from './store.ts'

/** Before a document to a private customer in another member state crosses the threshold of the one-stop shop. */
export function DistanceSaleNotice() {
  const { t } = useLingui()
  const { workspaceId, company, formats } = useEditorContext()
  const parties = useParties()
  const document = useEditor(({ draft }) => distanceSaleOf(draft, parties))
  const isShown = document !== undefined && !company.usesOneStopShop && company.vatRegistered
  const sales = useQuery(getDistanceSales, { workspaceId }, { enabled: isShown }).data
  if (!isShown || !sales) return null
  const state = distanceSalesState({
    thisYear: toMinor(decimal(sales.thisYear), 'EUR'),
    lastYear: toMinor(decimal(sales.lastYear), 'EUR'),
    document,
  })
  if (state === 'below') return null
  const limit = formats.money(toText(DISTANCE_SALES_LIMIT, 'EUR'), 'EUR')
  const sold = formats.money(
    toText(toMinor(decimal(sales.thisYear), 'EUR') + document, 'EUR'),
    'EUR',
  )
  const titles = {
    near: t`Sales to private customers in other member states approach ${limit}: ${sold} this year with this invoice.`,
    crossing: t`This invoice takes sales to private customers in other member states past ${limit}: from it on, their rates are due.`,
    over: t`Sales to private customers in other member states exceed ${limit}: the rate of the customer’s state is due.`,
  }
  return (
    <Notice tone={state === 'near' ? 'blue' : 'amber'} title={titles[state]}>
      <Link href={`/w/${workspaceId}/settings/taxes`}>
        <Trans>Set up the one-stop shop</Trans>
      </Link>
    </Notice>
  )
}
