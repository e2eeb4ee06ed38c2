import { type LocalDate, addMonths, localDate } from '../date.ts'
import { type Minor, sumOf } from '../money/currency.ts'
import type { Place } from '../country/territory.ts'
import { type ReportPeriod, periodOf } from '../report/period.ts'
import { type ListNumber, type NumberFault, listNumberOf } from './list-number.ts'
import { type ReturnDocument, type ReturnLine, isCorrection } from './return-document.ts'
import type { Treatment } from './treatment.ts'

/** What an EC sales list tells apart: Directive 2006/112/EC, art. 262 and 264. */
export const LIST_KINDS = ['goods', 'services', 'triangular', 'call_off'] as const
export type ListKind = (typeof LIST_KINDS)[number]

const KIND_OF: Readonly<Partial<Record<Treatment, ListKind>>> = {
  intra_community: 'goods',
  service_reverse_charge: 'services',
  triangulation: 'triangular',
  call_off: 'call_off',
}

/** What one document adds to a row; in minor units of the company's currency. */
export type ListedDocument = {
  readonly id: string
  readonly number: string
  readonly day: LocalDate
  readonly amount: Minor
  /** Of a correction: the period to which the corrected document belongs, where it is an earlier one. */
  readonly corrects?: string | undefined
}

/** A customer and a kind; its amount is negative where more was credited than sold. */
export type ListRow = ListNumber & {
  readonly kind: ListKind
  readonly name: string
  readonly amount: Minor
  readonly documents: readonly ListedDocument[]
}

/** What belongs in the list and cannot be reported, by customer: never left out without a word. */
export type Unreportable = {
  readonly fault: NumberFault
  readonly kind: ListKind
  readonly name: string
  readonly vatId: string
  readonly amount: Minor
  readonly documents: readonly ListedDocument[]
}

export type SalesList = {
  readonly rows: readonly ListRow[]
  readonly unreportable: readonly Unreportable[]
}

/**
 * The list of a period, of documents of any day. `seller` is where the company is, `kinds` what the state's list has. The
 * sums of rows and of what cannot be reported are together those of the documents.
 */
export function salesList(
  documents: readonly ReturnDocument[],
  period: ReportPeriod,
  seller: Place,
  kinds: readonly ListKind[] = LIST_KINDS,
): SalesList {
  const entries = documents.flatMap(document => entriesOf(document, period, seller, kinds))
  const grouped = [...Map.groupBy(entries, ({ key }) => key).values()]
  const rows = grouped.flatMap(([first, ...rest]): readonly ListRow[] => {
    if (!first || typeof first.customer === 'string') return []
    const { customer, kind, name } = first
    return [{ ...customer, kind, name, ...summed([first, ...rest]) }]
  })
  const unreportable = grouped.flatMap(([first, ...rest]): readonly Unreportable[] => {
    if (!first || typeof first.customer !== 'string') return []
    const { customer: fault, kind, name, vatId } = first
    return [{ fault, kind, name, vatId, ...summed([first, ...rest]) }]
  })
  return { rows: rows.toSorted(byNumber), unreportable }
}

/**
 * The day by which a line belongs to a period. Goods: that of the invoice, or at the latest the 15th of the month after the
 * supply (Directive 2006/112/EC, art. 67 and 222; UStG § 18a (8)). Services: that of supply, because art. 66 does not
 * apply to them; a payment on account counts by the day of its document. A correction counts when it is made (art. 264 (2)).
 */
export function dayOfList(
  { type, issueDate, suppliedOn }: Pick<ReturnDocument, 'type' | 'issueDate' | 'suppliedOn'>,
  kind: ListKind,
): LocalDate {
  if (isCorrection(type) || type === 'deposit') return issueDate
  if (kind === 'services') return suppliedOn
  const latest = localDate(`${addMonths(suppliedOn, 1).slice(0, 7)}-15`)
  return issueDate < latest ? issueDate : latest
}

/**
 * Whether a line is in a list at all. A payment on account for goods is not: they are reported with their delivery, whole,
 * because art. 65 does not apply to what art. 138 exempts (art. 67).
 */
export function listKindOf(
  { treatment, part }: Pick<ReturnLine, 'treatment' | 'part'>,
  { type, corrects }: Pick<ReturnDocument, 'type' | 'corrects'>,
): ListKind | undefined {
  const kind = KIND_OF[treatment]
  if (kind === undefined || kind === 'services') return kind
  const isAdvance = type === 'deposit' || part === 'set_off' || corrects?.type === 'deposit'
  return isAdvance ? undefined : kind
}

type Entry = {
  readonly key: string
  readonly customer: ListNumber | NumberFault
  readonly kind: ListKind
  readonly name: string
  readonly vatId: string
  readonly document: ListedDocument
}

function entriesOf(
  document: ReturnDocument,
  period: ReportPeriod,
  seller: Place,
  kinds: readonly ListKind[],
): readonly Entry[] {
  const { lines, buyer, id, number } = document
  return kinds.flatMap((kind): readonly Entry[] => {
    const day = dayOfList(document, kind)
    const own = lines.filter(line => listKindOf(line, document) === kind)
    if (own.length === 0 || day < period.from || day > period.to) return []
    const amount = sumOf(own.map(({ taxable }) => taxable))
    const customer = listNumberOf(buyer.vatId, kind, seller)
    const key = JSON.stringify([kind, typeof customer === 'string' ? buyer : customer])
    const corrects = earlierPeriod(document, kind, period)
    const listed = { id, number, day, amount, corrects }
    return [{ key, customer, kind, name: buyer.name, vatId: buyer.vatId, document: listed }]
  })
}

function earlierPeriod(
  { corrects }: ReturnDocument,
  kind: ListKind,
  period: ReportPeriod,
): string | undefined {
  if (!corrects) return undefined
  const before = periodOf(period.unit, dayOfList(corrects, kind))
  return before.from < period.from ? before.key : undefined
}

function summed(entries: readonly Entry[]) {
  const documents = entries.map(({ document }) => document)
  return { amount: sumOf(documents.map(({ amount }) => amount)), documents }
}

function byNumber(a: ListRow, b: ListRow): number {
  const [one, other] = [a, b].map(({ prefix, number, kind }) => [prefix, number, kind].join(' '))
  return one === other ? 0 : (one ?? '') < (other ?? '') ? -1 : 1
}
