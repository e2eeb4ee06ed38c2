import { SALES_LIST_FILES, type SalesListFile } from '@bordereau/domain/country/sales-list-rules'
import { localDate } from '@bordereau/domain/date'
import { LIST_KINDS, type ListRow } from '@bordereau/domain/returns/sales-list'
import { type ReportPeriod, parsePeriod } from '@bordereau/domain/report/period'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSalesList, writeSalesList } from './formats.ts'
import { type ListOwner, inUnit, plainText, withHundredths } from './list-file.ts'

const OWNER: ListOwner = {
  name: 'Müller & Söhne "Größe" <A/S>',
  vatId: 'DE136695976',
  address: {
    line1: 'Straße 1',
    line2: '',
    line3: '',
    city: 'Köln',
    postCode: '50667',
    subdivision: '',
    country: 'DE',
  },
  contact: { name: 'Zoë; Ångström', phone: '+46 (0)123-456 90', email: 'post@example.com' },
  taxOffice: '1435',
  taxNumber: '123456789',
}

const OWNERS: Readonly<Record<SalesListFile, Partial<ListOwner>>> = {
  at_u13: { vatId: 'ATU13585627' },
  be_intra_consignment: { vatId: 'BE0403019261', address: { ...OWNER.address, country: 'BE' } },
  cz_dphshv: { vatId: 'CZ25123891', taxOffice: '451' },
  de_zm: {},
  es_349: { vatId: 'ESB58378431', name: 'Año y Façana, S. L.' },
  fi_vsralvyv: { vatId: 'FI20774740' },
  fr_des: { vatId: 'FR40303265045' },
  pl_vat_ue: { vatId: 'PL8567346215' },
  se_skv574008: { vatId: 'SE556000016701' },
}

function periodAt(key: string): ReportPeriod {
  const period = parsePeriod(key)
  if (!period) throw new Error('a period')
  return period
}

function row(
  vatId: string,
  kind: ListRow['kind'],
  ...amounts: (bigint | [bigint, string])[]
): ListRow {
  const documents = amounts.map((one, i) => ({
    id: `${i}`,
    number: `F/${i}`,
    day: localDate('2026-11-05'),
    amount: typeof one === 'bigint' ? one : one[0],
    corrects: typeof one === 'bigint' ? undefined : one[1],
  }))
  return {
    prefix: vatId.slice(0, 2),
    number: vatId.slice(2),
    kind,
    name: `Åkerlund & "Søn" ${vatId}; <ñ>`,
    amount: documents.reduce((sum, { amount }) => sum + amount, 0n),
    documents,
  }
}

/** Greece and Northern Ireland, a credit note above the sales, nothing left, cents that round, an earlier period. */
const ROWS: readonly ListRow[] = [
  row('ATU13585627', 'goods', 1_234_50n),
  row('ATU13585627', 'services', 99_99n, 50n),
  row('EL094259216', 'services', 10_000_00n, [-500_00n, '2026-09']),
  row('FI01409351', 'goods', 100_00n, -300_50n),
  row('IE6433435F', 'triangular', 7_49n),
  row('LU15027442', 'services', 50_00n, -50_00n),
  row('NL004495445B01', 'services', 49n),
  row('XI123456789', 'goods', 500_51n),
  row('SE123456789701', 'call_off', 0n),
]

const AT = new Date('2026-12-01T09:30:15Z')

test.each(SALES_LIST_FILES)('%s of a month is the golden file', async file => {
  const owner = { ...OWNER, ...OWNERS[file] }
  expect(checkSalesList(file, ROWS, owner).missing).toEqual([])
  const context = { owner, period: periodAt('2026-11'), at: AT }
  const { text, extension } = writeSalesList(file, ROWS, context)
  await expect(text).toMatchFileSnapshot(`golden/${file}.${extension}`)
})

test.each([
  ['at_u13', ['zero LU', 'zero NL', 'call_off SE']],
  ['be_intra_consignment', ['zero LU', 'call_off SE']],
  ['cz_dphshv', ['zero LU', 'zero NL', 'call_off SE']],
  ['de_zm', ['zero LU', 'zero NL', 'call_off SE']],
  ['es_349', ['correction EL', 'negative FI', 'zero LU', 'call_off SE']],
  ['fi_vsralvyv', ['zero LU', 'call_off SE']],
  [
    'fr_des',
    ['goods AT', 'goods FI', 'triangular IE', 'zero LU', 'zero NL', 'goods XI', 'call_off SE'],
  ],
  ['pl_vat_ue', ['zero LU', 'zero NL', 'call_off SE']],
  ['se_skv574008', ['call_off SE']],
] as const)('what %s leaves out is named', (file, expected) => {
  const { leftOut } = checkSalesList(file, ROWS, { ...OWNER, ...OWNERS[file] })
  const named = leftOut.map(one => `${one.reason === 'kind' ? one.kind : one.reason} ${one.prefix}`)
  expect(named).toEqual(expected)
})

