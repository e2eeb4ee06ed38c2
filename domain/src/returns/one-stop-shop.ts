import { isEu } from '../country/countries.ts'
import { offeredTaxes } from '../country/offered-taxes.ts'
import type { LocalDate } from '../date.ts'
import { type Currency, type Minor, convert, sumOf } from '../money/currency.ts'
import { type Decimal, ONE } from '../money/decimal.ts'
import type { Country } from '../party/party.ts'
import { type ReportPeriod, periodOf } from '../report/period.ts'
import { ONE_STOP_SHOP } from '../tax/one-stop-shop.ts'
import { isInForce } from '../tax/tax-of.ts'
import { dueOn, yearsLater } from './due-date.ts'
import { type ReturnDocument, type ReturnLine, dayOfReturn } from './return-document.ts'

export type OssSupply = 'goods' | 'services'

/** Directive 2006/112/EC, art. 369i: by the end of the month after the quarter, also where that day is no working day. */
export const OSS_DUE = { by: 'month_end' } as const

/** What one document adds, in minor units of the euro. */
export type OssDocument = {
  readonly id: string
  readonly number: string
  readonly day: LocalDate
  readonly base: Minor
  readonly vat: Minor
}

export type OssRow = {
  /** ISO 3166-1; files write EL for Greece. */
  readonly state: Country
  readonly supply: OssSupply
  /** Percent. */
  readonly rate: Decimal
  readonly rateType: 'STANDARD' | 'REDUCED'
  readonly base: Minor
  readonly vat: Minor
  readonly documents: readonly OssDocument[]
}

/** Art. 369g (4): the tax alone, by state and by the quarter that it corrects. */
export type OssCorrection = {
  readonly state: Country
  /** '2026-Q1'. */
  readonly quarter: string
  readonly vat: Minor
  readonly documents: readonly OssDocument[]
}

export type OssReturn = {
  readonly rows: readonly OssRow[]
  readonly corrections: readonly OssCorrection[]
  /** By state, with corrections; what is due is the sum of the positive ones, because a state pays back what is negative. */
  readonly balances: readonly { readonly state: Country; readonly vat: Minor }[]
  readonly due: Minor
  /** What cannot be in the return, with the reason. */
  readonly leftOut: readonly (OssDocument & {
    readonly state: Country
    readonly reason: 'no_rate' | 'business' | 'too_late' | 'negative'
  })[]
}

/**
 * Euro for one unit of a currency on the last day of a quarter, as the European Central Bank published it (art. 369h (2));
 * undefined where it is not known.
 */
export type EuroRate = (currency: Currency, quarter: ReportPeriod) => Decimal | undefined

/** The return of a quarter (Union scheme), of documents of any day. Supplies are those from the company's own state. */
export function ossReturn(
  documents: readonly ReturnDocument[],
  quarter: ReportPeriod,
  euroRate: EuroRate,
): OssReturn {
  const entries = documents.flatMap(document => entriesOf(document, quarter, euroRate))
  const fit = entries.filter(({ reason }) => reason === undefined)
  const current = fit.filter(({ corrects }) => corrects === undefined)
  const groups = [
    ...Map.groupBy(current, ({ state, supply, rate }) => `${state} ${supply} ${rate}`),
  ]
  const all = groups.flatMap(([, group]) => rowOf(group))
  // Art. 369g: no negative amounts in the main part. Something corrects what is not known here.
  const isNegative = ({ base, vat }: OssRow) => base < 0n || vat < 0n
  const rows = all.filter(row => !isNegative(row))
  const corrections = correctionsOf(fit)
  const balances = balancesOf([...rows, ...corrections])
  const negative = all
    .filter(isNegative)
    .flatMap(({ state, documents: own }) =>
      own.map(one => ({ ...one, state, reason: 'negative' as const })),
    )
  return {
    rows: rows.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b))),
    corrections,
    balances,
    due: sumOf(balances.flatMap(({ vat }) => (vat > 0n ? [vat] : []))),
    leftOut: [...entries.flatMap(leftOutOf), ...negative],
  }
}

type Entry = OssDocument & {
  readonly state: Country
  readonly supply: OssSupply
  readonly rate: Decimal
  readonly isStandard: boolean
  readonly corrects?: string | undefined
  readonly reason?: OssReturn['leftOut'][number]['reason'] | undefined
}

