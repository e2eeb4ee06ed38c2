import type { LocalText } from '../../local-text.ts'
import type { EuCitations } from '../offer.ts'

/** The code général des impôts, whose articles on VAT end with 2026. Documents may cite them until 2028-06-30. */
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

/**
 * From 2027-01-01 the rules on VAT are in the code des impositions sur les biens et services (ordonnance n° 2025-1247, put
 * off by ordonnance n° 2026-671). Documents may cite the directive instead of the code (CGI, ann. II, art. 242 nonies A, I,
 * 12°; directive, art. 226 (11)), and do, because no public table of the new articles was found.
 */
export const RECODIFIED_LAWS: EuCitations = {
  sources: [
    'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000054497139',
    'https://www.fiducial.fr/Outils-et-modeles/Modele-de-facture/References-aux-textes-d-exoneration',
  ],
  reverseCharge: 'art. 196 directive 2006/112/CE',
  intraCommunity: 'art. 138 directive 2006/112/CE',
  export: 'art. 146 directive 2006/112/CE',
  outsideScope: 'art. 44 directive 2006/112/CE',
  outsideScopeConsumer: 'art. 59 directive 2006/112/CE',
  exempt: 'art. 132 directive 2006/112/CE',
  domesticReverseCharge: 'art. 199 directive 2006/112/CE',
  marginTravel: 'art. 306 directive 2006/112/CE',
  marginGoods: 'art. 313 directive 2006/112/CE',
  triangulation: 'art. 141 directive 2006/112/CE',
}

/** In the words of the tax office from 2027-01-01 on (impots.gouv.fr, quoted in github.com/Dolibarr/dolibarr/issues/39415). */
export const FRANCHISE_RECODIFIED: LocalText = {
  en: 'VAT not applicable – art. L. 223-3 of the French code on goods and services (CIBS)',
  de: 'Umsatzsteuer nicht anwendbar – Art. L. 223-3 des französischen Steuergesetzbuchs (CIBS)',
  es: 'IVA no aplicable – art. L. 223-3 del código francés de bienes y servicios (CIBS)',
  pl: 'VAT nie ma zastosowania – art. L. 223-3 francuskiego kodeksu podatkowego (CIBS)',
  it: 'IVA non applicabile – art. L. 223-3 del codice francese di beni e servizi (CIBS)',
  hi: 'वैट लागू नहीं – फ़्रांसीसी कर संहिता (CIBS) का अनु. L. 223-3',
  ar: 'ضريبة القيمة المضافة غير مطبقة – المادة L. 223-3 من القانون الضريبي الفرنسي (CIBS)',
  fr: 'TVA non applicable, art. L. 223-3 du CIBS',
  nl: 'Btw niet van toepassing – art. L. 223-3 van het Franse wetboek van belastingen op goederen en diensten (CIBS)',
  pt: 'IVA não aplicável – art. L. 223-3 do código francês dos impostos sobre bens e serviços (CIBS)',
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
  nl: 'Btw niet van toepassing – art. 293 B van het Franse belastingwetboek (CGI)',
  pt: 'IVA não aplicável – art. 293 B do código geral dos impostos francês (CGI)',
}
