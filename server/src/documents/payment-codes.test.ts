import { localDate } from '@bordereau/domain/date'
import type { BankAccount } from '@bordereau/domain/party/party'
import { qrFor } from '@bordereau/domain/payment/qr'
import { expect, test } from 'vitest'
import { qrSvg } from './qr.ts'
import { ACCOUNT, addressOf } from './testing-invoice.ts'
import { readSvg } from './testing-read-code.ts'

const NUMBER = 'FV-2026/0042'

/** What another library reads off the code of a transfer, and its kind. */
async function read(
  currency: string,
  change: Partial<BankAccount>,
  of: { readonly amount?: bigint; readonly payer?: string; readonly city?: string } = {},
) {
  const qr = qrFor({
    currency,
    amount: of.amount ?? 123_400n,
    account: { ...ACCOUNT, accountName: 'Žluťoučký Kůň', bic: '', ...change, currency },
    payee: '',
    payeeNumbers: ['PL5260250274'],
    payeeAddress: addressOf('XX', 'Street 1', '1', of.city ?? 'São Paulo'),
    debtor: { name: 'Payer', address: addressOf(of.payer ?? 'XX', 'Street 2', '2', 'Town') },
    issueDate: localDate('2026-11-23'),
    reference: NUMBER,
  })
  if (!qr) throw new Error('no code')
  const svg = qrSvg(qr.payload)
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  return { kind: qr.kind, text: (await readSvg(svg, modules * 4)) ?? '' }
}

test('the code of the SEPA area is read by another library, line by line', async () => {
  const { kind, text } = await read('EUR', { iban: 'FR7630006000011234567890189' })
  const [, , , , , name, iban, amount, , , reference] = text.split('\n')
  expect(kind).toBe('epc')
  expect([name, iban, amount, reference]).toEqual([
    'Žluťoučký Kůň',
    'FR7630006000011234567890189',
    'EUR1234.00',
    NUMBER,
  ])
})

test('the Slovak code is read as a link with its parameters', async () => {
  const { kind, text } = await read('EUR', { iban: 'SK9181800000007000155733' }, { payer: 'SK' })
  const { origin, searchParams } = new URL(text)
  expect([kind, origin]).toEqual(['payme', 'https://payme.sk'])
  expect(Object.fromEntries(searchParams)).toEqual({
    V: '1',
    IBAN: 'SK9181800000007000155733',
    AM: '1234.00',
    CC: 'EUR',
    PI: '/VS20260042/SS/KS',
    MSG: NUMBER,
    CN: 'Žluťoučký Kůň',
  })
})

test('the Hungarian code is read line by line', async () => {
  const account = { iban: 'HU70104050040002654200000005', bic: 'OKHBHUHB' }
  const { kind, text } = await read('HUF', account)
  const lines = text.split('\n')
  expect([kind, lines.length, lines.at(-1)]).toEqual(['hct', 18, ''])
  expect(lines.slice(0, 10)).toEqual([
    'HCT',
    '001',
    '1',
    'OKHBHUHBXXX',
    'Žluťoučký Kůň',
    'HU70104050040002654200000005',
    'HUF1234',
    '20271123235959+1',
    '',
    NUMBER,
  ])
})

test('the Brazilian code is read field by field', async () => {
  const { kind, text } = await read('BRL', { iban: '', pixKey: 'pix@bcb.gov.br' })
  // Every field: two digits of id, two of length, content.
  const fields: Record<string, string> = {}
  for (let rest = text; rest !== '';) {
    const length = Number(rest.slice(2, 4))
    fields[rest.slice(0, 2)] = rest.slice(4, 4 + length)
    rest = rest.slice(4 + length)
  }
  expect(kind).toBe('pix')
  expect(fields).toMatchObject({
    '00': '01',
    '26': '0014br.gov.bcb.pix0114pix@bcb.gov.br0212FV-2026/0042',
    '53': '986',
    '54': '1234.00',
    '58': 'BR',
    '59': 'Zlutoucky Kun',
    '60': 'Sao Paulo',
    '62': '0510FV20260042',
    '63': expect.stringMatching(/^[0-9A-F]{4}$/),
  })
})

test('the Czech, Polish and Indian codes are read as they were made', async () => {
  const czech = await read('CZK', { iban: 'CZ7801000000000000000123' })
  expect([czech.kind, czech.text.split('*').slice(0, 4)]).toEqual([
    'spayd',
    ['SPD', '1.0', 'ACC:CZ7801000000000000000123', 'AM:1234.00'],
  ])
  const polish = await read('PLN', { iban: 'PL61109010140000071219812874' })
  expect([polish.kind, polish.text.split('|').slice(0, 4)]).toEqual([
    'zbp',
    ['5260250274', 'PL', '61109010140000071219812874', '123400'],
  ])
  const indian = await read('INR', { iban: '', upiId: 'shop@okaxis' })
  expect([indian.kind, new URL(indian.text).searchParams.get('am')]).toEqual(['upi', '1234.00'])
})