function entriesOf(
  document: ReturnDocument,
  quarter: ReportPeriod,
  euroRate: EuroRate,
): readonly Entry[] {
  const day = dayOfReturn(document)
  if (day < quarter.from || day > quarter.to) return []
  const corrected = correctedQuarter(document, quarter)
  return document.lines.flatMap((line): readonly Entry[] => {
    const { country: state = '', rate } = line
    if (!isUnionSale(line, document)) return []
    const euro = inEuro(line, document.currency, corrected ?? quarter, euroRate)
    const { base, vat } = euro ?? { base: 0n, vat: 0n }
    const reason =
      document.buyer.vatId !== '' && line.key === undefined
        ? 'business'
        : euro === undefined
          ? 'no_rate'
          : corrected && isTooLate(corrected, day)
            ? 'too_late'
            : undefined
    const supply = GOODS.has(line.supply ?? '') ? 'goods' : 'services'
    const isStandard = rate === standardRate(state, day)
    const { id, number } = document
    return [
      {
        id,
        number,
        day,
        base,
        vat,
        state,
        supply,
        rate,
        isStandard,
        corrects: corrected?.key,
        reason,
      },
    ]
  })
}

const GOODS: ReadonlySet<string> = new Set(['goods', 'goods_on_board', 'energy', 'second_hand'])

/** Tax of another member state that the seller owes; of a key only those of the one-stop shop, not of a number there. */
function isUnionSale({ treatment, country, key }: ReturnLine, { seller }: ReturnDocument): boolean {
  if (treatment !== 'foreign_tax' || country === undefined || !isEu(country)) return false
  return country !== seller.country && (key === undefined || key.startsWith(ONE_STOP_SHOP))
}

function correctedQuarter({ corrects }: ReturnDocument, quarter: ReportPeriod) {
  if (!corrects) return undefined
  const before = periodOf('quarter', corrects.suppliedOn)
  return before.from < quarter.from ? before : undefined
}

function isTooLate(corrected: ReportPeriod, day: LocalDate): boolean {
  return day > yearsLater(dueOn(OSS_DUE, corrected), 3)
}

function inEuro(
  { own }: ReturnLine,
  currency: Currency,
  quarter: ReportPeriod,
  euroRate: EuroRate,
): { readonly base: Minor; readonly vat: Minor } | undefined {
  const rate = currency === 'EUR' ? ONE : euroRate(currency, quarter)
  if (rate === undefined) return undefined
  const convertOne = (amount: Minor) => convert(amount, currency, 'EUR', rate)
  return { base: convertOne(own.taxable), vat: convertOne(own.tax) }
}

function standardRate(state: Country, day: LocalDate): Decimal | undefined {
  const taxes = offeredTaxes({ country: state, postCode: '', subdivision: '' })
  return taxes.find(tax => tax.key === 'standard' && isInForce(tax, day))?.rate ?? undefined
}

function rowOf(group: readonly Entry[]): readonly OssRow[] {
  const [first] = group
  if (!first) return []
  const { state, supply, rate, isStandard } = first
  const rateType = isStandard ? 'STANDARD' : 'REDUCED'
  return [{ state, supply, rate, rateType, ...summed(group) }]
}

function correctionsOf(entries: readonly Entry[]): readonly OssCorrection[] {
  const corrections = entries.filter(({ corrects }) => corrects !== undefined)
  const groups = Map.groupBy(corrections, ({ state, corrects }) => `${corrects} ${state}`)
  return [...groups.values()]
    .flatMap((group): readonly OssCorrection[] => {
      const [first] = group
      if (first?.corrects === undefined) return []
      const { vat, documents } = summed(group)
      return [{ state: first.state, quarter: first.corrects, vat, documents }]
    })
    .toSorted((a, b) => `${a.quarter} ${a.state}`.localeCompare(`${b.quarter} ${b.state}`))
}

function balancesOf(parts: readonly { readonly state: Country; readonly vat: Minor }[]) {
  return [...Map.groupBy(parts, ({ state }) => state)]
    .map(([state, own]) => ({ state, vat: sumOf(own.map(({ vat }) => vat)) }))
    .toSorted((a, b) => a.state.localeCompare(b.state))
}

function summed(entries: readonly Entry[]) {
  const documents = entries.map(({ id, number, day, base, vat }) => ({
    id,
    number,
    day,
    base,
    vat,
  }))
  return {
    base: sumOf(documents.map(({ base }) => base)),
    vat: sumOf(documents.map(({ vat }) => vat)),
    documents,
  }
}

function leftOutOf({ id, number, day, base, vat, state, reason }: Entry): OssReturn['leftOut'] {
  return reason === undefined ? [] : [{ id, number, day, base, vat, state, reason }]
}

function orderOf({ state, supply, rate }: OssRow): string {
  return [state, supply, rate.padStart(6, '0')].join(' ')
}

/** The quarters whose last days' rates a return may need: its own, and those that its corrections concern. */
export function quartersOf(
  documents: readonly ReturnDocument[],
  quarter: ReportPeriod,
): readonly ReportPeriod[] {
  const corrected = documents.flatMap(document => correctedQuarter(document, quarter) ?? [])
  return [...new Map([quarter, ...corrected].map(one => [one.key, one])).values()]
}
