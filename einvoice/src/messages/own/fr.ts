import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Ajoutez le numéro de TVA du client : il doit la taxe sous ce numéro, et le numéro d’un registre ne suffit pas (directive 2006/112/CE, art. 226, 4). Sans lui, facturez la taxe.',
  'BDX-LAW-01':
    'Le droit de certaines autoliquidations intérieures prend fin ce jour (téléphones, puces, gaz, électricité, télécoms, métaux) : demandez si votre État les maintient.',
  'BDX-LAW-02':
    'Les organismes publics paient parfois cette TVA eux-mêmes au fisc (split payment). On ne sait pas ici si cela s’applique encore : demandez à ce client.',
  'BDX-LAW-03':
    'Selon cette loi, rien ne vous est retenu : enlevez la retenue, sauf si le client doit retenir pour une autre raison.',
  'BDX-LAW-04':
    'Un vendeur au régime de composition ne peut pas vendre hors de son État : demandez conseil avant d’émettre.',
  'BDX-LAW-05':
    'Une opération triangulaire a trois États : des biens partis d’un autre État que le vôtre vers une entreprise ayant un numéro de TVA d’un troisième. Il en manque ici.',
  'BDX-LAW-06':
    'Votre numéro EX exonère dans les États membres pour lesquels il a été accordé : vérifiez que celui du client en est.',
  'BDX-LAW-07':
    'Vous devez peut-être vous inscrire dans l’État de ce particulier et facturer sa taxe : cette loi dit à partir de quelle somme.',
}
