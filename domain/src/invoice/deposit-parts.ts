import { type Minor, toDecimal, toMinor } from '../money/currency.ts'
import { type Decimal, divideRounded } from '../money/decimal.ts'
import { sameTax } from '../tax-category/same-tax.ts'
import { billableOf } from './billable-of.ts'
import type { Draft, DraftLine } from './draft.ts'
import { type Totals, type VatSubtotal, totalsOf } from './totals.ts'
import { withheldBase } from './withheld-base.ts'

/** What a deposit asks of one tax, and either of what the buyer withholds of or of the rest. */
export type DepositPart = {
  readonly amount: Decimal
  readonly isWithheld: boolean
  /** What is supplied, as the agreed lines say it: none where it is a part of charges only. */
  readonly like: DraftLine | undefined
  /** What the agreed draft calls it. */
  readonly names: readonly string[]
}

/**
 * The amount of one tax as a deposit states it. Where the buyer withholds of a part of it only, it is divided as the agreed
 * net amounts are: a deposit withholds of the same as its final invoice.
 */
export function depositParts(agreed: Draft, of: VatSubtotal, amount: Decimal): DepositPart[] {
  const totals = totalsOf(billableOf(agreed))
  const base = agreed.withholding ? baseOf(agreed, totals, of) : of.taxable
  const names = agreed.lines.map(({ name }) => name)
  if (base === 0n || base === of.taxable) {
    const isWithheld = base !== 0n
    const like = likeOf(agreed, of, isWithheld)[0] ?? likeOf(agreed, of, !isWithheld)[0]
    return [{ amount, isWithheld, like, names }]
  }
  const whole = toMinor(amount, agreed.currency)
  const withheld = divideRounded(whole * base, of.taxable)
  return [
    { isWithheld: true, share: withheld },
    { isWithheld: false, share: whole - withheld },
  ]
    .filter(({ share }) => share !== 0n)
    .map(({ isWithheld, share }) => {
      const lines = likeOf(agreed, of, isWithheld)
      return {
        amount: toDecimal(share, agreed.currency),
        isWithheld,
        like: lines[0],
        names: lines.length > 0 ? lines.map(({ name }) => name) : chargesOf(agreed, of, isWithheld),
      }
    })
}

/** What of the taxable amount is withheld of. A discount, of which no part is known, may leave less than the lines have. */
function baseOf(agreed: Draft, { lines, allowancesCharges }: Totals, of: VatSubtotal): Minor {
  const nets = { lines: lines.map(({ net }) => net), allowancesCharges }
  const base = withheldBase(billableOf(agreed), nets, tax => sameTax(tax, of))
  if (base <= 0n) return 0n
  return base < of.taxable ? base : of.taxable
}

function likeOf(agreed: Draft, of: VatSubtotal, isWithheld: boolean): DraftLine[] {
  const { lines } = billableOf(agreed)
  return agreed.lines.filter(
    ({ tax }, i) =>
      sameTax(tax, of) && (!agreed.withholding || (lines[i]?.isWithheld !== false) === isWithheld),
  )
}

function chargesOf(agreed: Draft, of: VatSubtotal, isWithheld: boolean): string[] {
  return billableOf(agreed)
    .allowancesCharges.filter(({ charge, tax }) => charge && sameTax(tax, of))
    .filter(entry => (entry.isWithheld === true) === isWithheld)
    .map(({ reason }) => reason)
}
