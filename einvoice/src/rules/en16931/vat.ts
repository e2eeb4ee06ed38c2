import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { isNegative, isZero } from '@bordereau/domain/money/decimal'
import type { TaxCategoryCode } from '@bordereau/domain/tax/category'
import { type Rule, type Taxed, given, rule } from '../rule.ts'

/** What EN 16931-1 §6.4.3 wants of a category; its rules differ only in this. */
type Family = {
  readonly category: TaxCategoryCode
  /** The rules' names: BR-<name>-05. */
  readonly name: string
  /** How the seller must be known: any tax number, a VAT number, or none at all. */
  readonly seller: 'tax' | 'vat' | 'none'
  /** How the buyer must be known: not at all, by VAT number, by VAT or register number, or by no VAT number. */
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
 * BR-S, Z, E, AE, IC, G, O, AF, AG: 02–04 who must be named, 05–07 the rate, 10 the reason.
 * Left out, since totalsOf cannot break them: 01 (a subtotal for each category in use), 08 (the taxable amount is the
 * sum of what bears the tax) and 09 (the tax is the taxable amount times the rate; zero follows from 05–07).
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
  // What is sold across a border inside the Union says when and where it went.
  rule('BR-IC-11', 'BT-72 BG-14', ({ taxed, invoice: { delivery, period } }) =>
    uses(taxed, 'K') && !delivery.date && !period?.start && !period?.end ? ['delivery.date'] : [],
  ),
  rule('BR-IC-12', 'BT-80', ({ taxed, invoice: { delivery } }) =>
    uses(taxed, 'K') && !given(delivery.address?.country ?? '') ? ['delivery.address.country'] : [],
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
  const vat = given(invoice.seller.vatId)
  const agent = given(invoice.taxRepresentative?.vatId ?? '')
  const known = vat || agent || (seller === 'tax' && given(invoice.seller.taxRegistration))
  const buyerVat = given(invoice.buyer.vatId)
  const registered = given(invoice.buyer.legalRegistration?.id ?? '')
  const paths: string[] = []
  if (seller !== 'none' && !known) paths.push('seller.vatId')
  if (seller === 'none' && vat) paths.push('seller.vatId')
  if (seller === 'none' && agent) paths.push('taxRepresentative.vatId')
  if (buyer === 'vat' && !buyerVat) paths.push('buyer.vatId')
  if (buyer === 'vat-or-register' && !buyerVat && !registered) paths.push('buyer.vatId')
  if (buyer === 'none' && buyerVat) paths.push('buyer.vatId')
  return paths
}

/** What is outside the scope has no rate at all; our model says that by zero, and the writers leave it out. */
function rateHolds({ rate: wanted }: Family, rate: Taxed['tax']['rate']): boolean {
  if (wanted === 'positive') return !isZero(rate) && !isNegative(rate)
  if (wanted === 'not-negative') return !isNegative(rate)
  return isZero(rate)
}

/** A reason is asked for once for each category, since it stands in the subtotal; forbidden ones are named each. */
function reasonPaths({ category, reason }: Family, taxed: readonly Taxed[]): string[] {
  const own = taxed.filter(one => one.tax.category === category)
  const reasoned = own.filter(({ tax }) => given(tax.exemptionReason) || given(tax.exemptionCode))
  if (reason === 'forbidden') return reasoned.map(one => `${one.path}.tax.exemptionReason`)
  return reasoned.length > 0 ? [] : own.slice(0, 1).map(one => `${one.path}.tax.exemptionReason`)
}
