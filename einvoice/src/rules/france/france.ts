import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Party } from '@bordereau/domain/party/party'
import { type Decimal, isNegative } from '@bordereau/domain/money/decimal'
import { type Rule, isPresent, onEach, onInvoice, onLines, onTaxed, rule } from '../rule.ts'
import { isLuhn } from '../../check-digits.ts'

/** BT-23: goods, services or both; 1 to be paid, 2 paid, 4 after a deposit, 5 by a subcontractor … */
const MODES: ReadonlySet<string> = new Set(
  'B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9'.split(' '),
)
const PAID: ReadonlySet<string> = new Set(['B2', 'S2', 'M2'])
const AFTER_DEPOSIT: ReadonlySet<string> = new Set(['B4', 'S4', 'M4'])

const TYPES: ReadonlySet<string> = new Set(
  '380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503'.split(' '),
)
const CORRECTED: ReadonlySet<string> = new Set(['384', '471', '472', '473'])
const CREDIT_NOTES: ReadonlySet<string> = new Set(['261', '381', '396', '502', '503'])
const SELF_BILLED: ReadonlySet<string> = new Set('389 501 500 471 473 261 502'.split(' '))
const DEPOSITS: ReadonlySet<string> = new Set(['386', '500', '503'])

/** General tax code, metropolitan France with Corsica and overseas; old rates for corrections. */
const RATES: ReadonlySet<string> = new Set(
  '0 10 13 20 8.5 19.6 2.1 5.5 7 20.6 1.05 0.9 1.75 9.2 9.6'.split(' '),
)

/** The text of BT-22 under the subject code BAR: the reform's processing of the document. */
const TREATMENTS: ReadonlySet<string> = new Set('B2B B2BINT B2C OUTOFSCOPE ARCHIVEONLY'.split(' '))

const SIREN = '0002'
const SIRET = '0009'
const ANNUAIRE = '0225'

const NUMBER = /^[A-Za-z0-9+\-_/]+$/
const ADDRESS = /^[A-Za-z0-9\-_.+@]+$/

/** Notes that the Commercial code (L441-9, D441-5) requires on every invoice between businesses. */
const MENTIONS = [
  ['BR-FR-05_BT-22-1', 'PMT'],
  ['BR-FR-05_BT-22-2', 'PMD'],
  ['BR-FR-05_BT-22-3', 'AAB'],
] as const

const ONCE = [
  ['BR-FR-06_BT-21-1', 'PMT'],
  ['BR-FR-06_BT-21-2', 'PMD'],
  ['BR-FR-06_BT-21-3', 'AAB'],
  ['BR-FR-06_BT-21-4', 'TXD'],
] as const

/**
 * France's rules on invoices between French businesses (FNFE, Flux 2, 1.3 with the modes of 1.4). Left out: rules of EN
 * 16931, dates before 2000, and terms that the model does not have (BR-FR-MV-*, EXT-FR-*).
 */
export const FRANCE: readonly Rule[] = [
  ...documentRules(),
  ...noteRules(),
  ...kindRules(),
  ...partyRules(),
  ...addressRules(),
  ...figureRules(),
]

function documentRules(): Rule[] {
  return [
    onInvoice('BR-FR-01_BT-1-1', 'BT-1', 'number', ({ number }) => number.length <= 35),
    onInvoice(
      'BR-FR-02_BT-1',
      'BT-1',
      'number',
      ({ number }) => !isPresent(number) || NUMBER.test(number),
    ),
    onEach(
      'BR-FR-02_BT-25',
      'BT-25',
      'precedingInvoices',
      invoice => invoice.precedingInvoices,
      'number',
      ({ number }) => !isPresent(number) || (NUMBER.test(number) && number.length <= 35),
    ),
    onInvoice('BR-FR-04_BT-3', 'BT-3', 'typeCode', ({ typeCode }) => TYPES.has(typeCode)),
    onInvoice('BR-FR-08_BT-23', 'BT-23', 'businessProcess', i => MODES.has(i.businessProcess)),
  ]
}

