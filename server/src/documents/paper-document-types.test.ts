import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { GOLDEN_DOCUMENTS } from '@bordereau/einvoice/testing/golden-documents'
import { expect, test } from 'vitest'
import type { Paper } from './paper-data.ts'
import { paperOf } from './paper.ts'
import { OPTIONS, SELLER, paperOfSpecimen } from './testing-invoice.ts'

/** The paper of a golden document, in the seller's language. */
function paperOfGolden(name: string, language: string, change: object = {}): Paper {
  const golden = GOLDEN_DOCUMENTS.find(one => one.name === name)
  if (!golden) throw new Error(`no golden document ${name}`)
  const invoice = { ...golden.invoice, ...change }
  return paperOf({ invoice, totals: totalsOf(invoice), ...OPTIONS, language })
}

/** Title, amount, statements, totals and deposits, as read from top to bottom. */
function factsOf(paper: Paper): string[] {
  const { title, due, statements, totals, deposits } = paper
  const rows = [...(deposits?.rows ?? []), ...(deposits?.remaining ?? [])]
  return [
    ...title,
    `${due.label.join(' / ')} ${due.amount}`,
    ...statements,
    ...totals.map(({ label, value }) => `${label.join(' / ')} ${value}`),
    ...rows.map(row => row.join(' | ')),
  ].map(text => text.replaceAll(/\s/gu, ' '))
}

test('a deposit has its title and is due like an invoice', () => {
  expect(factsOf(paperOfGolden('fr-fr-deposit', 'fr'))).toEqual([
    'Facture d’acompte',
    'Net à payer 423,30 €',
    'Total HT 360,00',
    'TVA 20 % 60,00',
    'TVA 5,5 % 3,30',
    'Total des taxes 63,30',
    'Total TTC 423,30',
    'Net à payer 423,30 €',
  ])
})

test('a final invoice sets the base and the tax of each deposit off by rate, and says what remains', () => {
  expect(factsOf(paperOfGolden('fr-fr-final', 'fr'))).toEqual([
    'Facture de solde',
    'Net à payer 987,70 €',
    'Total HT 1 200,00',
    'TVA 20 % 200,00',
    'TVA 5,5 % 11,00',
    'Total des taxes 211,00',
    'Total TTC 1 411,00',
    'Moins facture d’acompte F2026-0031 du 5 octobre 2026 -423,30',
    'Net à payer 987,70 €',
    'F2026-0031, 5 octobre 2026 | 20 % | 300,00 € | 60,00 € | 360,00 €',
    'F2026-0031, 5 octobre 2026 | 5,5 % | 60,00 € | 3,30 € | 63,30 €',
    'Reste | 20 % | 700,00 € | 140,00 € | 840,00 €',
    'Reste | 5,5 % | 140,00 € | 7,70 € | 147,70 €',
  ])
})

test('what a final invoice sets off is not stated twice: its note is for the XML only', () => {
  const notes = JSON.stringify(paperOfGolden('fr-fr-final', 'fr').notes)
  expect(notes).not.toContain('F2026-0031')
})

test('a corrected invoice names what it replaces, and the difference', () => {
  const facts = factsOf(
    paperOfGolden('de-de-corrected', 'de', { replacedPayable: decimal('7140') }),
  )
  expect(facts).toEqual([
    'Berichtigte Rechnung',
    'Zu zahlen 5.950,00 €',
    'Ersetzt die Rechnung F2026-0031 vom 5. Oktober 2026',
    'Nettobetrag 5.000,00',
    'USt. 19 % 950,00',
    'Gesamtbetrag 5.950,00',
    'Zu zahlen 5.950,00 €',
    'Betrag der ersetzten Rechnung -7.140,00',
    'Differenz -1.190,00',
  ])
})

test('a Polish correction downwards is a negative difference, and one upwards is positive', () => {
  expect(factsOf(paperOfGolden('pl-pl-correction-down', 'pl'))).toEqual([
    'Faktura korygująca',
    'Kwota korekty -1 230,00 zł',
    'Korekta do faktury F2026-0031 z dnia 5 października 2026',
    'Razem netto -1 000,00',
    'VAT 23% -230,00',
    'Razem brutto -1 230,00',
    'Kwota korekty -1 230,00 zł',
  ])
  expect(factsOf(paperOfGolden('pl-pl-correction-up', 'pl'))).toContain('Razem brutto 1 230,00')
})

test('a Spanish factura rectificativa is a negative difference too, and a German Rechnungskorrektur is not', () => {
  const of = (country: string, language: string) => {
    const seller = { ...SELLER, address: { ...SELLER.address, country } }
    return paperOfSpecimen({ seller, typeCode: '381' }, { language }).due.amount.replaceAll(
      /\s/gu,
      ' ',
    )
  }
  expect(of('ES', 'es')).toBe('-165,01 €')
  expect(of('DE', 'de')).toBe('165,01 €')
})

test('a debit note has the difference only', () => {
  expect(factsOf(paperOfGolden('be-be-debit-note', 'fr'))).toEqual([
    'Note de débit',
    'Net à payer 43,56 €',
    'Rectifie la facture F2026-0031 du 5 octobre 2026',
    'Total HT 36,00',
    'TVA 21 % 7,56',
    'Total TTC 43,56',
    'Net à payer 43,56 €',
  ])
})
