import {
  type Decimal,
  ONE,
  ZERO,
  compare,
  decimal,
  isZero,
  magnitude,
  multiply,
  negate,
  round,
  subtract,
} from '@bordereau/domain/money/decimal'
import type { StatedSubtotal } from '../../format/stated.ts'
import { FAMILIES } from '../en16931/vat.ts'
import { isPresent, uses } from '../rule.ts'
import { SWEDISH_RATES, sellsUnderSwedishVat } from '../peppol/nordic.ts'
import { asCiiHasIt } from '../peppol/where.ts'
import { type StatedRule, type Stating, claimsPeppol, statedRule, sum } from './rule.ts'

const HUNDREDTH = decimal('0.01')

type Family = (typeof FAMILIES)[number]

/** Categories that may have several rates, and so several subtotals. */
const SEVERAL_RATES: ReadonlySet<string> = new Set(['S', 'L', 'M'])

/**
 * The VAT breakdown (BG-23): BR-CO-17, and 01, 08, 09 and 10 of each category, 11 of the category outside the scope.
 */
export const SUBTOTALS: readonly StatedRule[] = [
  statedRule('BR-CO-17', 'BT-116 BT-117 BT-119', ({ stated }) =>
    stated.vat.flatMap((subtotal, i) => (taxHolds(subtotal) ? [] : [`totals.vat.${i}.tax`])),
  ),
  ...FAMILIES.flatMap(ofFamily),
  statedRule('BR-O-11', 'BT-118', ({ stated }) =>
    stated.vat.some(one => one.category === 'O') && stated.vat.some(one => one.category !== 'O')
      ? ['totals.vat']
      : [],
  ),
  // The subtotal of a rate that no entry has; check() reads the entries.
  statedRule('SE-R-006', 'BT-119', document =>
    claimsPeppol(document) && sellsUnderSwedishVat(asCiiHasIt(document))
      ? document.stated.vat.flatMap(({ category, rate = ZERO }, i) =>
          category === 'S' && !SWEDISH_RATES.has(rate) ? [`totals.vat.${i}.rate`] : [],
        )
      : [],
  ),
  orphan('BR-IC-11', 'BT-72 BG-14', 'delivery.date', ({ delivery, period }) =>
    Boolean(delivery.date ?? period?.start ?? period?.end),
  ),
  orphan('BR-IC-12', 'BT-80', 'delivery.address.country', ({ delivery }) =>
    isPresent(delivery.address?.country ?? ''),
  ),
]

/** check() reads lines; a subtotal of intra-Community supplies without a line is only found here. */
function orphan(
  code: string,
  terms: string,
  path: string,
  holds: (invoice: Stating['invoice']) => boolean,
): StatedRule {
  return statedRule(code, terms, ({ invoice, stated }) =>
    stated.vat.some(one => one.category === 'K') && !uses(invoice, 'K') && !holds(invoice)
      ? [path]
      : [],
  )
}

function ofFamily(family: Family): StatedRule[] {
  const { category, name, reason } = family
  const each = (number: string, terms: string, field: string, holds: Holds): StatedRule =>
    statedRule(`BR-${name}-${number}`, terms, document =>
      document.stated.vat.flatMap((subtotal, i) =>
        subtotal.category !== category || holds(subtotal, document)
          ? []
          : [`totals.vat.${i}.${field}`],
      ),
    )
  return [
    statedRule(`BR-${name}-01`, 'BT-118', document =>
      categoryHolds(family, document) ? [] : ['totals.vat'],
    ),
    each('08', 'BT-116', 'taxable', (subtotal, document) =>
      taxableHolds(subtotal, family, document),
    ),
    each('09', 'BT-117', 'tax', subtotal =>
      SEVERAL_RATES.has(category) ? taxHolds(subtotal) : isZero(subtotal.tax ?? ZERO),
    ),
    each('10', 'BT-120 BT-121', 'exemptionReason', (subtotal, { invoice }) => {
      const reasoned = isPresent(subtotal.exemptionCode) || isPresent(subtotal.exemptionReason)
      return uses(invoice, category) || reasoned === (reason === 'required')
    }),
  ]
}

type Holds = (subtotal: StatedSubtotal, document: Stating) => boolean

/**
 * Each category in use has its subtotal: exactly one, or at least one where there are several rates. The artefacts for CII
 * want an entry for it as well; those for UBL accept a subtotal alone, as of a discount for early payment in Belgium.
 */
function categoryHolds({ category }: Family, { invoice, stated }: Stating): boolean {
  const used = uses(invoice, category)
  const count = stated.vat.filter(one => one.category === category).length
  if (SEVERAL_RATES.has(category)) return !used || count > 0
  if (used) return count === 1
  return count <= (stated.isUbl ? 1 : 0)
}

/** BT-116 is the sum of the taxed entries; where there are several rates, within less than one. */
function taxableHolds(
  { rate, taxable }: StatedSubtotal,
  { category }: Family,
  { invoice, stated }: Stating,
): boolean {
  const several = SEVERAL_RATES.has(category)
  const bears = (tax: { readonly category: string; readonly rate: Decimal }) =>
    tax.category === category && (!several || tax.rate === (rate ?? ZERO))
  const total = sum([
    ...stated.lines.map((line, i) => {
      const tax = invoice.lines[i]?.tax
      return tax && bears(tax) ? line.net : ZERO
    }),
    ...invoice.allowancesCharges.map((entry, i) => {
      const amount = stated.allowancesCharges[i] ?? ZERO
      if (!bears(entry.tax)) return ZERO
      return entry.charge ? amount : negate(amount)
    }),
  ])
  return several ? differsByLessThanOne(taxable ?? ZERO, total) : (taxable ?? ZERO) === total
}

/**
 * BT-117 is BT-116 times BT-119, within less than one, as in the official artefacts for UBL; those for CII tolerate one
 * whole unit.
 */
function taxHolds({ rate, taxable, tax }: StatedSubtotal): boolean {
  const exact = multiply(multiply(magnitude(taxable ?? ZERO), rate ?? ZERO), HUNDREDTH)
  return differsByLessThanOne(magnitude(tax ?? ZERO), round(exact, 2))
}

function differsByLessThanOne(a: Decimal, b: Decimal): boolean {
  return compare(magnitude(subtract(a, b)), ONE) < 0
}
