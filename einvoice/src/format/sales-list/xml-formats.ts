import { asciiEmail } from '@bordereau/domain/text/email-address'
import { parsePeriod } from '@bordereau/domain/report/period'
import { token } from '../jpk/parties.ts'
import { type Element, el, emptyElement, toXml } from '../xml.ts'
import {
  type FileContext,
  type FileRow,
  type ListFormat,
  partOfYear,
  withHundredths,
} from './list-file.ts'

const XML = { mediaType: 'application/xml', extension: 'xml', encoding: 'utf-8' } as const

/** France's déclaration européenne de services, by its published schema (des.xsd). */
export const FR_DES: ListFormat = {
  ...XML,
  codes: { services: 'services' },
  amounts: 'rounded',
  corrections: 'in_sum',
  takesZero: false,
  takesNegative: true,
  most: 999_999,
  missing: ({ vatId }) => (/^FR[0-9A-Z]{2}\d{9}$/.test(vatId) ? [] : ['vatId']),
  write: (rows, { owner, period }) =>
    document(
      el('fichier_des', [
        el('declaration_des', [
          // Its number is the declarant's own: the year and the month.
          el('num_des', period.key.slice(2, 4) + partOfYear(period)),
          el('num_tvaFr', owner.vatId),
          el('mois_des', partOfYear(period)),
          el('an_des', period.key.slice(0, 4)),
          ...rows.map((row, i) =>
            el('ligne_des', [
              el('numlin_des', String(i + 1)),
              el('valeur', String(row.amount)),
              el('partner_des', row.prefix + row.number),
            ]),
          ),
        ]),
      ]),
    ),
  source: 'https://github.com/OCA/l10n-france/blob/16.0/l10n_fr_intrastat_service/data/des.xsd',
}

const VAT_UE = 'http://crd.gov.pl/wzor/2021/01/12/10293/'
const POLISH_TYPES = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2020/03/11/eD/DefinicjeTypy/'

/**
 * Poland's VAT-UE (5), version 2-0E of its schema, by open programs that agree on it. What was filed is corrected by the
 * form VAT-UEK.
 */
export const PL_VAT_UE: ListFormat = {
  ...XML,
  codes: { goods: '1', triangular: '2', services: '3' },
  amounts: 'rounded',
  corrections: 'in_sum',
  takesZero: false,
  takesNegative: true,
  most: 100_000,
  missing: ({ taxOffice, person }) => [
    ...(/^\d{4}$/.test(taxOffice) ? [] : ['taxOffice']),
    ...(person && person.firstName === '' ? ['firstName'] : []),
    ...(person && person.lastName === '' ? ['lastName'] : []),
    ...(person && person.birthDate === '' ? ['birthDate'] : []),
  ],
  write: (rows, { owner, period }) =>
    document(
      el(
        'Deklaracja',
        [
          el('Naglowek', [
            el('KodFormularza', 'VAT-UE', { kodSystemowy: 'VAT-UE (5)', wersjaSchemy: '2-0E' }),
            el('WariantFormularza', '5'),
            el('Rok', period.key.slice(0, 4)),
            el('Miesiac', String(Number(partOfYear(period)))),
            el('CelZlozenia', '1'),
            el('KodUrzedu', owner.taxOffice),
          ]),
          el('Podmiot1', [polishOwner(owner)], { rola: 'Podatnik' }),
          el('PozycjeSzczegolowe', [
            ...rows.filter(({ kind }) => kind !== 'services').map(goodsOf),
            ...rows.filter(({ kind }) => kind === 'services').map(servicesOf),
          ]),
          el('Pouczenie', '1'),
        ],
        { xmlns: VAT_UE, 'xmlns:etd': POLISH_TYPES },
      ),
    ),
  source: 'https://crd.gov.pl/wzor/2021/01/12/10293/schemat.xsd',
}

function polishOwner({ vatId, name, person }: FileContext['owner']): Element | undefined {
  const nip = el('etd:NIP', vatId.replace(/\D/g, ''))
  if (!person) return el('etd:OsobaNiefizyczna', [nip, el('etd:PelnaNazwa', token(name, 240))])
  return el('etd:OsobaFizyczna', [
    nip,
    el('etd:ImiePierwsze', token(person.firstName, 30)),
    el('etd:Nazwisko', token(person.lastName, 81)),
    el('etd:DataUrodzenia', person.birthDate),
  ])
}

