import type { LegalNote, LegalNoteContext } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import { DIRECTIVE, type EuCitations } from '../offer.ts'
import { sameDayNote } from '../supply-date-note.ts'

/** What an invoice states, by the Federation's portal for e-invoices; read on 2026-11-24. */
export const INVOICE_CONTENT = 'https://erechnung.gv.at/erb/de_AT/content'

/** Articles of the Austrian act where a public account of them was read, else those of the directive. */
export const LAWS: EuCitations = {
  ...DIRECTIVE,
  sources: [
    ...DIRECTIVE.sources,
    // Umsatzsteuerrichtlinien 2000, 19.1.2: works on buildings; read on 2026-11-24.
    'https://linda.at/Dokument/76550_19___1___2___/',
  ],
  domesticReverseCharge: '§ 19 UStG 1994',
}

/** In the words of https://www.freefinance.at/kleinunternehmer/kleinunternehmer-rechnung.html (read on 2026-11-24). */
export const KLEINUNTERNEHMER: LocalText = {
  en: 'Exempt from VAT: small business – section 6 (1) no. 27 of the Austrian VAT act (UStG 1994)',
  fr: 'Exonération pour les petites entreprises – § 6 (1) n° 27 de la loi autrichienne sur la TVA (UStG 1994)',
  de: 'Umsatzsteuerbefreit – Kleinunternehmer gemäß § 6 Abs. 1 Z 27 UStG 1994',
  es: 'Exento de IVA: pequeña empresa – § 6 (1) n.º 27 de la ley austriaca del IVA (UStG 1994)',
  pl: 'Zwolnienie z VAT: mała firma – § 6 ust. 1 pkt 27 austriackiej ustawy o VAT (UStG 1994)',
  it: 'Esente da IVA: piccola impresa – § 6 (1) n. 27 della legge austriaca sull’IVA (UStG 1994)',
  hi: 'वैट से मुक्त: लघु व्यवसाय – ऑस्ट्रियाई वैट अधिनियम (UStG 1994) की धारा 6 (1) सं. 27',
  ar: 'معفى من ضريبة القيمة المضافة: منشأة صغيرة – المادة 6 (1) رقم 27 من القانون النمساوي (UStG 1994)',
  nl: 'Vrijgesteld van btw: kleine onderneming – § 6 lid 1 nr. 27 Oostenrijkse btw-wet (UStG 1994)',
  pt: 'Isento de IVA: pequena empresa – § 6 (1) n.º 27 da lei austríaca do IVA (UStG 1994)',
}

const SAME_DAY = sameDayNote({ law: '§ 11 Abs. 1 Z 3 lit. d UStG 1994', url: INVOICE_CONTENT })

/** The day or period of supply stands on every invoice; of one before the supply there is none yet. */
export function legalNotes({ kind, type, delivered }: LegalNoteContext): readonly LegalNote[] {
  return delivered || kind === 'credit_note' || type === 'deposit' ? [] : [SAME_DAY]
}
