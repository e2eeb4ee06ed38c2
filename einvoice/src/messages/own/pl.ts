import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Dodaj numer VAT klienta: pod nim klient jest winien podatek, a numer rejestru nie wystarcza (dyrektywa 2006/112/WE, art. 226 pkt 4). Bez niego nalicz podatek.',
}
