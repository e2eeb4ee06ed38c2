import type { LocalText, Sentence } from '../country.ts'
import type { EuCitations } from '../offer.ts'

export const LAWS: EuCitations = {
  reverseCharge: 'art. 12 lid 3 Wet OB 1968, art. 196 Richtlijn 2006/112/EG',
  intraCommunity: 'art. 9 lid 2 onderdeel b Wet OB 1968, tabel II a.6',
  export: 'art. 9 lid 2 onderdeel b Wet OB 1968, tabel II a.2',
  outsideScope: 'art. 6 Wet OB 1968',
  exempt: 'art. 11 Wet OB 1968',
}

export const KOR: LocalText = {
  en: 'Exempt from VAT: small business scheme – art. 25 Wet OB 1968',
  nl: 'Factuur vrijgesteld van omzetbelasting op grond van artikel 25 Wet OB 1968 (KOR)',
}

/** Dutch law wants facts on an invoice (art. 35a Wet OB), no sentence beyond the reasons of its taxes. */
export function sentences(): readonly Sentence[] {
  return []
}
