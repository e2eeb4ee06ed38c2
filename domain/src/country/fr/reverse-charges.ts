import type { LocalDate } from '../../date.ts'
import type { LocalText } from '../../local-text.ts'
import { ART_199A_ENDS } from '../offer.ts'

/** Supplies at home whose tax the customer owes: each has its article. */
export type DomesticReverseCharge = {
  readonly key: string
  readonly name: LocalText
  readonly law: string
  readonly restsUntil?: LocalDate
}

/** CGI art. 283, 2 nonies: subcontracted work on buildings. The key of all countries, 'reverse_charge_domestic'. */
export const CONSTRUCTION: LocalText = {
  en: 'Reverse charge: subcontracted building work',
  fr: 'Autoliquidation : sous-traitance de travaux immobiliers',
  de: 'Umkehr der Steuerschuld: Bauleistungen von Subunternehmern',
  es: 'Inversión del sujeto pasivo: subcontratas de obras',
  it: 'Inversione contabile: subappalti edili',
  pl: 'Odwrotne obciążenie: podwykonawstwo budowlane',
  hi: 'रिवर्स चार्ज: निर्माण का उप-ठेका',
  ar: 'الاحتساب العكسي: أعمال بناء من الباطن',
  nl: 'Btw verlegd: onderaanneming in de bouw',
  pt: 'IVA – autoliquidação: subempreitadas de construção',
}

const SCRAP: LocalText = {
  en: 'Reverse charge: scrap and waste',
  fr: 'Autoliquidation : déchets et matières de récupération',
  de: 'Umkehr der Steuerschuld: Schrott und Abfall',
  es: 'Inversión del sujeto pasivo: chatarra y residuos',
  it: 'Inversione contabile: rottami e rifiuti',
  pl: 'Odwrotne obciążenie: złom i odpady',
  hi: 'रिवर्स चार्ज: कबाड़ और अपशिष्ट',
  ar: 'الاحتساب العكسي: الخردة والنفايات',
  nl: 'Btw verlegd: schroot en afval',
  pt: 'IVA – autoliquidação: sucata e resíduos',
}

const TELECOMS: LocalText = {
  en: 'Reverse charge: telecommunications to operators',
  fr: 'Autoliquidation : télécommunications à des opérateurs',
  de: 'Umkehr der Steuerschuld: Telekommunikation an Betreiber',
  es: 'Inversión del sujeto pasivo: telecomunicaciones a operadores',
  it: 'Inversione contabile: telecomunicazioni a operatori',
  pl: 'Odwrotne obciążenie: telekomunikacja dla operatorów',
  hi: 'रिवर्स चार्ज: ऑपरेटरों को दूरसंचार',
  ar: 'الاحتساب العكسي: اتصالات لمشغّلين',
  nl: 'Btw verlegd: telecommunicatie aan operatoren',
  pt: 'IVA – autoliquidação: telecomunicações a operadores',
}

const ENERGY: LocalText = {
  en: 'Reverse charge: gas and electricity to resellers',
  fr: 'Autoliquidation : gaz et électricité à des revendeurs',
  de: 'Umkehr der Steuerschuld: Gas und Strom an Wiederverkäufer',
  es: 'Inversión del sujeto pasivo: gas y electricidad a revendedores',
  it: 'Inversione contabile: gas ed elettricità a rivenditori',
  pl: 'Odwrotne obciążenie: gaz i prąd dla odsprzedawców',
  hi: 'रिवर्स चार्ज: पुनर्विक्रेताओं को गैस और बिजली',
  ar: 'الاحتساب العكسي: غاز وكهرباء لمعيدي البيع',
  nl: 'Btw verlegd: gas en elektriciteit aan wederverkopers',
  pt: 'IVA – autoliquidação: gás e eletricidade a revendedores',
}

/** https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/, art. 283, 2. */
export const DOMESTIC_REVERSE_CHARGES: readonly DomesticReverseCharge[] = [
  { key: 'reverse_charge_scrap', name: SCRAP, law: 'art. 283-2 sexies du CGI' },
  {
    key: 'reverse_charge_telecoms',
    name: TELECOMS,
    law: 'art. 283-2 octies du CGI',
    restsUntil: ART_199A_ENDS,
  },
  {
    key: 'reverse_charge_energy',
    name: ENERGY,
    law: 'art. 283-2 quinquies du CGI',
    restsUntil: ART_199A_ENDS,
  },
]

/**
 * From 2027-01-01 in the words of the directive. Those of telecommunications, gas and electricity rest on its art. 199a, which
 * ends with 2026 (Directive (EU) 2022/890); no law that goes on with them is known here.
 */
export const RECODIFIED_REVERSE_CHARGES: readonly DomesticReverseCharge[] = [
  { key: 'reverse_charge_scrap', name: SCRAP, law: 'art. 199, 1, d) directive 2006/112/CE' },
]
