import { GREEK_ISLANDS } from './greek-islands.ts'
import { CAMPIONE_NEIGHBOURS, LIVIGNO_NEIGHBOURS } from './neighbouring-towns.ts'
import { type Facts, type Row, part, territory, whole } from './territory-row.ts'

const DIRECTIVE_6_1 = 'Directive 2006/112/EC, art. 6 (1)'
const DIRECTIVE_6_2 = 'Directive 2006/112/EC, art. 6 (2)'
const DIRECTIVE_7 = 'Directive 2006/112/EC, art. 7'
const NOTICE_700 = 'VAT Notice 700, 2.8'

const MONACO = territory('MC', {
  law: 'FR',
  goods: 'FR',
  services: 'FR',
  eu: 'both',
  source: DIRECTIVE_7,
})
/** Guadeloupe and Martinique are one market; the rates are those of the return CA3. */
const ANTILLES = overseas('FR-ANTILLES')
const REUNION = overseas('FR-RE')
const GUIANA = withoutFrenchVat('FR-GF')
const MAYOTTE = withoutFrenchVat('FR-YT')
const BARTHELEMY = territory('BL', { law: 'BL', source: 'CGI art. 294, LO 6214-4 CGCT' })
const MARTIN = territory('MF', { law: 'MF', source: 'LO 6314-4 CGCT' })
const AALAND = territory('AX', {
  law: 'FI',
  services: 'FI',
  source: 'Directive 2006/112/EC, art. 6 (1) d',
})
const ISLE_OF_MAN = territory('IM', {
  law: 'GB',
  goods: 'GB',
  services: 'GB',
  source: NOTICE_700,
})
const LIECHTENSTEIN = territory('LI', {
  law: 'LI',
  goods: 'CH',
  services: 'CH',
  source: 'MWSTG Art. 3 Bst. a',
})
/** Büsingen has the customs and the VAT of Switzerland. */
const BUESINGEN = territory('DE-BUS', {
  law: 'DE',
  goods: 'CH',
  services: 'CH',
  withoutVat: '§ 1 Abs. 2 UStG',
  source: `${DIRECTIVE_6_2}; UStG § 1 Abs. 2; MWSTG Art. 3 Bst. a`,
})
/** By the practice of the Swiss tax office, goods sent there from Switzerland are sold at home. */
const CAMPIONE = territory('IT-CAM', {
  law: 'IT',
  goods: 'CH',
  withoutVat: 'art. 7 DPR 633/1972',
  source: `${DIRECTIVE_6_1}; DPR 633/1972 art. 7`,
})
/**
 * The standard rate alone is lower, for sellers established there; the other rates are Austria's. Text of the paragraph as
 * programs quote it: secondary.
 */
const KLEINWALSERTAL = territory('AT-KLW', {
  law: 'AT',
  goods: 'AT',
  services: 'AT',
  eu: 'both',
  sellerRates: ['19', '13 2016-01-01', '10 2016-01-01', '4.9 2026-07-01'],
  source: '§ 10 Abs. 4 UStG 1994; Directive 2006/112/EC, art. 104',
})
const KLEINWALSERTAL_TOWNS = 'Kleinwalsertal|Riezlern|Jungholz|Jungholz in Tirol'

