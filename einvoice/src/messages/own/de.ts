import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Tragen Sie die USt-IdNr. des Kunden ein: Unter ihr schuldet er die Steuer, eine Registernummer genügt nicht (Richtlinie 2006/112/EG, Art. 226 Nr. 4). Ohne sie stellen Sie die Steuer in Rechnung.',
}
