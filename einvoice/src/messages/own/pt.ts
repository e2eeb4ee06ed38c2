import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Indique o número de IVA do cliente: é com ele que o cliente deve o imposto, e o número de um registo não basta (Diretiva 2006/112/CE, art. 226.º, n.º 4). Sem ele, liquide o IVA.',
}
