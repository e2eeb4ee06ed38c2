import type { Country } from '../party/party.ts'
import type { VatTerritory } from './territory.ts'
import { townWords } from './town.ts'

export type Row = {
  readonly country: Country
  /** Of the postcode without spaces and hyphens, in capitals. Without postcodes and subdivisions: the whole country. */
  readonly postCodes?: RegExp
  readonly subdivisions?: readonly string[]
  /** Its proper name. */
  readonly name: string
  /** Where towns decide: by their names, and by the postcodes that they share with towns outside of the territory. */
  readonly shared?: {
    readonly postCodes: RegExp
    readonly towns: readonly (readonly string[])[]
    /** Towns with these postcodes outside of the territory. */
    readonly others: readonly (readonly string[])[]
  }
  readonly territory: VatTerritory
}

type Facts = Partial<Pick<VatTerritory, 'rates' | 'category' | 'withoutVat'>> & {
  readonly law: Country
  readonly source: string
  /** Default: an area of its own. */
  readonly goods?: string
  readonly services?: string
  /** What it shares with the European Union; default: nothing. */
  readonly eu?: 'both' | 'goods'
}

const DIRECTIVE_6_1 = 'Directive 2006/112/EC, art. 6 (1)'
const DIRECTIVE_6_2 = 'Directive 2006/112/EC, art. 6 (2)'
const DIRECTIVE_7 = 'Directive 2006/112/EC, art. 7'
const CGI_296 = 'art. 294, 296 du CGI; BOI-TVA-GEO-20-40'
/** Guadeloupe and Martinique are one market; CGI art. 296 has the rates. */
const ANTILLES = overseas('FR-ANTILLES')
const REUNION = overseas('FR-RE')
const GUIANA = withoutFrenchVat('FR-GF', 'art. 294, 1 du CGI')
const MAYOTTE = withoutFrenchVat('FR-YT', 'art. 294, 1 du CGI')
const AALAND: Facts = { law: 'FI', services: 'FI', source: 'Directive 2006/112/EC, art. 6 (1) d' }

/** The territories that are not simply a country, with the law of each. */
export const TERRITORIES: readonly Row[] = [
  whole('MC', { law: 'FR', goods: 'FR', services: 'FR', eu: 'both', source: DIRECTIVE_7 }),
  part('FR', 'MC', /^980\d\d$/, {
    law: 'FR',
    goods: 'FR',
    services: 'FR',
    eu: 'both',
    source: DIRECTIVE_7,
  }),
  // Saint-Barthélemy and Saint-Martin have postcodes of Guadeloupe.
  part('FR', 'BL', /^97(133|7\d\d)$/, { law: 'BL', source: 'CGI art. 294, LO 6214-4 CGCT' }),
  part('FR', 'MF', /^97(150|8\d\d)$/, { law: 'MF', source: 'LO 6314-4 CGCT' }),
  ...both('GP', /^971\d\d$/, ANTILLES),
  ...both('MQ', /^972\d\d$/, ANTILLES),
  ...both('RE', /^974\d\d$/, REUNION),
  ...both('GF', /^973\d\d$/, GUIANA),
  ...both('YT', /^976\d\d$/, MAYOTTE),
  part('FR', 'PM', /^975\d\d$/, { law: 'PM', source: DIRECTIVE_6_1 }),
  part('FR', 'WF', /^986\d\d$/, { law: 'WF', source: DIRECTIVE_6_1 }),
  part('FR', 'PF', /^987\d\d$/, { law: 'PF', source: DIRECTIVE_6_1 }),
  part('FR', 'NC', /^988\d\d$/, { law: 'NC', source: DIRECTIVE_6_1 }),
  part('ES', 'ES-CN', /^(35|38)\d{3}$/, {
    law: 'ES',
    rates: ['7', '3', '9.5', '15', '20'],
    category: 'L',
    source: `${DIRECTIVE_6_1}; Decreto Legislativo 1/2025 de Canarias`,
  }),
  part('ES', 'ES-CE', /^51\d{3}$/, { law: 'ES', rates: [], category: 'M', source: DIRECTIVE_6_2 }),
  part('ES', 'ES-ML', /^52\d{3}$/, { law: 'ES', rates: [], category: 'M', source: DIRECTIVE_6_2 }),
  // Büsingen has the customs and the VAT of Switzerland.
  part('DE', 'DE-BUS', /^78266$/, {
    law: 'DE',
    goods: 'CH',
    services: 'CH',
    withoutVat: '§ 1 Abs. 2 UStG',
    source: `${DIRECTIVE_6_2}; UStG § 1 Abs. 2; MWSTG Art. 3 Bst. a`,
  }),
  part('DE', 'DE-HEL', /^27498$/, {
    law: 'DE',
    withoutVat: '§ 1 Abs. 2 UStG',
    source: `${DIRECTIVE_6_2}; UStG § 1 Abs. 2`,
  }),
  withTowns(
    part('IT', 'IT-LIV', /^23041$/, {
      law: 'IT',
      withoutVat: 'art. 7 DPR 633/1972',
      source: `${DIRECTIVE_6_2}; DPR 633/1972 art. 7`,
    }),
    'Livigno',
    /^23030$/,
    'Livigno|Trepalle',
    `Bianzone|Castello dell'Acqua|Chiuro|Castionetto|Lovero|Mazzo di Valtellina|Mazzo|Sernio|Tovo di Sant'Agata|Tovo
Valdisotto|Cepina|Valfurva|Vervio|Villa di Tirano|Stazzona`,
  ),
  // By the practice of the Swiss tax office, goods sent there from Switzerland are sold at home.
  withTowns(
    part('IT', 'IT-CAM', /^22061$/, {
      law: 'IT',
      goods: 'CH',
      withoutVat: 'art. 7 DPR 633/1972',
      source: `${DIRECTIVE_6_1}; DPR 633/1972 art. 7`,
    }),
    "Campione d'Italia",
    /^22060$/,
    'Campione',
    'Arosio|Cabiate|Carimate|Carugo|Cucciago|Figino Serenza|Novedrate|Montesolaro',
  ),
  part('GR', 'GR-69', /^6308[67]$/, {
    law: 'GR',
    withoutVat: 'Art. 6 Directive 2006/112/EC',
    source: DIRECTIVE_6_1,
  }),
  whole('AX', AALAND, 'AX'),
  part('FI', 'AX', /^22\d{3}$/, AALAND),
  part('PT', 'PT-20', /^9[5-9]\d{5}$/, regional(['16', '9', '4'])),
  part('PT', 'PT-30', /^9[0-4]\d{5}$/, regional(['22', '12', '4'])),
  whole('IM', { law: 'GB', goods: 'GB', services: 'GB', source: 'VAT Notice 700, 2.8' }),
  part('GB', 'IM', /^IM\d/, {
    law: 'GB',
    goods: 'GB',
    services: 'GB',
    source: 'VAT Notice 700, 2.8',
  }),
  part('GB', 'JE', /^JE\d/, { law: 'JE', source: 'VAT Notice 700, 2.8' }),
  part('GB', 'GG', /^GY\d/, { law: 'GG', source: 'VAT Notice 700, 2.8' }),
  part('GB', 'XI', /^BT\d/, {
    law: 'GB',
    goods: 'GB',
    services: 'GB',
    eu: 'goods',
    source: 'Windsor Framework, art. 8; VAT Notice 725',
  }),
  whole('LI', { law: 'LI', goods: 'CH', services: 'CH', source: 'MWSTG Art. 3 Bst. a' }),
  part('CH', 'LI', /^94(8[5-9]|9[0-8])$/, {
    law: 'LI',
    goods: 'CH',
    services: 'CH',
    source: 'MWSTG Art. 3 Bst. a',
  }),
  // Samnaun: the Swiss law applies to services only.
  part('CH', 'CH-SAM', /^756[23]$/, { law: 'CH', services: 'CH', source: 'MWSTG Art. 4' }),
  part('DK', 'GL', /^39\d\d$/, { law: 'GL', source: 'Directive 2006/112/EC, art. 5 (2)' }),
  part('NO', 'SJ', /^917\d$/, { law: 'SJ', source: 'Merverdiavgiftsloven § 1-2' }),
]