test.each([
  ['de_zm', '2026-Q4', '#ve3.2.1'],
  ['se_skv574008', '2026-Q4', '556000016701;26-4;Zoe Angstrom;+460123-45690;post@example.com'],
  ['es_349', '2026-Q4', '4T0000000'],
  ['be_intra_consignment', '2026-Q4', '<ns2:Quarter>4</ns2:Quarter>'],
  ['cz_dphshv', '2026-Q4', 'ctvrt="4"'],
  ['at_u13', '2026-Q4', '<ZRVON type="jahrmonat">2026-10</ZRVON>'],
  ['fi_vsralvyv', '2026-01', '052:1\r\n'],
  ['fr_des', '2026-01', '<num_des>2601</num_des>'],
  ['pl_vat_ue', '2026-01', '<Miesiac>1</Miesiac>'],
] as const)('%s of %s has %s', (file, key, part) => {
  const context = { owner: { ...OWNER, ...OWNERS[file] }, period: periodAt(key), at: AT }
  expect(writeSalesList(file, ROWS, context).text).toContain(part)
})

test.each([
  ['at_u13', { taxNumber: '12' }, ['taxNumber']],
  ['be_intra_consignment', { contact: { name: '', phone: '-', email: '' } }, ['email', 'phone']],
  ['cz_dphshv', { taxOffice: '1435' }, ['taxOffice']],
  ['de_zm', { vatId: '' }, ['vatId']],
  ['es_349', { contact: { name: ' ', phone: '', email: '' } }, ['contactName', 'phone']],
  ['fr_des', { vatId: 'FR1' }, ['vatId']],
  [
    'pl_vat_ue',
    { taxOffice: '', person: { firstName: '', lastName: 'L', birthDate: '' } },
    ['taxOffice', 'firstName', 'birthDate'],
  ],
  ['se_skv574008', { contact: { name: '', phone: '1', email: '' } }, ['contactName']],
] as const)('%s asks for what it needs of the company', (file, more, missing) => {
  const owner = { ...OWNER, ...OWNERS[file], ...more }
  expect(checkSalesList(file, ROWS, owner).missing).toEqual(missing)
})

test.each([
  [199n, 'cut', 1n],
  [-199n, 'cut', -1n],
  [-50n, 'cut', 0n],
  [150n, 'rounded', 2n],
  [-150n, 'rounded', -2n],
  [149n, 'rounded', 1n],
  [149n, 'hundredths', 149n],
] as const)('%s hundredths, %s, are %s', (amount, unit, written) => {
  expect(inUnit(amount, unit)).toBe(written)
})

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [123_456n, '1234.56'],
])('%s is %s', (amount, text) => {
  expect(withHundredths(amount)).toBe(text)
})

test('names are ASCII where no encoding is described', () => {
  expect(plainText('Łódź Größe Ærø Ñandú 株式会社 a\u0000b')).toBe('Lodz Grosse AEro Nandu a b')
})

const rows = fc.array(
  fc.record({
    vatId: fc.constantFrom('ATU13585627', 'EL094259216', 'XI123456789', 'NL004495445B01'),
    kind: fc.constantFrom(...LIST_KINDS),
    amounts: fc.array(fc.bigInt({ min: -100_000n, max: 100_000n }), { minLength: 1, maxLength: 4 }),
    corrects: fc.option(fc.constantFrom('2026-08', '2026-09'), { nil: undefined }),
  }),
  { maxLength: 8 },
)

test.each(SALES_LIST_FILES)('%s has each row once, or says why not', file => {
  fc.assert(
    fc.property(rows, cases => {
      const unique = new Map(cases.map(one => [`${one.vatId} ${one.kind}`, one]))
      const list = [...unique.values()].map(({ vatId, kind, amounts, corrects }) =>
        row(
          vatId,
          kind,
          ...amounts.map((amount, i) =>
            i === 0 && corrects ? ([amount, corrects] satisfies [bigint, string]) : amount,
          ),
        ),
      )
      const owner = { ...OWNER, ...OWNERS[file] }
      const checked = checkSalesList(file, list, owner)
      const written = writeSalesList(file, list, { owner, period: periodAt('2026-11'), at: AT })
      expect(written.rows).toBe(checked.rows)
      // Each part of a row is in the file or named.
      const parts = list.reduce((count, { documents }) => {
        const isApart = ['be_intra_consignment', 'es_349'].includes(file)
        return count + (isApart ? new Set(documents.map(one => one.corrects)).size : 1)
      }, 0)
      expect(checked.rows + checked.leftOut.length).toBe(parts)
      expect(written.text).not.toMatch(/undefined|NaN|\[object/)
    }),
    { numRuns: 60, endOnFailure: true },
  )
})

test('records of modelo 349 have 500 characters of ISO 8859-1', () => {
  const owner = { ...OWNER, ...OWNERS.es_349 }
  const { text } = writeSalesList('es_349', ROWS, { owner, period: periodAt('2026-11'), at: AT })
  const records = text.split('\r\n').slice(0, -1)
  expect(records.map(({ length }) => length)).toEqual(records.map(() => 500))
  expect(Buffer.from(text, 'latin1').toString('latin1')).toBe(text)
  expect(text).toContain('AÑO Y FAÇANA, S. L.')
})