function goodsOf({ prefix, number, amount, kind }: FileRow): Element | undefined {
  return el('Grupa1', [
    el('P_Da', prefix),
    el('P_Db', number),
    el('P_Dc', String(amount)),
    el('P_Dd', PL_VAT_UE.codes[kind]),
  ])
}

function servicesOf({ prefix, number, amount }: FileRow): Element | undefined {
  return el('Grupa3', [el('P_Ua', prefix), el('P_Ub', number), el('P_Uc', String(amount))])
}

/** Belgium's relevé intracommunautaire, by the schema of Intervat; corrections name the period that they correct. */
export const BE_INTRA_CONSIGNMENT: ListFormat = {
  ...XML,
  codes: { goods: 'L', triangular: 'T', services: 'S' },
  amounts: 'hundredths',
  corrections: 'own_rows',
  takesZero: false,
  takesNegative: true,
  most: 100_000,
  missing: ({ contact, address }) => [
    ...(contact.email.trim() === '' ? ['email'] : []),
    ...(contact.phone.replace(/\D/g, '') === '' ? ['phone'] : []),
    ...(address.line1.trim() === '' ? ['street'] : []),
  ],
  write: (rows, context) => {
    const { owner, period } = context
    const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
    return document(
      el(
        'ns2:IntraConsignment',
        [
          el(
            'ns2:IntraListing',
            [
              el('ns2:Declarant', declarantOf(owner)),
              el('ns2:Period', periodOf(period.key)),
              ...rows.map(belgianClient),
            ],
            {
              SequenceNumber: '1',
              ClientsNbr: String(rows.length),
              AmountSum: withHundredths(total),
            },
          ),
        ],
        {
          xmlns: 'http://www.minfin.fgov.be/InputCommon',
          'xmlns:ns2': 'http://www.minfin.fgov.be/IntraConsignment',
          IntraListingsNbr: '1',
        },
      ),
    )
  },
  source:
    'https://github.com/OCA/l10n-belgium/blob/16.0/l10n_be_vat_reports/reports/be_vat_intra_consignment.xsd',
}

function declarantOf({ vatId, name, address, contact }: FileContext['owner']) {
  return [
    el('VATNumber', vatId.slice(2)),
    el('Name', token(name, 80)),
    el('Street', token(address.line1, 80)),
    el('PostCode', token(address.postCode, 10)),
    el('City', token(address.city, 40)),
    el('CountryCode', address.country),
    el('EmailAddress', asciiEmail(contact.email)),
    el('Phone', contact.phone.replace(/[^\d+]/g, '').slice(0, 20)),
  ]
}

function belgianClient({ prefix, number, kind, amount, corrects }: FileRow, place: number) {
  return el(
    'ns2:IntraClient',
    [
      el('ns2:CompanyVATNumber', number, { issuedBy: prefix }),
      el('ns2:Code', BE_INTRA_CONSIGNMENT.codes[kind]),
      el('ns2:Amount', withHundredths(amount)),
      corrects === undefined ? undefined : el('ns2:CorrectingPeriod', periodOf(corrects)),
    ],
    { SequenceNumber: String(place + 1) },
  )
}

function periodOf(key: string) {
  const period = parsePeriod(key)
  const part = period && partOfYear(period)
  return [
    period?.unit === 'quarter' ? el('ns2:Quarter', part) : el('ns2:Month', part),
    el('ns2:Year', key.slice(0, 4)),
  ]
}

