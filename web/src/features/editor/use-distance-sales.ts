import { getDistanceSales } from '@bordereau/contract/distance-sales'
import { toMinor, toText } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { DISTANCE_SALES_LIMIT, distanceSalesState } from '@bordereau/domain/tax/distance-sales'
import { useQuery } from '../../data/query.ts'
import { distanceSaleOf } from './distance-sale-of.ts'
import { useEditorContext } from './editor-context.ts'
import { useParties } from './finding-store.tsx'
import { useEditor } from './store.ts'

/**
 * Where the distance sales of the year stand with this document, with the amounts as text; undefined where they do not
 * matter, or not yet.
 */
export function useDistanceSales() {
  const { workspaceId, company, formats } = useEditorContext()
  const parties = useParties()
  const document = useEditor(({ draft }) => distanceSaleOf(draft, parties))
  const matters = document !== undefined && !company.usesOneStopShop && company.vatRegistered
  const sales = useQuery(getDistanceSales, { workspaceId }, { enabled: matters }).data
  if (!matters || !sales) return undefined
  const thisYear = toMinor(decimal(sales.thisYear), 'EUR')
  const lastYear = toMinor(decimal(sales.lastYear), 'EUR')
  const state = distanceSalesState({ thisYear, lastYear, document })
  if (state === 'below') return undefined
  const inEuro = (amount: bigint) => formats.money(toText(amount, 'EUR'), 'EUR')
  return { state, limit: inEuro(DISTANCE_SALES_LIMIT), sold: inEuro(thisYear + document) }
}
