import type { Filed, FiledDocument } from '../../books/filed.ts'
import { territoryOf } from '../../country/territory.ts'
import { taxOn } from '../../invoice/subtotal-parts.ts'
import { type ReturnLine, type ReturnSource, readReturn } from '../return-document.ts'
import type { Minor } from '../../money/currency.ts'
import { arisenOf } from '../tax-point.ts'
import type { BoxForm, ReturnFact } from './form.ts'

/** What a document adds to a return of that form, in the order of its lines; undefined: a rate of exchange is missing. */
export function factsOf(source: ReturnSource, form: BoxForm): readonly ReturnFact[] | undefined {
  const read = readReturn(source, form.currency)
  if (!read) return undefined
  const parties = partiesOf(source.filed.one.document, read.buyer.vatId, form)
  const { split, isAtHome: _, ...common } = parties
  const lines = read.lines.flatMap(line => inPeriod(line, source.filed.arising))
  return merged(lines, split !== undefined).map(line => ({
    ...common,
    ...taxOf(line, split, form),
    treatment: line.treatment,
    isGoods: isGoods(line),
    isCredit: read.kind === 'credit_note' && line.part === 'own',
    apart: apartOf(line, parties, form),
    base: line.taxable,
  }))
}

/** What of a line arises in the period, where the return counts by the day on which tax arises. */
function inPeriod(line: ReturnLine, arising: Filed['arising']): readonly ReturnLine[] {
  if (!arising) return [line]
  const own = arising.find(({ category }) => category === line.category)
  if (!own) return []
  const share = (amount: Minor) => arisenOf(amount, own.until) - arisenOf(amount, own.before)
  return [{ ...line, taxable: share(line.taxable), tax: share(line.tax) }]
}

/**
 * Lines that differ in their kind of supply alone, together: a tax that consists of parts is split as the document has it, once for
 * each rate.
 */
function merged(lines: readonly ReturnLine[], isSplit: boolean): readonly ReturnLine[] {
  const keyOf = (line: ReturnLine) =>
    JSON.stringify([
      line.part,
      line.treatment,
      line.category,
      line.rate,
      line.country,
      isSplit || line.treatment === 'home' || isGoods(line),
      line.treatment === 'outside' && isByPlace(line),
    ])
  return [...Map.groupBy(lines, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.reduce(together, first)],
  )
}

function together(a: ReturnLine, b: ReturnLine): ReturnLine {
  return { ...a, taxable: a.taxable + b.taxable, tax: a.tax + b.tax }
}

/** Supplies whose place may be abroad though the customer is at home: Directive 2006/112/EC, art. 31 to 39 and 47 to 57. */
const BY_PLACE: ReadonlySet<string> = new Set([
  'goods',
  'installed_goods',
  'goods_on_board',
  'energy',
  'land',
  'restaurant',
  'admission',
  'event',
  'passenger_transport',
  'goods_transport',
  'short_hire',
  'movable_work',
])

function isByPlace({ supply }: ReturnLine): boolean {
  return BY_PLACE.has(supply ?? 'services')
}

/** What is not taxed for a customer at home is money laid out, damages, a gift: its place is not what takes it out of the tax. */
function apartOf(line: ReturnLine, { isAtHome }: Parties, form: BoxForm): ReturnFact['apart'] {
  if (line.category === 'L' || line.category === 'M') return 'other_tax'
  const isNoSupply = line.treatment === 'outside' && isAtHome && !isByPlace(line)
  return isNoSupply && form.hasNotTaxed !== true ? 'no_supply' : undefined
}

type Parties = Pick<ReturnFact, 'isToBusiness' | 'from' | 'to' | 'place'> & {
  readonly isAtHome: boolean
  readonly split?: ReturnType<NonNullable<BoxForm['partsOf']>>
}

function partiesOf(document: FiledDocument, buyerVatId: string, form: BoxForm): Parties {
  const { seller, buyer } = document.invoice
  const region = form.regions?.find(({ postCodes }) => postCodes.test(seller.address.postCode))
  const split = form.partsOf?.(document)
  const [own, other] = [territoryOf(seller.address), territoryOf(buyer.address)]
  return {
    isAtHome: own.area.services === other.area.services,
    isToBusiness: split ? split.isToBusiness : buyerVatId !== '',
    from: region?.key ?? own.code,
    to: other.code,
    place: split?.place ?? '',
    ...(split && { split }),
  }
}

type Taxed = Pick<ReturnFact, 'rate' | 'surcharge' | 'taxes'>

/** The tax by its parts, which add up to it. A surcharge is on the same taxable amount and rounded by itself. */
function taxOf(line: ReturnLine, split: Parties['split'], form: BoxForm): Taxed {
  const { rate, tax } = line
  if (line.category === 'B') return { rate, taxes: { split: tax } }
  if (split && line.treatment !== 'foreign_tax') return { rate, taxes: split.taxes(line) }
  const both = form.surcharges?.[rate]
  if (!both || line.category !== 'S') return { rate, taxes: { vat: tax } }
  const vat = taxOn(line.taxable, both.rate)
  return { rate: both.rate, surcharge: both.surcharge, taxes: { vat, surcharge: tax - vat } }
}

const GOODS: ReadonlySet<string> = new Set([
  'goods',
  'installed_goods',
  'goods_on_board',
  'energy',
  'second_hand',
])

/** A line without a kind of its own is taken for a service, as where its tax was decided; goods have treatments of their own. */
function isGoods({ supply, treatment }: ReturnLine): boolean {
  if (supply !== undefined) return GOODS.has(supply)
  return treatment === 'intra_community' || treatment === 'export'
}