/** Austria's Zusammenfassende Meldung (U 13) for FinanzOnline, by the types that an open program has of its schema. */
export const AT_U13: ListFormat = {
  ...XML,
  codes: { goods: '', triangular: 'DREIECK', services: 'SOLEI' },
  amounts: 'rounded',
  corrections: 'in_sum',
  takesZero: false,
  takesNegative: true,
  most: 9_999,
  missing: ({ taxNumber }) => (/^\d{9}$/.test(taxNumber) ? [] : ['taxNumber']),
  write: (rows, { owner, period, at }) => {
    const [day, time] = at.toISOString().split('T')
    return document(
      el('ERKLAERUNGS_UEBERMITTLUNG', [
        el('INFO_DATEN', [
          el('ART_IDENTIFIKATIONSBEGRIFF', 'FASTNR'),
          el('IDENTIFIKATIONSBEGRIFF', owner.taxNumber),
          el('PAKET_NR', '1'),
          el('DATUM_ERSTELLUNG', day, { type: 'datum' }),
          el('UHRZEIT_ERSTELLUNG', time?.slice(0, 8), { type: 'uhrzeit' }),
          el('ANZAHL_ERKLAERUNGEN', '1'),
        ]),
        el(
          'ERKLAERUNG',
          [
            el('SATZNR', '1'),
            el('ALLGEMEINE_DATEN', [
              el('ANBRINGEN', 'U13'),
              el('ZRVON', period.from.slice(0, 7), { type: 'jahrmonat' }),
              el('ZRBIS', period.to.slice(0, 7), { type: 'jahrmonat' }),
              el('FASTNR', owner.taxNumber),
            ]),
            ...rows.map(({ prefix, number, amount, kind }) =>
              el('ZM', [
                el('UID_MS', prefix + number),
                el('SUM_BGL', String(amount), { type: 'kz' }),
                el(AT_U13.codes[kind] ?? '', AT_U13.codes[kind] ? 'J' : undefined),
              ]),
            ),
          ],
          { art: 'U13' },
        ),
      ]),
    )
  },
  source: 'https://www.bmf.gv.at/',
}

/** Rows of one page of the Czech form. */
const PAGE = 20

/**
 * The Czech souhrnné hlášení for EPO (DPHSHV): its attributes and codes are those that open programs validate by the schema
 * dphshv_epo2.xsd.
 */
export const CZ_DPHSHV: ListFormat = {
  ...XML,
  codes: { goods: '0', triangular: '2', services: '3' },
  amounts: 'rounded',
  corrections: 'in_sum',
  takesZero: false,
  takesNegative: true,
  most: 100_000,
  missing: ({ taxOffice }) => (/^\d{3}$/.test(taxOffice) ? [] : ['taxOffice']),
  write: (rows, { owner, period, at }) =>
    document(
      withContent(
        'Pisemnost',
        [
          withContent(
            'DPHSHV',
            [
              bare('VetaD', {
                k_uladis: 'DPH',
                dokument: 'SHV',
                rok: period.key.slice(0, 4),
                ...(period.unit === 'quarter'
                  ? { ctvrt: partOfYear(period) }
                  : { mesic: String(Number(partOfYear(period))) }),
                shvies_forma: 'R',
                d_poddp: czechDay(at),
              }),
              bare('VetaP', czechOwner(owner)),
              ...rows.map((row, i) =>
                bare('VetaR', {
                  por_c_stran: String(Math.floor(i / PAGE) + 1),
                  c_rad: String((i % PAGE) + 1),
                  k_stat: row.prefix,
                  c_vat: row.number,
                  k_pln_eu: CZ_DPHSHV.codes[row.kind],
                  pln_pocet: String(row.count),
                  pln_hodnota: String(row.amount),
                }),
              ),
            ],
            { verzePis: '02.01' },
          ),
        ],
        { nazevSW: 'Bordereau' },
      ),
    ),
  source: 'https://adisspr.mfcr.cz/dpr/adis/idpr_epo/epo2/form/form_main.faces',
}

function czechOwner({ vatId, name, address, person, taxOffice }: FileContext['owner']) {
  return {
    c_ufo: taxOffice,
    dic: vatId.slice(2),
    typ_ds: person ? 'F' : 'P',
    ...(person && person.lastName !== ''
      ? { prijmeni: person.lastName, jmeno: person.firstName }
      : { zkrobchjm: token(name, 255) }),
    naz_obce: token(address.city, 48),
    ulice: token(address.line1, 38),
    psc: address.postCode.replace(/\D/g, ''),
  }
}

function czechDay(at: Date): string {
  const [year, month, day] = at.toISOString().slice(0, 10).split('-')
  return `${day}.${month}.${year}`
}

/** An element of attributes alone. */
function bare(name: string, attributes: Readonly<Record<string, string | undefined>>): Element {
  return withContent(name, [], attributes)
}

function withContent(
  name: string,
  content: readonly Element[],
  attributes: Readonly<Record<string, string | undefined>>,
): Element {
  const given = Object.entries(attributes).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[key, value]],
  )
  return { name, attributes: given, content: content.length === 0 ? '' : content }
}

function document(root: Element | undefined): string {
  return toXml(root ?? emptyElement('empty'))
}
