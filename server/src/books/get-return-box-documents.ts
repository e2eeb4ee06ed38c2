import type { InputOf } from '@bordereau/contract/endpoint'
import { getReturnBoxDocuments } from '@bordereau/contract/return-boxes'
import { type Minor, sumOf, toText } from '@bordereau/domain/money/currency'
import { placementsOf } from '@bordereau/domain/returns/boxes/boxes'
import { factsOf } from '@bordereau/domain/returns/boxes/facts'
import type { BoxForm } from '@bordereau/domain/returns/boxes/form'
import type { ReturnSource } from '@bordereau/domain/returns/return-document'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { returnFormOf } from '../reports/return-form.ts'
import { spanOf } from '../reports/span.ts'
import { arisingIn } from './arising-store.ts'
import { keyOf } from './return-boxes.ts'
import { returnSources } from './return-store.ts'

const PAGE = 50

type Row = InputOf<(typeof getReturnBoxDocuments)['response']>['rows'][number]

export const getReturnBoxDocumentsRoute = workspaceRoute(
  getReturnBoxDocuments,
  async ({ tx, member, query }) => {
    const { workspaceId } = member
    const form = await returnFormOf(tx, workspaceId, query.period)
    if (!form) return respond({ rows: [], next: null, total: 0 })
    const { limit = PAGE, period, box } = query
    const cursor = decodeCursor(query.after, 'date')
    const span = spanOf(workspaceId, period, form.currency)
    const arising = await arisingIn(tx, span)
    const rows: Row[] = []
    for await (const source of returnSources(tx, span, arising, cursor?.id)) {
      const row = rowOf(source, form, box)
      if (row) rows.push(row)
      if (rows.length > limit) break
    }
    const page = cutPage(rows, limit, ({ issueDate }) => issueDate)
    return respond({ ...page, total: page.rows.length })
  },
)

/** What a document adds to the box; undefined: nothing. */
function rowOf(source: ReturnSource, form: BoxForm, box: string): Row | undefined {
  const placed = (factsOf(source, form) ?? [])
    .flatMap(fact => placementsOf(form, fact))
    .filter(one => keyOf(one) === box)
  if (placed.length === 0) return undefined
  const { document } = source.filed.one
  const sum = (pick: (one: (typeof placed)[number]) => Minor) =>
    toText(sumOf(placed.map(pick)), form.currency)
  return {
    id: source.id,
    number: document.number,
    issueDate: document.issueDate,
    customer: document.customer.name,
    base: sum(one => one.base),
    tax: sum(one => one.tax),
  }
}
