import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Indique o número de IVA do cliente: é com ele que o cliente deve o imposto, e o número de um registo não basta (Diretiva 2006/112/CE, art. 226.º, ponto 4). Sem ele, liquide o imposto.',
  'BDX-LAW-01':
    'A lei de algumas autoliquidações internas termina neste dia (telefones, chips, gás, eletricidade, telecomunicações, metais): pergunte se o seu estado a mantém.',
  'BDX-LAW-02':
    'As entidades públicas podem entregar elas próprias este IVA às finanças (pagamento fracionado). Não se sabe aqui se ainda se aplica: pergunte a este cliente.',
  'BDX-LAW-03':
    'Por esta lei nada lhe é retido: retire a retenção, salvo se o cliente tiver de reter por outro motivo.',
  'BDX-LAW-04':
    'Um comerciante no regime forfetário (composition scheme) não pode vender para fora do seu estado: pergunte ao seu consultor antes de emitir.',
  'BDX-LAW-05':
    'Uma operação triangular tem três estados: bens enviados de um estado que não é o seu para uma empresa com número de IVA de um terceiro. Aqui falta algo disso.',
  'BDX-LAW-06':
    'O seu número EX isenta nos Estados-Membros para os quais foi concedido: verifique se o deste cliente é um deles.',
  'BDX-LAW-07':
    'Pode ter de se registar no estado deste cliente particular e liquidar o imposto desse estado: esta lei diz a partir de que valor.',
}
