import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Rule, isPresent, onEach, onInvoice } from '../rule.ts'
import { FIGURES } from './figures.ts'
import { PARTIES } from './parties.ts'
import { barTreatments, notes } from './treatment.ts'

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
const DEPOSITS: ReadonlySet<string> = new Set(['386', '500', '503'])

/** The text of BT-22 under the subject code BAR: the reform's processing of the document. */
const TREATMENTS: ReadonlySet<string> = new Set(
  'B2B B2BINT B2C B2CINT OUTOFSCOPE ARCHIVEONLY'.split(' '),
)

const NUMBER = /^[A-Za-z0-9+\-_/]+$/

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
 * France's rules on the invoices of French sellers (FNFE, Flux 2, 1.4.0.03 of 2026-08-04). Left out: rules that EN 16931
 * has too, and terms that the model does not have (BR-FR-28 to 30, BR-FR-BD-*, BR-FR-MV-*, EXT-FR-*). The UBL of the
 * publisher says BR-FR-30_BT-21 where its CII and its text say BR-FR-31.
 */
export const FRANCE: readonly Rule[] = [
  ...documentRules(),
  ...noteRules(),
  ...kindRules(),
  ...PARTIES,
  ...FIGURES,
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
      barTreatments(invoice).every(text => TREATMENTS.has(text)),
    ),
    onInvoice(
      'BR-FR-31_BT-21',
      'BT-21 BT-22',
      'notes',
      invoice => new Set(barTreatments(invoice)).size <= 1,
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
      'BR-FR-CO-09_BT-23-2',
      'BT-23 BT-115',
      'prepaid',
      ({ businessProcess }, { totals }) => !PAID.has(businessProcess) || totals.payable === 0n,
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

function dated({ precedingInvoices }: Invoice): number {
  return precedingInvoices.filter(({ number, issueDate }) => isPresent(number) && issueDate).length
}
