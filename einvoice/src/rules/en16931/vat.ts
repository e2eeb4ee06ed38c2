import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { isNegative, isZero } from '@bordereau/domain/money/decimal'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { type Rule, type Taxed, isPresent, rule } from '../rule.ts'

/** The requirements of EN 16931-1 §6.4.3 on a category; its rules differ only in these. */
type Family = {
  readonly category: TaxCategoryCode
  /** The rules' names: BR-<name>-05. */
  readonly name: string
  /** The required tax number of the seller: any tax number, a VAT number, or none at all. */
  readonly seller: 'tax' | 'vat' | 'none'
  /** The required number of the buyer: not required, VAT number, VAT or register number, or no VAT number allowed. */
  readonly buyer: 'any' | 'vat' | 'vat-or-register' | 'none'
  readonly rate: 'positive' | 'zero' | 'not-negative' | 'none'
  readonly reason: 'required' | 'forbidden'
}

export const FAMILIES: readonly Family[] = [
  family('S', 'S', 'tax', 'any', 'positive', 'forbidden'),
  family('Z', 'Z', 'tax', 'any', 'zero', 'forbidden'),
  family('E', 'E', 'tax', 'any', 'zero', 'required'),
  family('AE', 'AE', 'tax', 'vat-or-register', 'zero', 'required'),
  family('K', 'IC', 'vat', 'vat', 'zero', 'required'),
  family('G', 'G', 'vat', 'any', 'zero', 'required'),
  family('O', 'O', 'none', 'none', 'none', 'required'),
  family('L', 'AF', 'tax', 'any', 'not-negative', 'forbidden'),
  family('M', 'AG', 'tax', 'any', 'not-negative', 'forbidden'),
]

const KINDS = [
  { kind: 'line', category: 'BT-151', rate: 'BT-152', parties: '02', rates: '05', mixed: '12' },
  { kind: 'allowance', category: 'BT-95', rate: 'BT-96', parties: '03', rates: '06', mixed: '13' },
  { kind: 'charge', category: 'BT-102', rate: 'BT-103', parties: '04', rates: '07', mixed: '14' },
] as const

/**
 * BR-S, Z, E, AE, IC, G, O, AF, AG: 02–04 the required parties' numbers, 05–07 the rate, 10 the reason. Left out,
 * because totalsOf cannot break them: 01 (a subtotal for each category in use), 08 (the taxable amount is the sum of
 * the entries) and 09 (the tax is the taxable amount times the rate; zero follows from 05–07).
 */
export const CATEGORIES: readonly Rule[] = [
  ...FAMILIES.flatMap(entry => [
    ...KINDS.map(({ kind, parties, category }) =>
      rule(`BR-${entry.name}-${parties}`, partyTerms(entry, category), ({ taxed, invoice }) =>
        uses(taxed, entry.category, kind) ? partyPaths(entry, invoice) : [],
      ),
    ),
    ...KINDS.map(({ kind, rates, category, rate }) =>
      rule(`BR-${entry.name}-${rates}`, `${category} ${rate}`, ({ taxed }) =>
        taxed
          .filter(one => one.kind === kind && one.tax.category === entry.category)
          .filter(one => !rateHolds(entry, one.tax.rate))
          .map(one => `${one.path}.tax.rate`),
      ),
    ),
    rule(`BR-${entry.name}-10`, 'BT-118 BT-120 BT-121', ({ taxed }) => reasonPaths(entry, taxed)),
  ]),
  ...KINDS.map(({ kind, mixed, category }) =>
    rule(`BR-O-${mixed}`, `BT-118 ${category}`, ({ taxed }) =>
      uses(taxed, 'O')
        ? taxed
            .filter(one => one.kind === kind && one.tax.category !== 'O')
            .map(one => `${one.path}.tax.category`)
        : [],
    ),
  ),
  // A supply between member states has a date and a place of delivery.
  rule('BR-IC-11', 'BT-72 BG-14', ({ taxed, invoice: { delivery, period } }) =>
    uses(taxed, 'K') && !delivery.date && !period?.start && !period?.end ? ['delivery.date'] : [],
  ),
  rule('BR-IC-12', 'BT-80', ({ taxed, invoice: { delivery } }) =>
    uses(taxed, 'K') && !isPresent(delivery.address?.country ?? '')
      ? ['delivery.address.country']
      : [],
  ),
  rule('BR-B-01', 'BT-40 BT-55', ({ taxed, invoice: { seller, buyer } }) =>
    uses(taxed, 'B') && [seller, buyer].some(party => party.address.country !== 'IT')
      ? taxed.filter(one => one.tax.category === 'B').map(one => `${one.path}.tax.category`)
      : [],
  ),
  rule('BR-B-02', 'BT-151 BT-95 BT-102', ({ taxed }) =>
    uses(taxed, 'B')
      ? taxed.filter(one => one.tax.category === 'S').map(one => `${one.path}.tax.category`)
      : [],
  ),
]

