import { EXEMPT, EXPORT, OUTSIDE_SCOPE, REVERSE_CHARGE, cited } from '../../tax-category/notices.ts'
import type { LegalNote } from '../country.ts'
import type { LocalText } from '../../local-text.ts'

/** Where the articles were read last: 8 and 23; 10; 21; 45. */
export const SOURCES: readonly string[] = [
  'https://finanzia.ch/index.php/steuern/mehrwertsteuer-mwst?start=10',
  'https://www.mwstnetzwerk.com/art-23-mwstg-2010',
  'https://www.mwstnetzwerk.com/alle-artikel/2-titel-inlandsteuer/art-10-mwstg',
  'https://www.swissrights.ch/gesetz/Artikel-21-MWSTG-0000-DE.php',
  'https://www.mwstnetzwerk.com/alle-artikel/3-titel-bezugsteuer/art-45-mwstg',
  // 21 in French and Italian; 45a, which tells „ausgenommen“ from „befreit“.
  'https://www.swissrights.ch/gesetze/Artikel-21-MWSTG-2023-FR.php',
  'https://www.swissrights.ch/gesetz/Artikel-21-MWSTG-2020-IT.php',
  'https://www.droit-bilingue.ch/it-de/6/64/641.20-45a-51.html',
]

/** The words of the law: its article 23 calls exports „befreit“, „exonérées“, „esenti“, and only them. */
export const EXEMPT_CH: LocalText = cited(
  {
    ...EXEMPT,
    de: 'Von der Steuer ausgenommene Leistung',
    fr: 'Prestation exclue du champ de l’impôt',
    it: 'Prestazione esclusa dall’imposta',
  },
  'Art. 21 MWSTG / LTVA',
)
export const EXPORT_CH: LocalText = cited(EXPORT, 'Art. 23 MWSTG / LTVA')
export const OUTSIDE_CH: LocalText = cited(OUTSIDE_SCOPE, 'Art. 8 MWSTG / LTVA')
export const REVERSE_CHARGE_CH: LocalText = cited(REVERSE_CHARGE, 'Art. 45 MWSTG / LTVA')
export const SMALL_CH: LocalText = {
  en: 'Not registered for VAT – art. 10 (2) MWSTG',
  es: 'No registrado a efectos del IVA – art. 10 (2) MWSTG',
  pl: 'Niezarejestrowany jako podatnik VAT – art. 10 (2) MWSTG',
  hi: 'वैट के लिए पंजीकृत नहीं – अनु. 10 (2) MWSTG',
  ar: 'غير مسجل في ضريبة القيمة المضافة – المادة 10 (2) MWSTG',
  de: 'Nicht mehrwertsteuerpflichtig – Art. 10 Abs. 2 MWSTG',
  fr: 'Non assujetti à la TVA – art. 10, al. 2 LTVA',
  it: 'Non assoggettato all’IVA – art. 10 cpv. 2 LIVA',
  nl: 'Niet geregistreerd voor de btw – art. 10 lid 2 MWSTG',
  pt: 'Sem registo para efeitos de IVA – art. 10.º, n.º 2, MWSTG',
}

/** Swiss law requires facts on an invoice (MWSTG art. 26), no wording. */
export function legalNotes(): readonly LegalNote[] {
  return []
}
