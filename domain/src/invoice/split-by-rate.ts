import { type Currency, type Minor, sumOf, toDecimal } from '../money/currency.ts'
import { type Decimal, ONE, divide, multiply, subtract } from '../money/decimal.ts'
import { formatMinor, formatRate } from '../text/format.ts'
import { billableOf } from './billable-of.ts'
import { remainingVat } from './deposits.ts'
import type { Draft, DraftLine } from './draft.ts'
import { type FormerPart, type Supplied, formerParts, keepsFormerRates } from './former-rates.ts'
import { type Totals, lineAmount, totalsOf } from './totals.ts'

/**
 * The final invoice with the advances at former rates as lines of their own at those rates, so that the rest alone has the
 * rate of the day of supply: 300 at 24 %, 700 at 25.5 %. A line is divided by its quantity where that states both parts to
 * the cent, else into two amounts. The draft itself where nothing is to be split, or the law wants the whole at one rate.
 */
export function splitByRate(draft: Draft, supplied: Supplied, newLineId: () => string): Draft {
  if (!keepsFormerRates(supplied)) return draft
  const totals = totalsOf(billableOf(draft))
  return formerParts(draft, totals, supplied).reduce(
    (before, part) => splitPart(before, part, newLineId),
    draft,
  )
}

/** The amounts of the lines after the split: '300,00 € (24 %) + 700,00 € (25,5 %)'. */
export function splitInWords(
  { currency, language, pricesIncludeTax }: Draft,
  { vat }: Totals,
  former: readonly FormerPart[],
): string {
  const shown = (part: { readonly taxable: Minor; readonly tax: Minor }) =>
    pricesIncludeTax ? part.taxable + part.tax : part.taxable
  const written = (amount: Minor, rate: Decimal) =>
    `${formatMinor(amount, currency, language)} (${formatRate(rate, language)})`
  return former
    .map(part => {
      const sold = vat.find(
        ({ category, rate }) => category === part.category && rate === part.current,
      )
      const rest = sold ? shown(sold) - shown(part) : 0n
      return `${written(shown(part), part.rate)} + ${written(rest, part.current)}`
    })
    .join('; ')
}

/**
 * The amount of the lines that leaves just the advance at its rate. Discounts of the whole document are shared by the taxes
 * of the lines, so that more of the lines may be needed than was advanced.
 */
function splitPart(draft: Draft, part: FormerPart, newLineId: () => string): Draft {
  const { vat } = totalsOf(billableOf(draft))
  const quoted = ({ taxable, tax }: { readonly taxable: Minor; readonly tax: Minor }) =>
    draft.pricesIncludeTax ? taxable + tax : taxable
  const wanted = quoted(part)
  const sold = vat.find(row => row.category === part.category && row.rate === part.current)
  const ofLines = sumOf(
    draft.lines.filter(line => isAt(line, part)).map(line => amountOf(line, draft.currency)),
  )
  const base = sold ? quoted(sold) : 0n
  const shared = base > 0n ? (wanted * ofLines) / base : wanted
  const tries = [...new Set([wanted, shared, shared + 1n])].map(amount =>
    splitLines(draft, part, amount, newLineId),
  )
  const missed = (one: Draft) => {
    const row = remainingVat(totalsOf(billableOf(one)), one.deposits).find(
      ({ category, rate }) => category === part.category && rate === part.rate,
    )
    const left = row?.taxable ?? 0n
    return left < 0n ? -left : left
  }
  return tries.reduce((best, one) => (missed(one) < missed(best) ? one : best))
}

/** The first lines at the current rate pass to the former one, until so much is taken of them. */
function splitLines(draft: Draft, part: FormerPart, wanted: Minor, newLineId: () => string): Draft {
  let left = wanted
  const lines = draft.lines.flatMap((line): readonly DraftLine[] => {
    const whole = amountOf(line, draft.currency)
    if (left <= 0n || whole <= 0n || !isAt(line, part)) return [line]
    const taken = whole < left ? whole : left
    left -= taken
    const tax = { ...line.tax, rate: part.rate }
    if (taken === whole) return [{ ...line, tax }]
    const [former, rest] = divided(line, taken, draft.currency)
    const { sectionHeading: _, ...second } = rest
    return [
      { ...former, tax },
      { ...second, id: newLineId() },
    ]
  })
  return { ...draft, lines }
}

function isAt({ tax }: DraftLine, { category, current }: FormerPart): boolean {
  return tax.category === category && tax.rate === current && tax.country === undefined
}

/** What a line comes to as its price is quoted, in minor units. */
function amountOf(line: DraftLine, currency: Currency): Minor {
  const { quantity, price, tax } = line
  if (quantity === null || price === null) return 0n
  return lineAmount({ ...line, quantity, price, tax: { ...tax, rate: tax.rate ?? ONE } }, currency)
}

/** More digits of a quantity than this say nothing to a reader. */
const MOST_DECIMALS = 6

function divided(
  line: DraftLine,
  taken: Minor,
  currency: Currency,
): readonly [DraftLine, DraftLine] {
  const whole = amountOf(line, currency)
  const quantity = line.quantity ?? ONE
  const share = multiply(quantity, toDecimal(taken, currency))
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const part = divide(share, toDecimal(whole, currency), decimals)
    const former = { ...line, quantity: part }
    const rest = { ...line, quantity: subtract(quantity, part) }
    if (amountOf(former, currency) === taken && amountOf(rest, currency) === whole - taken)
      return [former, rest]
  }
  const priced = (amount: Minor): DraftLine => ({
    ...line,
    quantity: ONE,
    unit: 'C62',
    price: toDecimal(amount, currency),
    priceBaseQuantity: ONE,
    allowancesCharges: [],
  })
  return [priced(taken), priced(whole - taken)]
}
