import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Añada el número de IVA del cliente: con él debe el impuesto, y el número de un registro no basta (Directiva 2006/112/CE, art. 226.4). Si no tiene, cobre el impuesto.',
}
