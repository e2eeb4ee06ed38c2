import type { LocalDate } from '@bordereau/domain/date'
import { toDecimal } from '@bordereau/domain/money/currency'
import { type Decimal, isNegative } from '@bordereau/domain/money/decimal'
import { type Rule, onEach, onInvoice, onLines, onTaxed } from '../rule.ts'

/** General tax code, metropolitan France with Corsica and overseas; old rates for corrections. */
const RATES: ReadonlySet<string> = new Set(
  '0 10 13 20 8.5 19.6 2.1 5.5 7 20.6 1.05 0.9 1.75 9.2 9.6'.split(' '),
)

/** The codes of BT-123 that say what an attachment is. */
export const ATTACHMENTS: ReadonlySet<string> = new Set(
  [
    'RIB LISIBLE FEUILLE_DE_STYLE PJA BORDEREAU_SUIVI DOCUMENT_ANNEXE BON_LIVRAISON BON_COMMANDE',
    'BORDEREAU_SUIVI_VALIDATION ETAT_ACOMPTE FACTURE_PAIEMENT_DIRECT RECAPITULATIF_COTRAITANCE',
  ]
    .join(' ')
    .split(' '),
)

/** Taxes, amounts, dates and attachments. */
export const FIGURES: readonly Rule[] = [...figureRules(), ...dateRules(), ...attachmentRules()]

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
    onTaxed('BR-FR-DEC-04_BT-152', 'BT-96 BT-103 BT-152', 'any', 'rate', ({ rate }) =>
      fits(rate, 2, 4),
    ),
    onInvoice('BR-FR-DEC-01_BT-112', 'BT-112', 'lines', (_, { totals }) =>
      fits(toDecimal(totals.gross, totals.currency), 2),
    ),
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

/** BR-FR-03: years of four digits that begin with 20. */
function dateRules(): Rule[] {
  const isThisCentury = (date: LocalDate | undefined): boolean =>
    date === undefined || date.startsWith('20')
  return [
    onInvoice('BR-FR-03_BT-2', 'BT-2', 'issueDate', i => isThisCentury(i.issueDate)),
    onInvoice('BR-FR-03_BT-7', 'BT-7', 'taxPointDate', i => isThisCentury(i.taxPointDate)),
    onInvoice('BR-FR-03_BT-9', 'BT-9', 'dueDate', i => isThisCentury(i.dueDate)),
    onEach(
      'BR-FR-03_BT-26',
      'BT-26',
      'precedingInvoices',
      invoice => invoice.precedingInvoices,
      'issueDate',
      ({ issueDate }) => isThisCentury(issueDate),
    ),
    onInvoice('BR-FR-03_BT-72', 'BT-72', 'delivery.date', i => isThisCentury(i.delivery.date)),
    onInvoice('BR-FR-03_BT-73', 'BT-73', 'period', i => isThisCentury(i.period?.start)),
    onInvoice('BR-FR-03_BT-74', 'BT-74', 'period', i => isThisCentury(i.period?.end)),
    onLines('BR-FR-03_BT-134', 'BT-134', 'period', line => isThisCentury(line.period?.start)),
    onLines('BR-FR-03_BT-135', 'BT-135', 'period', line => isThisCentury(line.period?.end)),
  ]
}

function attachmentRules(): Rule[] {
  return [
    onEach(
      'BR-FR-17_BT-123',
      'BT-123',
      'supportingDocuments',
      invoice => invoice.supportingDocuments,
      'description',
      ({ description }) => description === '' || ATTACHMENTS.has(description),
    ),
    onInvoice(
      'BR-FR-18_BT-123',
      'BT-123',
      'supportingDocuments',
      ({ supportingDocuments: all }) =>
        all.filter(({ description }) => description === 'LISIBLE').length <= 1,
    ),
  ]
}

/** At most so many decimals, and so many digits. */
function fits(value: Decimal, decimals: number, digits = 19): boolean {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.')
  return fraction.length <= decimals && whole.length + fraction.length <= digits
}