function family(
  category: TaxCategoryCode,
  name: string,
  seller: Family['seller'],
  buyer: Family['buyer'],
  rate: Family['rate'],
  reason: Family['reason'],
): Family {
  return { category, name, seller, buyer, rate, reason }
}

function uses(taxed: readonly Taxed[], category: TaxCategoryCode, kind?: Taxed['kind']): boolean {
  return taxed.some(
    one => one.tax.category === category && (kind === undefined || one.kind === kind),
  )
}

function partyTerms({ seller, buyer }: Family, category: string): string {
  const ofSeller = seller === 'tax' ? 'BT-31 BT-32 BT-63' : 'BT-31 BT-63'
  const ofBuyer = { any: '', vat: ' BT-48', 'vat-or-register': ' BT-47 BT-48', none: ' BT-48' }
  return `${category} ${ofSeller}${ofBuyer[buyer]}`
}

function partyPaths({ seller, buyer }: Family, invoice: Invoice): string[] {
  const vat = isPresent(invoice.seller.vatId)
  const agent = isPresent(invoice.taxRepresentative?.vatId ?? '')
  const known = vat || agent || (seller === 'tax' && isPresent(invoice.seller.taxRegistration))
  const buyerVat = isPresent(invoice.buyer.vatId)
  const registered = isPresent(invoice.buyer.legalRegistration?.id ?? '')
  const paths: string[] = []
  if (seller !== 'none' && !known) paths.push('seller.vatId')
  if (seller === 'none' && vat) paths.push('seller.vatId')
  if (seller === 'none' && agent) paths.push('taxRepresentative.vatId')
  if (buyer === 'vat' && !buyerVat) paths.push('buyer.vatId')
  if (buyer === 'vat-or-register' && !buyerVat && !registered) paths.push('buyer.vatId')
  if (buyer === 'none' && buyerVat) paths.push('buyer.vatId')
  return paths
}

/** A tax outside the scope has no rate; the model has zero for it, and the writers leave it out. */
function rateHolds({ rate: wanted }: Family, rate: Taxed['tax']['rate']): boolean {
  if (wanted === 'positive') return !isZero(rate) && !isNegative(rate)
  if (wanted === 'not-negative') return !isNegative(rate)
  return isZero(rate)
}

/**
 * A missing reason is reported once per category, because it is in the subtotal; a forbidden one is reported for each
 * entry.
 */
function reasonPaths({ category, reason }: Family, taxed: readonly Taxed[]): string[] {
  const own = taxed.filter(one => one.tax.category === category)
  const reasoned = own.filter(
    ({ tax }) => isPresent(tax.exemptionReason) || isPresent(tax.exemptionCode),
  )
  if (reason === 'forbidden') return reasoned.map(one => `${one.path}.tax.exemptionReason`)
  return reasoned.length > 0 ? [] : own.slice(0, 1).map(one => `${one.path}.tax.exemptionReason`)
}
