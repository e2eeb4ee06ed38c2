import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Añada el número de IVA del cliente: con él debe el impuesto, y el número de un registro no basta (Directiva 2006/112/CE, art. 226.4). Si no tiene, cobre el impuesto.',
  'BDX-LAW-01':
    'La ley de algunas inversiones interiores termina ese día (teléfonos, chips, gas, electricidad, telecomunicaciones, metales): pregunte si su Estado las mantiene.',
  'BDX-LAW-02':
    'Los organismos públicos pueden pagar este IVA directamente a Hacienda (split payment). Aquí no se sabe si aún rige: pregunte a este cliente.',
  'BDX-LAW-03':
    'Según esta ley no se le retiene nada: quite la retención, salvo que el cliente deba retener por otra razón.',
  'BDX-LAW-04':
    'Un vendedor en el régimen de composición no puede vender fuera de su estado: consulte antes de emitir.',
  'BDX-LAW-05':
    'Una operación triangular tiene tres Estados: bienes enviados desde otro Estado a una empresa con número de IVA de un tercero. Aquí falta algo.',
  'BDX-LAW-06':
    'Su número EX exime en los Estados miembros para los que se concedió: compruebe que el del cliente es uno de ellos.',
  'BDX-LAW-07':
    'Quizá deba registrarse en el Estado de este particular y cobrar su impuesto: esta ley dice desde qué suma.',
}
