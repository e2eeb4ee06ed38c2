import { isEu } from '@bordereau/domain/country/countries'
import { toDecimal } from '@bordereau/domain/money/currency'
import { type Decimal, compare, decimal, isZero, magnitude } from '@bordereau/domain/money/decimal'
import { DECIMALS } from './en16931/decimal.ts'
import { type Rule, onInvoice, rule } from './rule.ts'

/**
 * Limits of XML: where the official validators would refuse a file although the invoice is lawful, it is not written.
 */

const HALF = decimal('0.5')

/** Card numbers of more than ten characters: BR-51 warns in UBL and is fatal in CII. */
const CARD_LENGTH_MAX = 10

/** Both syntaxes: amounts with a third decimal, as in Gulf currencies (BR-DEC-*), reported once. */
export const THIRD_DECIMAL: Rule = rule('BDX-XML-01', 'BT-5', subject =>
  DECIMALS.some(({ breaks }) => breaks(subject).length > 0) ? ['currency'] : [],
)

/**
 * Both syntaxes: the artefacts round the rate before they compare (BR-CO-17), so that below 0.5 % they accept only a
 * tax that rounds to zero. India's 0.25 % on rough diamonds is such a rate.
 */
export const LOW_RATE: Rule = rule('BDX-XML-03', 'BT-117 BT-119', ({ totals, taxed }) =>
  totals.vat
    .filter(({ rate }) => !isZero(rate) && isBelowHalf(rate))
    .filter(({ tax }) => !isBelowHalf(toDecimal(tax, totals.currency)))
    .flatMap(({ category, rate }) =>
      taxed
        .filter(one => one.tax.category === category && one.tax.rate === rate)
        .slice(0, 1)
        .map(one => `${one.path}.tax.rate`),
    ),
)

/**
 * Both syntaxes: EN 16931 has one VAT rate a line. Outside of the EU their sum stands for several taxes; inside, a rate
 * such as 26.2 % (IVA and recargo de equivalencia, LIVA art. 161) would be no member state's.
 */
export const SEVERAL_TAXES: Rule = rule('BDX-XML-07', 'BT-96 BT-103 BT-152', ({ invoice, taxed }) =>
  isEu(invoice.seller.address.country)
    ? taxed.filter(({ tax }) => (tax.parts?.length ?? 0) > 1).map(({ path }) => `${path}.tax.rate`)
    : [],
)

/**
 * CII and so Factur-X: IGIC at zero, Spain's «tipo cero», is allowed by the standard and by UBL's artefact (BR-AF-05 …
 * 07) and refused by CII's; D16B has one preceding invoice; BR-51 is fatal there.
 */
export const NOT_IN_CII: readonly Rule[] = [
  rule('BDX-XML-04', 'BT-96 BT-103 BT-152', ({ taxed }) =>
    taxed
      .filter(({ tax }) => tax.category === 'L' && isZero(tax.rate))
      .map(({ path }) => `${path}.tax.rate`),
  ),
  onInvoice('BDX-XML-05', 'BG-3', 'precedingInvoices', i => i.precedingInvoices.length <= 1),
  onInvoice(
    'BDX-XML-06',
    'BT-87',
    'payment.card.number',
    ({ payment }) => (payment?.card?.number.trim().length ?? 0) <= CARD_LENGTH_MAX,
  ),
]

const isBelowHalf = (value: Decimal): boolean => compare(magnitude(value), HALF) < 0