/** The territories that are not simply a country, with the law of each. */
export const TERRITORIES: readonly Row[] = [
  whole('MC', 'Monaco', MONACO),
  part('FR', 'Monaco', MONACO, { postCodes: /^980\d\d$/, towns: 'Monaco|Monte-Carlo' }),
  // Saint-Barthélemy and Saint-Martin have postcodes of Guadeloupe; 977 and 978 are large customers of La Réunion.
  ...['FR', 'GP'].flatMap(country => [
    part(country, 'Saint-Barthélemy', BARTHELEMY, {
      postCodes: /^97133$/,
      subdivisions: 'FR-BL|FR-977',
      shared: { postCodes: /^970\d\d$/, towns: 'Saint-Barthélemy|Gustavia' },
    }),
    part(country, 'Saint-Martin', MARTIN, {
      postCodes: /^97150$/,
      subdivisions: 'FR-MF|FR-978',
      shared: { postCodes: /^970\d\d$/, towns: 'Saint-Martin|Marigot' },
    }),
  ]),
  ...department('GP', 'Guadeloupe', /^97[01]\d\d$/, ANTILLES, 'FR-971'),
  ...department('MQ', 'Martinique', /^972\d\d$/, ANTILLES, 'FR-972'),
  ...department('RE', 'La Réunion', /^97[478]\d\d$/, REUNION, 'FR-974'),
  ...department('GF', 'Guyane', /^973\d\d$/, GUIANA, 'FR-973'),
  ...department('YT', 'Mayotte', /^976\d\d$/, MAYOTTE, 'FR-976'),
  third('FR', 'PM', 'Saint-Pierre-et-Miquelon', /^975\d\d$/, DIRECTIVE_6_1, 'FR-PM'),
  third('FR', 'WF', 'Wallis-et-Futuna', /^986\d\d$/, DIRECTIVE_6_1, 'FR-WF'),
  third('FR', 'PF', 'Polynésie française', /^987\d\d$/, DIRECTIVE_6_1, 'FR-PF'),
  third('FR', 'NC', 'Nouvelle-Calédonie', /^988\d\d$/, DIRECTIVE_6_1, 'FR-NC'),
  part(
    'ES',
    'Canarias',
    territory('ES-CN', {
      law: 'ES',
      category: 'L',
      source: `${DIRECTIVE_6_1}; Decreto Legislativo 1/2025 de Canarias`,
    }),
    {
      postCodes: /^(35|38)\d{3}$/,
      subdivisions:
        '35|38|ES-GC|ES-TF|GC|TF|Las Palmas|Santa Cruz de Tenerife|Tenerife|Canarias|Islas Canarias',
      towns: `Las Palmas de Gran Canaria|Las Palmas|Santa Cruz de Tenerife|San Cristóbal de La Laguna|Telde|Arona|Adeje
Puerto del Rosario|Puerto de la Cruz|La Orotava|San Bartolomé de Tirajana|Maspalomas|Los Llanos de Aridane|Arucas|Ingenio`,
      townsOfOthersToo: 'Arrecife',
    },
  ),
  part('ES', 'Ceuta', territory('ES-CE', { law: 'ES', category: 'M', source: DIRECTIVE_6_2 }), {
    postCodes: /^51\d{3}$/,
    subdivisions: '51|CE|Ceuta',
    towns: 'Ceuta',
  }),
  part('ES', 'Melilla', territory('ES-ML', { law: 'ES', category: 'M', source: DIRECTIVE_6_2 }), {
    postCodes: /^52\d{3}$/,
    subdivisions: '52|ML|Melilla',
    towns: 'Melilla',
  }),
  third('ES', 'AD', 'Andorra', /^AD\d{3}$/, DIRECTIVE_6_1),
  part('DE', 'Büsingen', BUESINGEN, {
    postCodes: /^(78266|CH8238)$/,
    towns: 'Büsingen am Hochrhein|Büsingen|Buesingen am Hochrhein|Buesingen',
  }),
  // Its Swiss postcode.
  part('CH', 'Büsingen', BUESINGEN, {
    postCodes: /^(8238|D?78266)$/,
    towns: 'Büsingen am Hochrhein|Büsingen',
  }),
  part(
    'DE',
    'Helgoland',
    territory('DE-HEL', {
      law: 'DE',
      withoutVat: '§ 1 Abs. 2 UStG',
      source: `${DIRECTIVE_6_2}; UStG § 1 Abs. 2`,
    }),
    { postCodes: /^27498$/, towns: 'Helgoland|Heligoland|Insel Helgoland' },
  ),
  // Austrian towns to which the only road is a German one have a German postcode too.
  part('DE', 'Kleinwalsertal', KLEINWALSERTAL, {
    postCodes: /^(8756[789]|87491|AT?699[123]|AT?6691)$/,
    towns: KLEINWALSERTAL_TOWNS,
  }),
  part('AT', 'Kleinwalsertal', KLEINWALSERTAL, {
    postCodes: /^(699[123]|6691|D?E?8756[789]|D?E?87491)$/,
    towns: KLEINWALSERTAL_TOWNS,
    townsOfOthersToo: 'Mittelberg|Hirschegg',
  }),
  part(
    'IT',
    'Livigno',
    territory('IT-LIV', {
      law: 'IT',
      withoutVat: 'art. 7 DPR 633/1972',
      source: `${DIRECTIVE_6_2}; DPR 633/1972 art. 7`,
    }),
    {
      postCodes: /^23041$/,
      towns: 'Livigno',
      shared: { postCodes: /^23030$/, towns: 'Livigno|Trepalle', others: LIVIGNO_NEIGHBOURS },
    },
  ),
  part('IT', 'Campione d’Italia', CAMPIONE, {
    postCodes: /^22061$/,
    towns: "Campione d'Italia",
    townsOfOthersToo: 'Campione',
    shared: { postCodes: /^22060$/, towns: 'Campione', others: CAMPIONE_NEIGHBOURS },
  }),
  // The Swiss postcode that it had until 2019.
  part('CH', 'Campione d’Italia', CAMPIONE, {
    postCodes: /^6911$/,
    towns: "Campione d'Italia",
  }),
  third('IT', 'SM', 'San Marino', /^4789\d$/, DIRECTIVE_6_1),
  third('IT', 'VA', 'Città del Vaticano', /^00120$/, DIRECTIVE_6_1),
  part(
    'GR',
    'Άγιον Όρος',
    territory('GR-69', {
      law: 'GR',
      withoutVat: 'Art. 6 Directive 2006/112/EC',
      source: DIRECTIVE_6_1,
    }),
    {
      postCodes: /^6308[67]$/,
      towns: 'Άγιον Όρος|Άγιο Όρος|Αγίου Όρους|Agion Oros|Agio Oros|Mount Athos|Athos',
    },
  ),
  ...GREEK_ISLANDS,
  whole('AX', 'Åland', AALAND),
  part('FI', 'Åland', AALAND, {
    postCodes: /^22\d{3}$/,
    subdivisions: 'FI-01|Åland|Ahvenanmaa',
    towns: 'Mariehamn|Maarianhamina|Jomala',
  }),
  part('PT', 'Açores', regional('PT-20', ['16 2021-07-01', '9', '4']), {
    postCodes: /^9[5-9]\d\d(\d{3})?$/,
    subdivisions: 'Açores|Azores|Região Autónoma dos Açores',
    towns: 'Ponta Delgada|Angra do Heroísmo',
  }),
  // The reduced rate of 5 % until DLR 6/2024/M, art. 21.
  part(
    'PT',
    'Madeira',
    regional('PT-30', ['22', '12', '4 2024-10-01', '5 2012-04-01 2024-09-30']),
    {
      postCodes: /^9[0-4]\d\d(\d{3})?$/,
      subdivisions: 'Madeira|Região Autónoma da Madeira',
      towns: 'Câmara de Lobos|Porto Santo',
      townsOfOthersToo: 'Funchal',
    },
  ),
  whole('IM', 'Isle of Man', ISLE_OF_MAN),
  part('GB', 'Isle of Man', ISLE_OF_MAN, { postCodes: /^IM\d/, towns: 'Isle of Man' }),
  third('GB', 'JE', 'Jersey', /^JE\d/, NOTICE_700),
  third('GB', 'GG', 'Guernsey', /^GY\d/, NOTICE_700),
  third('GB', 'GI', 'Gibraltar', /^GX\d/, NOTICE_700),
  part(
    'GB',
    'Northern Ireland',
    territory('XI', {
      law: 'GB',
      goods: 'GB',
      services: 'GB',
      eu: 'goods',
      source: 'Windsor Framework, art. 8; VAT Notice 725',
    }),
    {
      postCodes: /^BT\d/,
      subdivisions: 'GB-NIR|NIR|Northern Ireland',
      towns: 'Belfast',
      townsOfOthersToo: 'Londonderry|Derry',
    },
  ),
  // British forces post, written with its number or its postcode.
  part(
    'GB',
    'Akrotiri and Dhekelia',
    territory('CY-SBA', {
      law: 'CY',
      goods: 'CY',
      services: 'CY',
      eu: 'both',
      source: DIRECTIVE_7,
    }),
    { postCodes: /^(BF12A[TU]|BFPO5[78])$/ },
  ),
  // Where the Republic has no control the application of Union law is suspended; the Republic's own codes have four digits.
  part(
    'CY',
    'Northern Cyprus',
    territory('CY-N', { law: 'CY', source: 'Act of Accession 2003, protocol 10, art. 1' }),
    { postCodes: /^99\d{3}$/ },
  ),
  whole('LI', 'Liechtenstein', LIECHTENSTEIN),
  part('CH', 'Liechtenstein', LIECHTENSTEIN, {
    postCodes: /^94(8[5-9]|9[0-8])$/,
    towns: 'Vaduz|Schaan|Triesen|Balzers|Triesenberg|Ruggell',
  }),
  // The Swiss law applies to services only. Few live in Sampuoir, whose two postcodes are those of Valsot.
  part(
    'CH',
    'Samnaun',
    territory('CH-SAM', {
      law: 'CH',
      services: 'CH',
      goodsWithoutVat: 'Art. 4 MWSTG',
      source: 'MWSTG Art. 4',
    }),
    {
      postCodes: /^756[23]$/,
      towns: 'Samnaun|Samnaun Dorf|Samnaun-Compatsch',
      shared: { postCodes: /^75(58|60)$/, towns: 'Sampuoir' },
    },
  ),
  third('DK', 'FO', 'Føroyar', /^38\d\d$/, 'Directive 2006/112/EC, art. 5 (2)'),
  third('DK', 'GL', 'Kalaallit Nunaat', /^39\d\d$/, 'Directive 2006/112/EC, art. 5 (2)'),
  third('NO', 'SJ', 'Svalbard og Jan Mayen', /^(917\d|8099)$/, 'Merverdiavgiftsloven § 1-2'),
  ...['AW', 'CW', 'SX', 'BQ'].map(code =>
    part('NL', code, territory(code, { law: code, source: 'Directive 2006/112/EC, art. 5 (2)' }), {
      subdivisions: code === 'BQ' ? 'NL-BQ1|NL-BQ2|NL-BQ3' : `NL-${code}`,
    }),
  ),
]

