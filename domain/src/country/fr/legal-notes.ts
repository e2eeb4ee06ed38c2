import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import type { EuCitations } from '../offer.ts'

export const LAWS: EuCitations = {
  reverseCharge: 'art. 283-2 du CGI, art. 196 directive 2006/112/CE',
  intraCommunity: 'art. 262 ter, I du CGI',
  export: 'art. 262, I du CGI',
  outsideScope: 'art. 259-1 du CGI',
  outsideScopeConsumer: 'art. 259 B du CGI',
  exempt: 'art. 261 du CGI',
  domesticReverseCharge: 'art. 283-2 nonies du CGI',
  marginTravel: 'art. 266-1-e du CGI',
  marginGoods: 'art. 297 A du CGI',
  triangulation: 'art. 258 D du CGI, art. 141 directive 2006/112/CE',
}

export const FRANCHISE: LocalText = {
  en: 'VAT not applicable – art. 293 B of the French tax code (CGI)',
  de: 'Umsatzsteuer nicht anwendbar – Art. 293 B des französischen Steuergesetzbuchs (CGI)',
  es: 'IVA no aplicable – art. 293 B del código tributario francés (CGI)',
  pl: 'VAT nie ma zastosowania – art. 293 B francuskiego kodeksu podatkowego (CGI)',
  it: 'IVA non applicabile – art. 293 B del codice tributario francese (CGI)',
  hi: 'वैट लागू नहीं – फ़्रांसीसी कर संहिता (CGI) का अनु. 293 B',
  ar: 'ضريبة القيمة المضافة غير مطبقة – المادة 293 B من القانون الضريبي الفرنسي (CGI)',
  fr: 'TVA non applicable, art. 293 B du CGI',
}

/**
 * The three notes that the French rules (BR-FR-05) require on every invoice between businesses, by code de commerce,
 * art. L. 441-9, L. 441-10 and D. 441-5. The rate is the statutory one, which applies where a contract names none.
 */
export function legalNotes({ buyer, hasCashDiscount }: LegalNoteContext): readonly LegalNote[] {
  const discount = hasCashDiscount ? DISCOUNT_AGREED : NO_DISCOUNT
  return buyer.kind === 'person' ? [] : [RECOVERY, PENALTY, discount]
}

const RECOVERY: LegalNote = {
  key: 'recovery_fee',
  subjectCode: 'PMT',
  text: {
    en: 'Fixed compensation for recovery costs in case of late payment: 40 €.',
    fr: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €.',
    de: 'Pauschale für Beitreibungskosten bei Zahlungsverzug: 40 €.',
    es: 'Indemnización fija por gastos de cobro en caso de demora: 40 €.',
    it: 'Indennità forfettaria per spese di recupero in caso di ritardato pagamento: 40 €.',
    pl: 'Stała rekompensata za koszty odzyskiwania należności w razie opóźnienia: 40 €.',
  },
  source: 'Code de commerce, art. L. 441-10 II, D. 441-5',
}

const PENALTY: LegalNote = {
  key: 'late_penalty',
  subjectCode: 'PMD',
  text: {
    en: 'Late payment: penalties at the refinancing rate of the European Central Bank plus 10 percentage points, due without reminder.',
    fr: 'Retard de paiement : pénalités au taux de refinancement de la Banque centrale européenne majoré de 10 points, exigibles sans rappel.',
    de: 'Zahlungsverzug: Verzugszinsen zum Refinanzierungssatz der Europäischen Zentralbank zuzüglich 10 Prozentpunkten, ohne Mahnung fällig.',
    es: 'Demora en el pago: intereses al tipo de refinanciación del Banco Central Europeo más 10 puntos, exigibles sin recordatorio.',
    it: 'Ritardo di pagamento: interessi al tasso di rifinanziamento della Banca centrale europea più 10 punti, dovuti senza sollecito.',
    pl: 'Opóźnienie w płatności: odsetki według stopy refinansowej Europejskiego Banku Centralnego powiększonej o 10 punktów procentowych, wymagalne bez wezwania.',
  },
  source: 'Code de commerce, art. L. 441-10 II',
}

const DISCOUNT_AGREED: LegalNote = {
  key: 'early_payment_discount',
  subjectCode: 'AAB',
  text: {
    en: 'Discount for early payment: see the payment terms.',
    fr: 'Escompte pour paiement anticipé : voir les conditions de règlement.',
    de: 'Skonto bei vorzeitiger Zahlung: siehe Zahlungsbedingungen.',
    es: 'Descuento por pronto pago: véanse las condiciones de pago.',
    it: 'Sconto per pagamento anticipato: vedere le condizioni di pagamento.',
    pl: 'Skonto za wcześniejszą płatność: patrz warunki płatności.',
  },
  source: 'Code de commerce, art. L. 441-9 I',
}

const NO_DISCOUNT: LegalNote = {
  key: 'early_payment_discount',
  subjectCode: 'AAB',
  text: {
    en: 'No discount for early payment.',
    fr: 'Pas d’escompte pour paiement anticipé.',
    de: 'Kein Skonto bei vorzeitiger Zahlung.',
    es: 'Sin descuento por pronto pago.',
    it: 'Nessuno sconto per pagamento anticipato.',
    pl: 'Brak skonta za wcześniejszą płatność.',
  },
  source: 'Code de commerce, art. L. 441-9 I',
}
