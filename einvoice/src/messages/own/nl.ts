import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Voeg het btw-nummer van de klant toe: de klant is de btw onder dat nummer verschuldigd, en het nummer van een register volstaat niet (Richtlijn 2006/112/EG, art. 226, punt 4). Zonder dat nummer brengt u de btw in rekening.',
}
