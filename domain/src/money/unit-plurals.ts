import type { Decimal } from './decimal.ts'

/**
 * The plurals of the units that are written out after a quantity, by UN/ECE Recommendation 20 code: English, French,
 * German, Spanish, Italian, and the three of Polish (2 sztuki, 5 sztuk, 1,5 sztuki; Unicode CLDR, plural rules). Hindi and
 * Arabic write the name as it is listed.
 */
const PLURALS: Readonly<Record<string, Plurals>> = {
  C62: ['pieces', 'pièces', 'Stück', 'unidades', 'pezzi', 'sztuki', 'sztuk', 'sztuki'],
  DAY: ['days', 'jours', 'Tage', 'días', 'giorni', 'dni', 'dni', 'dnia'],
  WEE: ['weeks', 'semaines', 'Wochen', 'semanas', 'settimane', 'tygodnie', 'tygodni', 'tygodnia'],
  MON: ['months', 'mois', 'Monate', 'meses', 'mesi', 'miesiące', 'miesięcy', 'miesiąca'],
  ANN: ['years', 'ans', 'Jahre', 'años', 'anni', 'lata', 'lat', 'roku'],
  QAN: [
    'quarters',
    'trimestres',
    'Quartale',
    'trimestres',
    'trimestri',
    'kwartały',
    'kwartałów',
    'kwartału',
  ],
  LS: [
    'lump sums',
    'forfaits',
    'pauschal',
    'tantos alzados',
    'forfait',
    'ryczałty',
    'ryczałtów',
    'ryczałtu',
  ],
  E48: [
    'services',
    'prestations',
    'Leistungen',
    'servicios',
    'servizi',
    'usługi',
    'usług',
    'usługi',
  ],
  E49: [
    'working days',
    'jours ouvrés',
    'Arbeitstage',
    'días laborables',
    'giorni lavorativi',
    'dni robocze',
    'dni roboczych',
    'dnia roboczego',
  ],
  E51: ['jobs', 'tâches', 'Aufträge', 'trabajos', 'lavori', 'zlecenia', 'zleceń', 'zlecenia'],
  IE: ['persons', 'personnes', 'Personen', 'personas', 'persone', 'osoby', 'osób', 'osoby'],
  SET: ['sets', 'lots', 'Sätze', 'juegos', 'set', 'zestawy', 'zestawów', 'zestawu'],
  PR: ['pairs', 'paires', 'Paar', 'pares', 'paia', 'pary', 'par', 'pary'],
  DZN: ['dozens', 'douzaines', 'Dutzend', 'docenas', 'dozzine', 'tuziny', 'tuzinów', 'tuzina'],
  KT: ['kits', 'kits', 'Bausätze', 'kits', 'kit', 'komplety', 'kompletów', 'kompletu'],
  XBX: ['boxes', 'boîtes', 'Schachteln', 'cajas', 'scatole', 'pudełka', 'pudełek', 'pudełka'],
  XCT: ['cartons', 'cartons', 'Kartons', 'cartones', 'cartoni', 'kartony', 'kartonów', 'kartonu'],
  XPK: [
    'packages',
    'colis',
    'Packungen',
    'paquetes',
    'confezioni',
    'opakowania',
    'opakowań',
    'opakowania',
  ],
  XPX: ['pallets', 'palettes', 'Paletten', 'palés', 'pallet', 'palety', 'palet', 'palety'],
  XBG: ['bags', 'sacs', 'Beutel', 'bolsas', 'sacchi', 'worki', 'worków', 'worka'],
  XBO: [
    'bottles',
    'bouteilles',
    'Flaschen',
    'botellas',
    'bottiglie',
    'butelki',
    'butelek',
    'butelki',
  ],
  XRO: ['rolls', 'rouleaux', 'Rollen', 'rollos', 'rotoli', 'rolki', 'rolek', 'rolki'],
  ZP: ['pages', 'pages', 'Seiten', 'páginas', 'pagine', 'strony', 'stron', 'strony'],
  D68: ['words', 'mots', 'Wörter', 'palabras', 'parole', 'słowa', 'słów', 'słowa'],
}
type Plurals = readonly [
  en: string,
  fr: string,
  de: string,
  es: string,
  it: string,
  few: string,
  many: string,
  fraction: string,
]

/**
 * The plural of the unit that the language (BCP 47 primary tag) writes after the quantity; undefined where it writes the name itself: after one, or
 * because no plural is listed.
 */
export function unitPlural(code: string, language: string, quantity: Decimal): string | undefined {
  const plurals = PLURALS[code]
  const form = new Intl.PluralRules(language).select(Number(quantity))
  if (plurals === undefined || form === 'one') return undefined
  const [en, fr, de, es, it, few, many, fraction] = plurals
  const pl = form === 'few' ? few : form === 'many' ? many : fraction
  const known: Readonly<Record<string, string | undefined>> = { en, fr, de, es, it, pl }
  return known[language]
}