/** The notes of BG-1, distinguished by their subject codes. */
function noteRules(): Rule[] {
  return [
    ...MENTIONS.map(([code, subject]) =>
      onInvoice(code, 'BT-21 BT-22', 'notes', invoice => notes(invoice, subject).length > 0),
    ),
    ...ONCE.map(([code, subject]) =>
      onInvoice(code, 'BT-21', 'notes', invoice => notes(invoice, subject).length <= 1),
    ),
    onInvoice('BR-FR-20_BT-21', 'BT-21 BT-22', 'notes', invoice =>
      notes(invoice, 'BAR').every(text => TREATMENTS.has(text.trim())),
    ),
    onInvoice(
      'BR-FR-30_BT-21',
      'BT-21 BT-22',
      'notes',
      invoice => new Set(notes(invoice, 'BAR').map(text => text.trim())).size <= 1,
    ),
  ]
}

/** Consequences of the document type and the mode of invoicing. */
function kindRules(): Rule[] {
  return [
    onInvoice(
      'BR-FR-CO-03_BT-3',
      'BT-3 BT-12 BG-14',
      'contractReference',
      ({ typeCode, contractReference, period }) =>
        typeCode !== '262' ||
        (isPresent(contractReference) && Boolean(period?.start && period.end)),
    ),
    onInvoice(
      'BR-FR-CO-04_BT-3',
      'BT-3 BT-25 BT-26',
      'precedingInvoices',
      invoice =>
        !CORRECTED.has(invoice.typeCode) ||
        (invoice.precedingInvoices.length === 1 && dated(invoice) === 1),
    ),
    onInvoice(
      'BR-FR-CO-05_BT-3',
      'BT-3 BT-25 BT-26',
      'precedingInvoices',
      invoice => !CREDIT_NOTES.has(invoice.typeCode) || dated(invoice) > 0,
    ),
    onInvoice(
      'BR-FR-CO-07_BT-9',
      'BT-2 BT-9',
      'dueDate',
      ({ dueDate, issueDate, typeCode, businessProcess }) =>
        dueDate === undefined ||
        DEPOSITS.has(typeCode) ||
        PAID.has(businessProcess) ||
        dueDate >= issueDate,
    ),
    onInvoice(
      'BR-FR-CO-08_BT-23',
      'BT-3 BT-23',
      'businessProcess',
      invoice => !AFTER_DEPOSIT.has(invoice.businessProcess) || !DEPOSITS.has(invoice.typeCode),
    ),
    onInvoice(
      'BR-FR-CO-09_BT-23-1',
      'BT-23 BT-112 BT-113',
      'prepaid',
      ({ businessProcess }, { totals }) =>
        !PAID.has(businessProcess) || totals.prepaid === totals.gross,
    ),
    onInvoice(
      'BR-FR-CO-09_BT-23-3',
      'BT-9 BT-23',
      'dueDate',
      invoice => !PAID.has(invoice.businessProcess) || invoice.dueDate !== undefined,
    ),
    onInvoice(
      'BR-FR-CO-12_BT-5',
      'BT-5 BT-6 BT-111',
      'taxCurrency',
      ({ currency, taxCurrency }) => currency === 'EUR' || taxCurrency?.currency === 'EUR',
    ),
  ]
}

function partyRules(): Rule[] {
  return [
    onInvoice('BR-FR-10_BT-30', 'BT-30', 'seller.legalRegistration', ({ seller }) =>
      isSiren(sirenOf(seller)),
    ),
    onInvoice(
      'BR-FR-11_BT-47',
      'BT-47',
      'buyer.legalRegistration',
      invoice => !isDomestic(invoice) || isSiren(sirenOf(invoice.buyer)),
    ),
    onInvoice('BR-FR-12_BT-49', 'BT-49', 'buyer.electronicAddress', ({ buyer }) =>
      isPresent(buyer.electronicAddress?.id ?? ''),
    ),
    onInvoice('BR-FR-13_BT-34', 'BT-34', 'seller.electronicAddress', ({ seller }) =>
      isPresent(seller.electronicAddress?.id ?? ''),
    ),
    ...(['seller', 'buyer'] as const).map(side =>
      rule(`BR-FR-09_${side === 'seller' ? 'BT-29' : 'BT-46'}`, 'BT-29 BT-46', ({ invoice }) =>
        invoice[side].identifiers.flatMap(({ id, schemeId }, i) =>
          schemeId === SIRET && !isSiretOf(id, sirenOf(invoice[side]))
            ? [`${side}.identifiers.${i}`]
            : [],
        ),
      ),
    ),
  ]
}

