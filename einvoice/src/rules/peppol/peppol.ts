import type { AllowanceCharge, Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { decimalsOf, toDecimal } from '@bordereau/domain/money/currency'
import {
  type Decimal,
  decimal,
  divide,
  isWithin,
  isZero,
  multiply,
  subtract,
} from '@bordereau/domain/money/decimal'
import { isPeppol } from '../../format/codes.ts'
import { type NetLine, netLines } from '../../format/net.ts'
import { type Rule, isPresent, onInvoice, onLines, onTaxed, rule } from '../rule.ts'
import { CURRENCIES } from '../en16931/code-lists.ts'
import { IDENTIFIER_RULES } from './identifiers.ts'

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const SELF_BILLING =
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0'

/**
 * BT-23 by the release of May 2026: billing, billing with response, the two processes of the French reform, and
 * self-billing.
 */
const PROCESSES: ReadonlySet<string> = new Set([
  'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'urn:peppol:bis:billing_with_response',
  'urn:peppol:france:billing:regulated',
  'urn:peppol:france:billing:non-regulated',
  'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
])

/** CEN's list but for one code, which STN replaced in 2018. */
const isPeppolCurrency = (code: string): boolean => CURRENCIES.has(code) && code !== 'STD'

const DIRECT_DEBITS: ReadonlySet<string> = new Set(['49', '59'])

/** UNTDID 1001 in Peppol's self-billing process 01. */
const SELF_BILLED_TYPES: ReadonlySet<string> = new Set(['389', '527', '261'])

/** UNTDID 1001 in Peppol's billing process 01. */
const TYPES: ReadonlySet<string> = new Set(
  `71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877
   381 396 81 83 532`.split(/\s+/),
)

/** P0104 … P0111: an exemption code belongs to its category. */
const REASON_CATEGORIES = [
  ['P0104', 'VATEX-EU-G', 'G'],
  ['P0105', 'VATEX-EU-O', 'O'],
  ['P0106', 'VATEX-EU-IC', 'K'],
  ['P0107', 'VATEX-EU-AE', 'AE'],
  ['P0108', 'VATEX-EU-D', 'E'],
  ['P0109', 'VATEX-EU-F', 'E'],
  ['P0110', 'VATEX-EU-I', 'E'],
  ['P0111', 'VATEX-EU-J', 'E'],
] as const

/**
 * Electronic addresses (EAS) that Peppol delivers to: fewer than BR-CL-25 accepts, and no e-mail address (EM). CL008.
 */
export const PEPPOL_SCHEMES: ReadonlySet<string> = new Set(
  `0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0188 0190 0191 0192 0195 0196 0198
   0199 0200 0201 0204 0208 0209 0210 0211 0216 0218 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910
   9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936
   9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959`.split(
    /\s+/,
  ),
)

/** Of R040 and R120. */
export const TOLERANCE = decimal('0.02')
const HUNGARIAN_TOLERANCE = decimal('0.5')
const HUNDREDTH = decimal('0.01')

/**
 * Peppol's rules that XRechnung includes unchanged; for R040 and R120 see amountRules(). Left out, because writers and
 * totalsOf cannot break them: R008 (no empty elements), R043, R044, R051, R053, R054, R055, R080, R100, R101 and R130;
 * F001 (dates are dates).
 */
export const PEPPOL_SHARED: readonly Rule[] = [
  onInvoice('PEPPOL-EN16931-R001', 'BT-23', 'businessProcess', i => isPresent(i.businessProcess)),
  onInvoice(
    'PEPPOL-EN16931-R005',
    'BT-5 BT-6',
    'taxCurrency.currency',
    ({ currency, taxCurrency }) => taxCurrency?.currency !== currency,
  ),
  onInvoice('PEPPOL-EN16931-R010', 'BT-49', 'buyer.electronicAddress', ({ buyer }) =>
    isPresent(buyer.electronicAddress?.id ?? ''),
  ),
  onInvoice('PEPPOL-EN16931-R020', 'BT-34', 'seller.electronicAddress', ({ seller }) =>
    isPresent(seller.electronicAddress?.id ?? ''),
  ),
  entries(
    'PEPPOL-EN16931-R041',
    'base',
    ({ value }) =>
      value.by === 'percent' || value.percent === undefined || value.base !== undefined,
  ),
  entries('PEPPOL-EN16931-R042', 'percent', ({ value }) => !value.base || Boolean(value.percent)),
  onLines(
    'PEPPOL-EN16931-R046',
    'BT-146 BT-147 BT-148',
    'price',
    ({ price, grossPrice, priceDiscount }) =>
      grossPrice === undefined ||
      priceDiscount === undefined ||
      price === subtract(grossPrice, priceDiscount),
  ),
  onInvoice(
    'PEPPOL-EN16931-R061',
    'BT-89',
    'payment.directDebit.mandate',
    ({ payment }) =>
      !payment ||
      !DIRECT_DEBITS.has(payment.meansCode) ||
      isPresent(payment.directDebit?.mandate ?? ''),
  ),
  onLines('PEPPOL-EN16931-R110', 'BT-73 BT-134', 'period.start', (line, { invoice }) =>
    line.period?.start && invoice.period?.start ? line.period.start >= invoice.period.start : true,
  ),
  onLines('PEPPOL-EN16931-R111', 'BT-74 BT-135', 'period.end', (line, { invoice }) =>
    line.period?.end && invoice.period?.end ? line.period.end <= invoice.period.end : true,
  ),
  onLines(
    'PEPPOL-EN16931-R121',
    'BT-149',
    'priceBaseQuantity',
    line => !isZero(line.priceBaseQuantity) && !line.priceBaseQuantity.startsWith('-'),
  ),
]

/**
 * R040 and R120: an amount is equal to its calculation, within the tolerance. Where amounts have no decimals, rounding
 * a line needs more than Peppol's two cents; KoSIT allows half a forint and only warns about lines.
 */
export function amountRules(
  toleranceOf: (currency: string) => Decimal,
): readonly [r040: Rule, r120: Rule] {
  return [
    entries('PEPPOL-EN16931-R040', 'base', (entry, { currency }) =>
      percentHolds(entry, toleranceOf(currency)),
    ),
    rule('PEPPOL-EN16931-R120', 'BT-129 BT-131 BT-146', ({ invoice, totals }) =>
      netLines(invoice, totals).flatMap((net, i) => {
        const line = invoice.lines[i]
        const holds =
          !line ||
          hasRoundingOfItsOwn(invoice) ||
          lineNetHolds(line, net, invoice.currency, toleranceOf)
        return holds ? [] : [`lines.${i}.price`]
      }),
    ),
  ]
}

/** XRechnung's tolerance. */
export function germanTolerance(currency: string): Decimal {
  return currency === 'HUF' ? HUNGARIAN_TOLERANCE : TOLERANCE
}

/**
 * Peppol BIS Billing 3, May 2026, for every country. Left out: R002 (the writer joins several notes) and CL001 … CL006,
 * which repeat BR-CL-*. The checks of identifiers are in identifiers.ts.
 */
export const PEPPOL: readonly Rule[] = [
  ...PEPPOL_SHARED,
  ...amountRules(() => TOLERANCE),
  onInvoice('PEPPOL-EN16931-CL007', 'BT-5 BT-6', 'currency', ({ currency, taxCurrency }) =>
    [currency, taxCurrency?.currency ?? ''].every(code => code === '' || isPeppolCurrency(code)),
  ),
  rule('PEPPOL-EN16931-CL008', 'BT-34-1 BT-49-1', ({ invoice }) =>
    (['seller', 'buyer'] as const)
      .filter(side => {
        const scheme = invoice[side].electronicAddress?.schemeId ?? ''
        return isPresent(scheme) && !PEPPOL_SCHEMES.has(scheme)
      })
      .map(side => `${side}.electronicAddress.schemeId`),
  ),
  onInvoice(
    'PEPPOL-EN16931-R003',
    'BT-10 BT-13',
    'buyerReference',
    invoice => isPresent(invoice.buyerReference) || isPresent(invoice.orderReference),
  ),
  onInvoice('PEPPOL-EN16931-R004', 'BT-24', 'specification', ({ specification }) =>
    [SPECIFICATION, SELF_BILLING].some(known => specification.startsWith(known)),
  ),
  onInvoice('PEPPOL-EN16931-R007', 'BT-23', 'businessProcess', ({ businessProcess }) =>
    PROCESSES.has(businessProcess.trim()),
  ),
  onInvoice('PEPPOL-EN16931-P0100', 'BT-3', 'typeCode', ({ typeCode, specification }) =>
    (specification.startsWith(SELF_BILLING) ? SELF_BILLED_TYPES : TYPES).has(typeCode),
  ),
  onInvoice(
    'PEPPOL-EN16931-P0112',
    'BT-3',
    'typeCode',
    invoice => (invoice.typeCode !== '326' && invoice.typeCode !== '384') || bothGerman(invoice),
  ),
  ...REASON_CATEGORIES.map(([code, reason, category]) =>
    onTaxed(
      `PEPPOL-EN16931-${code}`,
      'BT-118 BT-121',
      'any',
      'exemptionCode',
      tax => tax.exemptionCode.toUpperCase() !== reason || tax.category === category,
    ),
  ),
  ...IDENTIFIER_RULES,
]

export function bothGerman({ seller, buyer }: Invoice): boolean {
  return [seller, buyer].every(party => party.address.country === 'DE')
}

/** A rule on the value of each allowance and charge, at both levels. */
function entries(
  code: string,
  field: string,
  holds: (entry: AllowanceCharge, invoice: Invoice) => boolean,
): Rule {
  return rule(code, 'BG-20 BG-21 BG-27 BG-28', ({ invoice, lines }) => [
    ...invoice.allowancesCharges.flatMap((entry, i) =>
      holds(entry, invoice) ? [] : [`allowancesCharges.${i}.value.${field}`],
    ),
    ...lines.flatMap((line, i) =>
      line.allowancesCharges.flatMap((entry, j) =>
        holds(entry, invoice) ? [] : [`lines.${i}.allowancesCharges.${j}.value.${field}`],
      ),
    ),
  ])
}

/** An amount with a base and a percentage must be their product, within the tolerance. */
function percentHolds({ value }: AllowanceCharge, tolerance: Decimal): boolean {
  if (value.by === 'percent' || !value.base || !value.percent) return true
  const exact = multiply(multiply(value.base, value.percent), HUNDREDTH)
  return isWithin(value.amount, exact, tolerance)
}

/** Peppol's file has what rounding to whole units added to a line as an entry of its own (roundingOf). */
function hasRoundingOfItsOwn({ specification, currency }: Invoice): boolean {
  return isPeppol(specification) && decimalsOf(currency) === 0
}

function lineNetHolds(
  { quantity, priceBaseQuantity }: InvoiceLine,
  { price, allowancesCharges, net }: NetLine,
  currency: string,
  toleranceOf: (currency: string) => Decimal,
): boolean {
  if (isZero(priceBaseQuantity)) return true
  const entries = allowancesCharges.reduce(
    (sum, { charge, amount }) => (charge ? sum + amount : sum - amount),
    0n,
  )
  const exact = divide(multiply(quantity, price), priceBaseQuantity, 10)
  return isWithin(toDecimal(net - entries, currency), exact, toleranceOf(currency))
}
