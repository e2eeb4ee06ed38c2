import { describe, expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import type { TaxIdKind, TaxIdRefusal } from './tax-id-kind.ts'
import { countryRules } from './rules.ts'

function kindOf(country: string, key: string): TaxIdKind {
  const kind = countryRules(country).taxIds.find(one => one.key === key)
  if (!kind) throw new RangeError(`no kind ${country}.${key}`)
  return kind
}

type True = readonly [country: string, key: string, typed: string, stored: string, source: string]
type False = readonly [
  country: string,
  key: string,
  typed: string,
  refusal: TaxIdRefusal,
  source: string,
]

const ROUTINES = 'Commission, VIES VAT number routines'
const PYTHON = 'python-stdnum 2.2, documented example'
const INDIA = 'resilient-tech/india-compliance, sample GSTINs'

/** True numbers that were once refused, or stored in another form. */
const ACCEPTED: readonly True[] = [
  ['DE', 'steuernummer', '2790673757', '2790673757', 'ELSTER, Aufbau der Steuernummer'],
  ['DE', 'steuernummer', '58099697390', '58099697390', 'ELSTER, Aufbau der Steuernummer'],
  ['DE', 'steuernummer', ' 201 / 123 / 12340', '201/123/12340', PYTHON],
  ['DE', 'steuernummer', '133/8150/8159', '133/8150/8159', 'ELSTER, Aufbau der Steuernummer'],
  ['DE', 'handelsregister', 'hrb123456', 'HRB 123456', '§ 3 HRV'],
  ['DE', 'handelsregister', 'Charlottenburg HRB148207B', 'Charlottenburg HRB 148207 B', '§ 3 HRV'],
  [
    'DE',
    'handelsregister',
    'HRB 12345, Amtsgericht Kempten (Allgäu)',
    'Kempten (Allgäu) HRB 12345',
    '§ 3 HRV',
  ],
  [
    'DE',
    'handelsregister',
    'Registergericht: Amtsgericht München, HRB 5',
    'München HRB 5',
    '§ 3 HRV',
  ],
  [
    'DE',
    'handelsregister',
    'HRB Nr. 12345 AG Frankfurt am Main',
    'Frankfurt am Main HRB 12345',
    '§ 3 HRV',
  ],
  [
    'DE',
    'handelsregister',
    'Handelsregister des Amtsgerichts Lübeck HRB 12345 HL',
    'Lübeck HRB 12345 HL',
    '§ 3 HRV',
  ],
  ['DE', 'handelsregister', 'gnr 7', 'GnR 7', '§ 3 HRV'],
  ['DE', 'steuernummer', '4151 0815 08156', '4151081508156', PYTHON],
  ['BG', 'vat', 'BG7523169263', 'BG7523169263', `${PYTHON} (EGN)`],
  ['BG', 'vat', '8032056031', 'BG8032056031', `${PYTHON} (EGN)`],
  ['BG', 'vat', '7111 042 925', 'BG7111042925', `${PYTHON} (PNF)`],
  ['BG', 'vat', 'BG 175 074 752', 'BG175074752', PYTHON],
  ['CZ', 'vat', 'CZ640903926', 'CZ640903926', PYTHON],
  ['CZ', 'vat', '710319/2745', 'CZ7103192745', PYTHON],
  ['GR', 'vat', 'GR094259216', 'EL094259216', 'Directive 2006/112/EC, Art. 215: EL'],
  ['GR', 'vat', 'ELGR094259216', 'EL094259216', 'as it was stored before'],
  ['GR', 'vat', '094259216', 'EL094259216', PYTHON],
  ['GB', 'vat', 'XI980780684', 'XI980780684', 'Directive (EU) 2020/1756: XI'],
  ['GB', 'vat', 'GBGD123', 'GBGD123', ROUTINES],
  ['GB', 'vat', 'HA500', 'GBHA500', ROUTINES],
  ['GB', 'utr', '1955839661K', '1955839661', 'HMRC, letters with a K after the number'],
  ['GB', 'utr', 'K1955839661', '1955839661', 'python-stdnum 2.2, gb.utr'],
  ['BE', 'vat', 'BE 403.019.261', 'BE0403019261', 'numbers of nine digits got a 0'],
  ['IN', 'gstin', '0717UNO00157UNO', '0717UNO00157UNO', INDIA],
  ['IN', 'gstin', '0717UNO00154UNU', '0717UNO00154UNU', INDIA],
  ['IN', 'gstin', '9917SGP29001OST', '9917SGP29001OST', INDIA],
  ['IN', 'gstin', '06DELI09652G1DA', '06DELI09652G1DA', INDIA],
  ['IN', 'gstin', '27AAFT56212B1DO', '27AAFT56212B1DO', INDIA],
  ['IN', 'gstin', '29AABCF8078M1C8', '29AABCF8078M1C8', INDIA],
  ['LV', 'vat', '32707598699', 'LV32707598699', 'personal code without birthday, since July 2017'],
  ['MC', 'vat', '53 0000 04605', 'FR53000004605', PYTHON],
  ['IM', 'vat', '003 4356 20', 'GB003435620', ROUTINES],
  ['FR', 'siret', '35600000049837', '35600000049837', 'La Poste: the sum of the digits by 5'],
  // The two check characters of a French number may be the letters FR.
  ['FR', 'vat', 'FRFR40303265045', 'FR40303265045', 'the country written twice'],
]

/** False numbers that were once accepted. */
const REFUSED: readonly False[] = [
  ['BG', 'vat', 'BG3390896268', 'wrong_checksum', ROUTINES],
  ['CZ', 'vat', 'CZ640903927', 'wrong_checksum', PYTHON],
  ['GB', 'vat', 'ZZ123', 'wrong_format', ROUTINES],
  ['GB', 'vat', 'HB500', 'wrong_format', ROUTINES],
  ['GB', 'vat', 'GD500', 'wrong_format', ROUTINES],
  ['GB', 'vat', 'HA499', 'wrong_format', ROUTINES],
  ['FR', 'siret', '39096817530416', 'wrong_checksum', 'Insee: the first nine digits are a SIREN'],
  ['BE', 'vat', 'BE4401687675', 'wrong_format', 'arthurdejong/python-stdnum issue 488'],
  ['DE', 'vat', 'DE036695976', 'wrong_format', ROUTINES],
  ['DK', 'vat', 'DK00000000', 'wrong_format', ROUTINES],
  ['MT', 'vat', 'MT00000000', 'wrong_format', ROUTINES],
  ['SI', 'vat', 'SI00000000', 'wrong_format', ROUTINES],
  ['SI', 'vat', 'SI87414881', 'wrong_checksum', `${ROUTINES}: the check digit 11 is not given`],
  ['SK', 'vat', 'SK0022749619', 'wrong_format', ROUTINES],
  ['SK', 'vat', 'SK2002749619', 'wrong_format', `${ROUTINES}: the third digit`],
  ['LV', 'vat', '32707598698', 'wrong_checksum', 'python-stdnum 2.2, lv.pvn'],
  ['CY', 'vat', 'CY12390450K', 'wrong_format', ROUTINES],
  ['NL', 'vat', 'NL188938813B00', 'wrong_format', 'Belastingdienst: the last digits count from 01'],
  ['ES', 'nif', 'ESM0P48783T', 'wrong_format', 'RD 1065/2007'],
  ['IN', 'gstin', '0717UNO00157UNX', 'wrong_checksum', INDIA],
  ['IN', 'gstin', '9917SGP29001OSU', 'wrong_checksum', INDIA],
  ['GB', 'utr', '1955839662K', 'wrong_checksum', 'python-stdnum 2.2, gb.utr'],
  ['DE', 'steuernummer', '4151181508156', 'wrong_format', PYTHON],
  ['DE', 'steuernummer', '136695978', 'wrong_length', PYTHON],
  ['DE', 'steuernummer', '181/815/0815X', 'wrong_format', PYTHON],
  ['DE', 'handelsregister', '12345', 'wrong_format', '§ 3 HRV'],
  ['DE', 'handelsregister', 'Kempten HRB 12345 München', 'wrong_format', '§ 3 HRV'],
  ['DE', 'handelsregister', 'HRB 1234567', 'wrong_format', '§ 3 HRV'],
  ['DE', 'handelsregister', 'HRB 12345; Geschäftsführer: A. B', 'wrong_format', '§ 3 HRV'],
  ['MC', 'vat', 'FR40303265045', 'wrong_format', 'a French company is not one of Monaco'],
]

describe('a tax id', () => {
  test.each(ACCEPTED)('%s %s %s is stored as %s (%s)', (country, key, typed, stored) => {
    const kind = kindOf(country, key)
    expect(kind.validate(typed)).toEqual({ ok: true, value: stored })
    expect(kind.normalise(typed)).toBe(stored)
    expect(kind.normalise(stored)).toBe(stored)
  })

  test.each(REFUSED)('%s %s %s is refused: %s (%s)', (country, key, typed, refusal) => {
    expect(kindOf(country, key).validate(typed)).toEqual({ ok: false, refusal })
  })

  test.each([
    // 31 February and 32 March, each with its right check letter.
    ['RCCMNL83B31D969'],
    ['RCCMNL83C32D969'],
    ['RCCMNL83B70D969'],
  ])('an Italian code with an impossible birthday is refused: %s', front => {
    const kind = kindOf('IT', 'codice_fiscale')
    const results = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(letter => kind.validate(front + letter))
    const refusals = results.map(result => (result.ok ? 'accepted' : result.refusal))
    expect(refusals.filter(one => one === 'wrong_format')).toHaveLength(1)
    expect(refusals).not.toContain('accepted')
  })

  test('an Italian code of 29 February is accepted in a leap year', () => {
    const kind = kindOf('IT', 'codice_fiscale')
    const accepted = (front: string) =>
      [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(letter => kind.validate(front + letter).ok)
    expect(accepted('RCCMNL84B29D969')).toHaveLength(1)
    // With letters for digits, of two persons with the same code (L is 0, M is 1 … P is 3).
    expect(accepted('RCCMNL8PS18D969')).toHaveLength(1)
    expect(accepted('RCCMNL83SM8D969')).toHaveLength(1)
    expect(accepted('RCCMNL84B69D969')).toHaveLength(1)
    expect(accepted('RCCMNL83B29D969')).toHaveLength(0)
  })

  test('is stored once, however often its letters are typed', () => {
    const twice = COUNTRIES.flatMap(({ code }) =>
      countryRules(code).taxIds.flatMap(kind => {
        const letters = /^[A-Z]{2}(?=.{6})/.exec(kind.example)?.[0]
        if (
          kind.role !== 'vat' ||
          letters === undefined ||
          !kind.validate(kind.example.slice(2)).ok
        )
          return []
        const typed = [kind.example, kind.example.slice(2), letters + kind.example]
        return [{ kind, forms: typed.map(text => kind.normalise(` ${text.toLowerCase()} `)) }]
      }),
    )
    expect(twice.length).toBeGreaterThan(25)
    for (const { kind, forms } of twice) expect(new Set(forms)).toEqual(new Set([kind.example]))
  })
})