/** Outside of the VAT of the country under which its addresses may be written, with a code of its own in ISO 3166-1. */
function third(
  country: string,
  code: string,
  name: string,
  postCodes: RegExp,
  source: string,
  subdivisions?: string,
): Row {
  const where = { postCodes, ...(subdivisions !== undefined && { subdivisions }) }
  return part(country, name, territory(code, { law: code, source }), where)
}

/** An overseas department is written with its own country code, or with France's and its postcode. */
function department(
  country: string,
  name: string,
  postCodes: RegExp,
  of: Row['territory'],
  iso: string,
): Row[] {
  return [
    whole(country, name, of),
    part('FR', name, of, { postCodes, subdivisions: `FR-${country}|${country}|${iso}` }),
  ]
}

/** For goods a third territory, for services a part of France with rates of its own. */
function overseas(code: string): Row['territory'] {
  const rates = ['8.5', '2.1', '1.75', '1.05']
  const source = 'art. 294, 296 du CGI; BOI-TVA-GEO-20-40'
  return territory(code, { law: 'FR', services: 'FR', rates, source })
}

function withoutFrenchVat(code: string): Row['territory'] {
  const withoutVat = 'art. 294, 1 du CGI'
  return territory(code, { law: 'FR', withoutVat, source: 'CGI art. 294' })
}

/** The autonomous regions of Portugal are in the EU's VAT, with rates of their own. */
function regional(code: string, rates: readonly string[]): Row['territory'] {
  const facts: Facts = {
    law: 'PT',
    goods: 'PT',
    services: 'PT',
    eu: 'both',
    rates,
    source: 'CIVA art. 18.º, n.º 3; Decreto-Lei 347/85',
  }
  return territory(code, facts)
}
