import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Aggiungi il numero IVA del cliente: deve l’imposta con quel numero e il numero di un registro non basta (direttiva 2006/112/CE, art. 226, n. 4). Senza numero, addebita l’imposta.',
}