/** Electronic addresses, which for domestic invoices are those of the directory. */
function addressRules(): Rule[] {
  return [
    onInvoice(
      'BR-FR-21_BT-49',
      'BT-47 BT-49',
      'buyer.electronicAddress',
      invoice =>
        !isDomestic(invoice) || SELF_BILLED.has(invoice.typeCode) || isInAnnuaire(invoice.buyer),
    ),
    onInvoice(
      'BR-FR-22_BT-34',
      'BT-30 BT-34',
      'seller.electronicAddress',
      invoice =>
        !isDomestic(invoice) || !SELF_BILLED.has(invoice.typeCode) || isInAnnuaire(invoice.seller),
    ),
    ...(['seller', 'buyer'] as const).map(side =>
      onInvoice(
        `BR-FR-23_${side === 'seller' ? 'BT-34' : 'BT-49'}`,
        side === 'seller' ? 'BT-34' : 'BT-49',
        `${side}.electronicAddress`,
        invoice => {
          const address = invoice[side].electronicAddress
          return (
            address?.schemeId !== ANNUAIRE || (ADDRESS.test(address.id) && address.id.length <= 125)
          )
        },
      ),
    ),
    ...(['seller', 'buyer'] as const).map(side =>
      rule(`BR-FR-CO-10_${side === 'seller' ? 'BT-29' : 'BT-46'}`, 'BT-29 BT-46', ({ invoice }) => {
        const schemes = invoice[side].identifiers.map(({ schemeId = '' }) => schemeId)
        const sound = schemes.every(isPresent) && new Set(schemes).size === schemes.length
        return sound ? [] : [`${side}.identifiers`]
      }),
    ),
    onInvoice(
      'BR-FR-CO-10_BT-60',
      'BT-60',
      'payee.identifier.schemeId',
      ({ payee }) => !payee?.identifier || isPresent(payee.identifier.schemeId ?? ''),
    ),
    onInvoice(
      'BR-FR-CO-10_BT-71',
      'BT-71',
      'delivery.locationId.schemeId',
      ({ delivery: { locationId } }) => !locationId || isPresent(locationId.schemeId ?? ''),
    ),
  ]
}

function figureRules(): Rule[] {
  return [
    onTaxed(
      'BR-FR-15_BT-151',
      'BT-95 BT-102 BT-151',
      'any',
      'category',
      tax => tax.category !== 'L' && tax.category !== 'M' && tax.category !== 'B',
    ),
    onTaxed('BR-FR-16_BT-152', 'BT-96 BT-103 BT-152', 'any', 'rate', tax => RATES.has(tax.rate)),
    onLines('BR-FR-DEC-02_BT-129', 'BT-129', 'quantity', line => fits(line.quantity, 4)),
    onLines('BR-FR-DEC-02_BT-149', 'BT-149', 'priceBaseQuantity', line =>
      fits(line.priceBaseQuantity, 4),
    ),
    // With tax in the price, the writer chooses the decimals of the price without tax.
    onLines(
      'BR-FR-DEC-03_BT-146',
      'BT-146',
      'price',
      (line, { invoice }) =>
        !isNegative(line.price) && (invoice.pricesIncludeTax || fits(line.price, 6)),
    ),
  ]
}

function notes({ notes: all }: Invoice, subject: string): string[] {
  return all.filter(note => note.subjectCode === subject).map(note => note.text)
}

function dated({ precedingInvoices }: Invoice): number {
  return precedingInvoices.filter(({ number, issueDate }) => isPresent(number) && issueDate).length
}

/** Marked as an invoice between businesses within France. */
function isDomestic(invoice: Invoice): boolean {
  return notes(invoice, 'BAR').some(text => text.trim() === 'B2B')
}

function sirenOf({ legalRegistration }: Party): string {
  return legalRegistration?.schemeId === SIREN ? legalRegistration.id.trim() : ''
}

const isSiren = (id: string): boolean => /^\d{9}$/.test(id) && isLuhn(id)

function isSiretOf(siret: string, siren: string): boolean {
  return /^\d{14}$/.test(siret.trim()) && siret.trim().startsWith(siren)
}

function isInAnnuaire(party: Party): boolean {
  const address = party.electronicAddress
  return address?.schemeId === ANNUAIRE && address.id.startsWith(sirenOf(party))
}

function fits(value: Decimal, decimals: number): boolean {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.')
  return fraction.length <= decimals && whole.length + fraction.length <= 19
}
