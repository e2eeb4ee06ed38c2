import type { LegalNote } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import type { EuCitations } from '../offer.ts'

export const LAWS: EuCitations = {
  reverseCharge: 'art. 12 lid 3 Wet OB 1968, art. 196 Richtlijn 2006/112/EG',
  intraCommunity: 'art. 9 lid 2 onderdeel b Wet OB 1968, tabel II a.6',
  export: 'art. 9 lid 2 onderdeel b Wet OB 1968, tabel II a.2',
  outsideScope: 'art. 6 Wet OB 1968',
  outsideScopeConsumer: 'art. 6i Wet OB 1968',
  exempt: 'art. 11 Wet OB 1968',
  domesticReverseCharge: 'art. 12 lid 5 Wet OB 1968',
  marginTravel: 'art. 28za Wet OB 1968',
  marginGoods: 'art. 28b Wet OB 1968',
  triangulation: 'art. 37c Wet OB 1968',
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
}

/** Dutch law requires facts on an invoice (art. 35a Wet OB), no wording beyond the exemption reasons of its taxes. */
export function legalNotes(): readonly LegalNote[] {
  return []
}
