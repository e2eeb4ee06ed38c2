import { territoryOf } from '../country/territory.ts'
import type { LocalDate } from '../date.ts'
import { documentTypeOf } from '../document-kind.ts'
import type { Draft } from '../invoice/draft.ts'
import type { Invoice } from '../invoice/invoice.ts'
import type { Totals } from '../invoice/totals.ts'
import type { PartyProfile } from '../party/party.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import { type TaxPoint, taxPointOf } from './tax-point.ts'

/** The tax points of a document by the categories of its subtotals. */
export type TaxPoints = Readonly<Partial<Record<TaxCategoryCode, TaxPoint>>>

/**
 * When the taxes of a document arise that is being issued; undefined where all of them do on the day of its issue. The last
 * day of the periods of the lines counts as that of the document where each of them has one.
 */
export function taxPointsOf(document: {
  readonly draft: Draft
  readonly invoice: Pick<Invoice, 'taxPointCode' | 'taxPointDate'>
  readonly totals: Pick<Totals, 'vat'>
  readonly seller: Pick<PartyProfile, 'address'>
  readonly buyer: Pick<PartyProfile, 'kind'>
  readonly issueDate: LocalDate
}): TaxPoints | undefined {
  const { draft, invoice, totals, seller, buyer, issueDate } = document
  const facts = {
    country: territoryOf(seller.address).law,
    type: documentTypeOf(draft),
    issueDate,
    deliveryDate: draft.deliveryDate ?? undefined,
    period: draft.period ?? lastPeriod(draft),
    taxPointDate: invoice.taxPointDate,
    taxPointCode: invoice.taxPointCode,
    supplies: draft.lines.map(({ supply }) => supply),
    buyerKind: buyer.kind,
  }
  const points = totals.vat.map(({ category }): readonly [TaxCategoryCode, TaxPoint] => [
    category,
    taxPointOf(facts, category),
  ])
  const isPlain = points.every(([, point]) => point.by === 'day' && point.day === issueDate)
  return isPlain ? undefined : Object.fromEntries(points)
}

function lastPeriod({ lines }: Draft): { readonly end: LocalDate } | undefined {
  if (!lines.every(({ period }) => period?.end)) return undefined
  const last = lines
    .flatMap(({ period }) => period?.end ?? [])
    .toSorted()
    .at(-1)
  return last === undefined ? undefined : { end: last }
}