function territory(code: string, facts: Facts): VatTerritory {
  const { goods = code, services = code, eu, ...rest } = facts
  return {
    ...rest,
    code,
    area: { goods, services },
    eu: { goods: eu !== undefined, services: eu === 'both' },
  }
}

/** A country of ISO 3166-1 that is a part of another for VAT. */
function whole(country: Country, facts: Facts, code = country): Row {
  return { country, name: code, territory: territory(code, facts) }
}

function part(country: Country, code: string, postCodes: RegExp, facts: Facts): Row {
  return { country, name: code, postCodes, subdivisions: [code], territory: territory(code, facts) }
}

/** The names of towns are listed with '|' or in lines. */
function withTowns(row: Row, name: string, postCodes: RegExp, towns: string, others: string): Row {
  const shared = { postCodes, towns: listed(towns), others: listed(others) }
  return { ...row, name, shared }
}

function listed(names: string): (readonly string[])[] {
  return names.split(/[|\n]/).map(townWords)
}

/** An overseas department is written with its own country code, or with France's and its postcode. */
function both(country: Country, postCodes: RegExp, overseasTerritory: VatTerritory): Row[] {
  return [
    { country, name: country, territory: overseasTerritory },
    {
      country: 'FR',
      name: country,
      postCodes,
      subdivisions: [`FR-${country}`, country],
      territory: overseasTerritory,
    },
  ]
}

/** For goods a third territory, for services a part of France with rates of its own. */
function overseas(code: string): VatTerritory {
  const facts = { law: 'FR', services: 'FR', rates: ['8.5', '2.1'], source: CGI_296 }
  return territory(code, facts)
}

function withoutFrenchVat(code: string, withoutVat: string): VatTerritory {
  return territory(code, { law: 'FR', withoutVat, source: 'CGI art. 294' })
}

/** The autonomous regions of Portugal are in the EU's VAT, with rates of their own. */
function regional(rates: readonly string[]): Facts {
  const source = 'CIVA art. 18.º, n.º 3; Decreto-Lei 347/85'
  return { law: 'PT', goods: 'PT', services: 'PT', eu: 'both', rates, source }
}
