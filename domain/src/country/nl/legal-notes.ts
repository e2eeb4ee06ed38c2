import type { LegalNote } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import type { EuCitations } from '../offer.ts'

export const LAWS: EuCitations = {
  sources: [
    'https://inview.nl/document/iddca5fb4c8cc44af99089afb3a6f4a60b/wet-op-de-omzetbelasting-1968-artikel-28b-margeregeling-voor-gebruikte-goederen-01-01-2020-tot-01-01-2025',
    'https://wetten.overheid.nl/BWBR0002629',
  ],
  reverseCharge: 'art. 12 lid 3 Wet OB 1968, art. 196 Richtlijn 2006/112/EG',
  intraCommunity: 'art. 9 lid 2 onderdeel b Wet OB 1968, tabel II a.6',
  export: 'art. 9 lid 2 onderdeel b Wet OB 1968, tabel II a.2',
  outsideScope: 'art. 6 Wet OB 1968',
  outsideScopeConsumer: 'art. 59 Richtlijn 2006/112/EG',
  exempt: 'art. 11 Wet OB 1968',
  domesticReverseCharge: 'art. 12 lid 5 Wet OB 1968',
  marginTravel: 'art. 306 Richtlijn 2006/112/EG',
  marginGoods: 'art. 28b Wet OB 1968',
  triangulation: 'art. 141, 197 Richtlijn 2006/112/EG',
}

export const KOR: LocalText = {
  en: 'Exempt from VAT: small business scheme – art. 25 Wet OB 1968',
  fr: 'Exonéré de TVA : régime des petites entreprises – art. 25 Wet OB 1968',
  de: 'Umsatzsteuerfrei: Kleinunternehmerregelung – Art. 25 Wet OB 1968',
  es: 'Exento de IVA: régimen de pequeñas empresas – art. 25 Wet OB 1968',
  pl: 'Zwolnienie z VAT: procedura dla małych firm – art. 25 Wet OB 1968',
  it: 'Esente da IVA: regime delle piccole imprese – art. 25 Wet OB 1968',
  hi: 'वैट से मुक्त: लघु व्यवसाय योजना – अनु. 25 Wet OB 1968',
  ar: 'معفى من ضريبة القيمة المضافة: نظام المنشآت الصغيرة – المادة 25 Wet OB 1968',
  nl: 'Factuur vrijgesteld van omzetbelasting op grond van artikel 25 Wet OB 1968 (KOR)',
  pt: 'Isento de IVA: regime das pequenas empresas – art. 25 Wet OB 1968',
}

/** Dutch law requires facts on an invoice (art. 35a Wet OB), no wording beyond the exemption reasons of its taxes. */
export function legalNotes(): readonly LegalNote[] {
  return []
}
