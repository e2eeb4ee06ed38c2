import type { LocalText } from '../../local-text.ts'
import type { EuCitations } from '../offer.ts'

/**
 * The code général des impôts. From 2027-01-01 the rules on VAT are in the code des impositions sur les biens et services
 * (ordonnance n° 2025-1247, put off by ordonnance n° 2026-671); until 2028-06-30 documents may cite the old articles.
 */
export const LAWS: EuCitations = {
  sources: [
    'https://fr.scribd.com/document/709231760/BOI-TVA-DECLA-30-20-20-30-20190925',
    'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000054497139',
  ],
  reverseCharge: 'art. 283-2 du CGI, art. 196 directive 2006/112/CE',
  intraCommunity: 'art. 262 ter, I du CGI',
  export: 'art. 262, I du CGI',
  outsideScope: 'art. 259-1 du CGI',
  outsideScopeConsumer: 'art. 259 B du CGI',
  exempt: 'art. 261 du CGI',
  domesticReverseCharge: 'art. 283-2 nonies du CGI',
  marginTravel: 'art. 266-1-e du CGI',
  marginGoods: 'art. 297 A du CGI',
  triangulation: 'art. 141 directive 2006/112/CE',
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
