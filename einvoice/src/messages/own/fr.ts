import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Ajoutez le numéro de TVA du client : il doit la taxe sous ce numéro, et le numéro d’un registre ne suffit pas (directive 2006/112/CE, art. 226, 4). Sans lui, facturez la taxe.',
}
