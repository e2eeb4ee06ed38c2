import type { AllowanceCharge, Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { toDecimal } from '@bordereau/domain/money/currency'
import {
  type Decimal,
  compare,
  decimal,
  divide,
  isNegative,
  isZero,
  multiply,
  negate,
  subtract,
} from '@bordereau/domain/money/decimal'
import type { Identifier } from '@bordereau/domain/party/party'
import { netLine } from '../../format/net.ts'
import { type Rule, type Subject, given, onInvoice, onLines, onTaxed, rule } from '../rule.ts'
import { isBelgianEnterprise, isGln, isLuhn, isNorwegianOrganisation } from '../../check-digits.ts'

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const PROCESS = /^urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0$/

const DIRECT_DEBITS: ReadonlySet<string> = new Set(['49', '59'])

/** UNTDID 1001 in Peppol's billing process 01. */
const TYPES: ReadonlySet<string> = new Set(
  `71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877
   381 396 81 83 532`.split(/\s+/),
)

/** P0104 … P0111: a reason of VAT law goes with its category. */
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

const CHECKED = [
  ['PEPPOL-COMMON-R040', '0088', isGln],
  ['PEPPOL-COMMON-R041', '0192', isNorwegianOrganisation],
  ['PEPPOL-COMMON-R043', '0208', isBelgianEnterprise],
  ['PEPPOL-COMMON-R049', '0007', (id: string) => /^\d{10}$/.test(id) && isLuhn(id)],
] as const

const SLACK = decimal('0.02')
const HUNDREDTH = decimal('0.01')

/**
 * Peppol's rules that XRechnung takes over. Left out, since writers and totalsOf cannot break them: R008 (no empty
 * elements), R043, R044, R051, R053, R054, R055, R080, R100, R101 and R130; F001 (dates are dates).
 */
export const PEPPOL_SHARED: readonly Rule[] = [
  onInvoice('PEPPOL-EN16931-R001', 'BT-23', 'businessProcess', i => given(i.businessProcess)),
  onInvoice(
    'PEPPOL-EN16931-R005',
    'BT-5 BT-6',
    'taxCurrency.currency',
    ({ currency, taxCurrency }) => taxCurrency?.currency !== currency,
  ),
  onInvoice('PEPPOL-EN16931-R010', 'BT-49', 'buyer.electronicAddress', ({ buyer }) =>
    given(buyer.electronicAddress?.id ?? ''),
  ),
  onInvoice('PEPPOL-EN16931-R020', 'BT-34', 'seller.electronicAddress', ({ seller }) =>
    given(seller.electronicAddress?.id ?? ''),
  ),
  entries('PEPPOL-EN16931-R040', 'base', percentHolds),
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
      given(payment.directDebit?.mandate ?? ''),
  ),
  onLines('PEPPOL-EN16931-R110', 'BT-73 BT-134', 'period.start', (line, { invoice }) =>
    line.period?.start && invoice.period?.start ? line.period.start >= invoice.period.start : true,
  ),
  onLines('PEPPOL-EN16931-R111', 'BT-74 BT-135', 'period.end', (line, { invoice }) =>
    line.period?.end && invoice.period?.end ? line.period.end <= invoice.period.end : true,
  ),
  // Where amounts have no decimals, rounding a line takes more than the two cents that are allowed.
  onLines('PEPPOL-EN16931-R120', 'BT-129 BT-131 BT-146', 'price', lineNetHolds),
  onLines(
    'PEPPOL-EN16931-R121',
    'BT-149',
    'priceBaseQuantity',
    line => !isZero(line.priceBaseQuantity) && !line.priceBaseQuantity.startsWith('-'),
  ),
]

/**
 * Peppol BIS Billing 3, May 2026, for every country. Left out: R002 (the writer says several notes in one) and
 * CL001 … CL008, which say again what BR-CL-* say.
 */
export const PEPPOL: readonly Rule[] = [
  ...PEPPOL_SHARED,
  onInvoice(
    'PEPPOL-EN16931-R003',
    'BT-10 BT-13',
    'buyerReference',
    invoice => given(invoice.buyerReference) || given(invoice.orderReference),
  ),
  onInvoice('PEPPOL-EN16931-R004', 'BT-24', 'specification', ({ specification }) =>
    specification.startsWith(SPECIFICATION),
  ),
  onInvoice('PEPPOL-EN16931-R007', 'BT-23', 'businessProcess', ({ businessProcess }) =>
    PROCESS.test(businessProcess),
  ),
  onInvoice('PEPPOL-EN16931-P0100', 'BT-3', 'typeCode', ({ typeCode }) => TYPES.has(typeCode)),
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
  ...CHECKED.map(([code, scheme, valid]) =>
    rule(code, 'BT-29 BT-30 BT-34 BT-46 BT-47 BT-49 BT-60 BT-61', ({ invoice }) =>
      identifiersOf(invoice)
        .filter(([id]) => id?.schemeId === scheme && !valid(id.id.trim()))
        .map(([, path]) => path),
    ),
  ),
]

/** All identifiers of parties, with where they stand. */
function identifiersOf(invoice: Invoice): (readonly [Identifier | undefined, path: string])[] {
  const { payee } = invoice
  return [
    ...(['seller', 'buyer'] as const).flatMap(side => {
      const { electronicAddress, legalRegistration, identifiers } = invoice[side]
      return [
        [electronicAddress, `${side}.electronicAddress`] as const,
        [legalRegistration, `${side}.legalRegistration`] as const,
        ...identifiers.map((id, i) => [id, `${side}.identifiers.${i}`] as const),
      ]
    }),
    [payee?.identifier, 'payee.identifier'],
    [payee?.legalRegistration, 'payee.legalRegistration'],
  ]
}

function bothGerman({ seller, buyer }: Invoice): boolean {
  return [seller, buyer].every(party => party.address.country === 'DE')
}

/** A rule on the value of each allowance and charge, at both levels. */
function entries(code: string, field: string, holds: (entry: AllowanceCharge) => boolean): Rule {
  return rule(code, 'BG-20 BG-21 BG-27 BG-28', ({ invoice, lines }) => [
    ...invoice.allowancesCharges.flatMap((entry, i) =>
      holds(entry) ? [] : [`allowancesCharges.${i}.value.${field}`],
    ),
    ...lines.flatMap((line, i) =>
      line.allowancesCharges.flatMap((entry, j) =>
        holds(entry) ? [] : [`lines.${i}.allowancesCharges.${j}.value.${field}`],
      ),
    ),
  ])
}

/** An amount said beside its base and percentage must be their product, within two cents. */
function percentHolds({ value }: AllowanceCharge): boolean {
  if (value.by === 'percent' || !value.base || !value.percent) return true
  const exact = multiply(multiply(value.base, value.percent), HUNDREDTH)
  return isWithin(value.amount, exact)
}

function lineNetHolds(line: InvoiceLine, { invoice, totals, lines }: Subject): boolean {
  const own = totals.lines[lines.indexOf(line)]
  if (!own || isZero(line.priceBaseQuantity)) return true
  const { price, allowancesCharges, net } = netLine(line, own, invoice)
  const entries = allowancesCharges.reduce(
    (sum, { charge, amount }) => (charge ? sum + amount : sum - amount),
    0n,
  )
  const exact = divide(multiply(line.quantity, price), line.priceBaseQuantity, 10)
  return isWithin(toDecimal(net - entries, invoice.currency), exact)
}

function isWithin(amount: Decimal, exact: Decimal): boolean {
  const off = subtract(amount, exact)
  return compare(isNegative(off) ? negate(off) : off, SLACK) <= 0
}
