import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composePreview } from '../invoice/compose.ts'
import { decimal } from '../money/decimal.ts'
import type { BankAccount } from '../party/party.ts'
import { upiPayload } from '../country/in/payment-code.ts'
import type { QrRequest } from '../country/payment-code.ts'
import { zbpPayload } from '../country/pl/payment-code.ts'
import { SPECIMEN_DAY, specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import {
  epcPayload,
  paymentReference,
  printedReference,
  qrFor,
  quotableReferences,
  transferOf,
} from './qr.ts'

const account: BankAccount = {
  id: '1',
  accountName: 'Atelier Bordereau SARL',
  bankName: '',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  accountNumber: '',
  bankCode: '',
  currency: 'EUR',
  upiId: '',
}

function request(
  change: Partial<QrRequest> = {},
  accountChange: Partial<BankAccount> = {},
): QrRequest {
  return {
    currency: 'EUR',
    amount: 16_501n,
    payee: 'Payee',
    reference: 'F2026-0042',
    ...change,
    account: { ...account, ...accountChange },
  }
}

describe('EPC, for euros', () => {
  test('has eleven lines in the order of the guidelines', () => {
    expect(epcPayload(request())).toBe(
      [
        'BCD',
        '002',
        '1',
        'SCT',
        'AGRIFRPP',
        'Atelier Bordereau SARL',
        'FR7630006000011234567890189',
        'EUR165.01',
        '',
        '',
        'F2026-0042',
      ].join('\n'),
    )
  })
  test('has a creditor reference in the field of structured references, and no text', () => {
    const lines = epcPayload(request({ reference: 'RF18 5390 0754 7034' }))?.split('\n')
    expect(lines?.slice(8)).toEqual(['', 'RF18539007547034'])
    const belgian = epcPayload(request({ reference: '+++002/0260/04240+++' }))?.split('\n')
    expect(belgian?.slice(8)).toEqual(['', '', '+++002/0260/04240+++'])
  })
  test('leaves the BIC out and ends after the last non-empty field', () => {
    expect(epcPayload(request({ reference: '' }, { bic: '' }))?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Atelier Bordereau SARL',
      'FR7630006000011234567890189',
      'EUR165.01',
    ])
  })
  test('takes the payee where the account has no holder, and writes the BIC without spaces', () => {
    const lines = epcPayload(request({ payee: 'Ada' }, { accountName: '', bic: 'agri fr pp' }))
    expect(lines?.split('\n').slice(4, 6)).toEqual(['AGRIFRPP', 'Ada'])
  })
  test('makes one line of a name with line breaks, bars and spaces', () => {
    const named = epcPayload(request({}, { accountName: '  Ada\r\n| & \t Co  ' }))
    expect(named?.split('\n')[5]).toBe('Ada & Co')
    const cut = epcPayload(request({}, { accountName: `${'a'.repeat(69)} b` }))
    expect(cut?.split('\n')[5]).toBe('a'.repeat(69))
  })
  test('has room for 331 bytes of UTF-8, and cuts the reference between characters', () => {
    // The other lines have 79 bytes with their separators, so 252 are left for the reference.
    const short = { accountName: 'A' }
    const reference = (text: string) =>
      epcPayload(request({ reference: text }, short))?.split('\n')[10] ?? ''
    expect(reference('a'.repeat(140))).toBe('a'.repeat(140))
    expect(reference('é'.repeat(140))).toBe('é'.repeat(133))
    expect(reference('अ'.repeat(140))).toBe('अ'.repeat(88))
    expect(reference('😀'.repeat(140))).toBe('😀'.repeat(66))
    for (const letter of [
      '~',
      'é',
      'अ',
      '😀',
      '\u00a1',
      '\u07ff',
      '\u0800',
      '\uffee',
      '\u{10000}',
    ]) {
      const payload = epcPayload(request({ reference: letter.repeat(140) }, short)) ?? ''
      expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(331)
      const isCut = [...(payload.split('\n')[10] ?? '')].length < 140
      if (isCut) expect(Buffer.byteLength(payload + letter)).toBeGreaterThan(331)
    }
  })
  test('holds 999,999,999.99 euros at most', () => {
    expect(epcPayload(request({ amount: 99_999_999_999n }))).toContain('EUR999999999.99')
  })
  test.each([
    [{}, { iban: 'FR7630006000011234567890188' }],
    [{}, { iban: '' }],
    [{}, { iban: 'AE070331234567890123456' }],
    [{ amount: 0n }, {}],
    [{ amount: -5n }, {}],
    [{ amount: 100_000_000_000n }, {}],
    [{ currency: 'USD' }, {}],
    [{ payee: '' }, { accountName: '' }],
  ])('is none for %o %o', (change, accountChange) => {
    expect(epcPayload(request(change, accountChange))).toBeUndefined()
  })
})

describe('UPI, for rupees', () => {
  const rupees = (change: Partial<QrRequest> = {}) =>
    upiPayload(
      request(
        { currency: 'INR', reference: 'INV/26-27/0007', ...change },
        { upiId: 'shop@okaxis' },
      ),
    )
  test('is a link with address, name, amount, note and reference', () => {
    expect(rupees()).toBe(
      'upi://pay?pa=shop%40okaxis&pn=Atelier%20Bordereau%20SARL&am=165.01&cu=INR&tn=INV%2F26-27%2F0007&tr=INV26270007',
    )
  })
  test('has a reference of 35 characters at most', () => {
    const reference = (text: string) =>
      new URL(rupees({ reference: text }) ?? '').searchParams.get('tr')
    expect(reference('7'.repeat(35))).toBe('7'.repeat(35))
    expect(reference(`${'7'.repeat(35)}8`)).toBe('7'.repeat(35))
  })
  test('leaves out what is empty, and spaces around the address', () => {
    const bare = request({ currency: 'INR', reference: '' }, { upiId: ' shop@okaxis ' })
    expect(upiPayload(bare)).toBe(
      'upi://pay?pa=shop%40okaxis&pn=Atelier%20Bordereau%20SARL&am=165.01&cu=INR',
    )
  })
  test('is for rupees only', () => {
    expect(rupees({ currency: 'EUR' })).toBeUndefined()
  })
  test('needs a UPI address', () => {
    expect(upiPayload(request({ currency: 'INR' }))).toBeUndefined()
    expect(upiPayload(request({ currency: 'INR' }, { upiId: 'no address' }))).toBeUndefined()
    expect(rupees({ amount: 0n })).toBeUndefined()
  })
})

describe('the Polish bank code, for złoty', () => {
  const zloty = (change: Partial<QrRequest> = {}) =>
    zbpPayload(
      request(
        {
          currency: 'PLN',
          reference: 'FV/2026/11/0042',
          payeeNumbers: ['PL5260250274'],
          ...change,
        },
        { iban: 'PL61 1090 1014 0000 0712 1981 2874', accountName: 'Zażółć gęślą jaźń Sp. z o.o.' },
      ),
    )
  test('has nine fields between bars, the name cut at twenty characters', () => {
    expect(zloty()).toBe(
      '5260250274|PL|61109010140000071219812874|016501|Zażółć gęślą jaźń Sp|FV/2026/11/0042|||',
    )
  })
  test('leaves an amount above the limit for the payer to fill in', () => {
    expect(zloty({ amount: 999_999n })).toContain('|999999|')
    expect(zloty({ amount: 1_000_000n })).toContain('|000000|')
  })
  test('is none for a foreign account', () => {
    expect(zbpPayload(request({ currency: 'PLN' }))).toBeUndefined()
  })
  test.each([[{ currency: 'EUR' }], [{ amount: 0n }], [{ amount: -1n }]])(
    'is none for %o',
    change => {
      expect(zloty(change)).toBeUndefined()
    },
  )
  test('takes the account number without PL and the payee, and no tax number that is none', () => {
    const local = { iban: '', accountNumber: '61 1090 1014 0000 0712 1981 2874', accountName: '' }
    const made = (change: Partial<QrRequest>) =>
      zbpPayload(request({ currency: 'PLN', reference: 'FV', amount: 5n, ...change }, local))
    expect(made({})).toBe('|PL|61109010140000071219812874|000005|Payee|FV|||')
    expect(made({ payeeNumbers: ['123'] })).toBe(
      '|PL|61109010140000071219812874|000005|Payee|FV|||',
    )
    expect(made({ payee: '' })).toBeUndefined()
  })
})

test.each([
  [['PL5260250274'], '5260250274'],
  [['DE136695976', '5260250274', 'PL5260250274'], '5260250274'],
  [['PL526025027', 'XPL5260250274', 'PL52602502741', 'PLABCDEFGHIJ'], ''],
  [[], ''],
])('the Polish tax number of a seller with %j is %j', (payeeNumbers, nip) => {
  const iban = 'PL61109010140000071219812874'
  const code = zbpPayload(request({ currency: 'PLN', payeeNumbers }, { iban }))
  expect(code?.split('|')[0]).toBe(nip)
})

test('nothing open needs no code', () => {
  expect(qrFor(request({ amount: 0n }))).toBeUndefined()
  expect(qrFor(request({}, { iban: '' }))).toBeUndefined()
})

test('the currency chooses the code', () => {
  expect(qrFor(request())?.kind).toBe('epc')
  expect(qrFor(request({ currency: 'INR' }, { upiId: 'a.b@upi' }))?.kind).toBe('upi')
  expect(qrFor(request({ currency: 'PLN' }, { iban: 'PL61109010140000071219812874' }))?.kind).toBe(
    'zbp',
  )
  expect(qrFor(request({ currency: 'USD' }))).toBeUndefined()
})

test('no text adds a field or exceeds the size of a code', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.bigInt({ min: 1n, max: 99_999_999_999n }),
      (name, reference, amount) => {
        const named = { accountName: name }
        const epc = epcPayload(request({ amount, reference, payee: 'P' }, named))
        if (epc !== undefined) {
          const lines = epc.split('\n')
          expect(Buffer.byteLength(epc)).toBeLessThanOrEqual(331)
          expect(lines.length).toBeLessThanOrEqual(11)
          expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70)
          expect([...(lines[10] ?? '')].length).toBeLessThanOrEqual(140)
        }
        const iban = 'PL61109010140000071219812874'
        const zbp = zbpPayload(request({ currency: 'PLN', amount, reference }, { ...named, iban }))
        if (zbp !== undefined) {
          expect(zbp.split('|')).toHaveLength(9)
          expect([...zbp].length).toBeLessThanOrEqual(160)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('a code has the tax number of a Polish seller, also where the document is not subject to VAT', () => {
  const zloty = { ...account, iban: 'PL61109010140000071219812874', currency: 'PLN' }
  const seller = specimenProfile('PL', { taxIds: [{ kind: 'nip', value: '526-025-02-74' }] })
  const codeOf = (category: 'S' | 'O') => {
    const tax = { category, rate: decimal('0'), exemptionCode: '', exemptionReason: 'x' }
    const invoice = composePreview({
      draft: specimenDraft({ currency: 'PLN', lines: [specimenLine({ tax })] }),
      number: 'FV/1',
      issueDate: SPECIMEN_DAY,
      seller,
      buyer: specimenProfile('DE'),
      bankAccount: zloty,
      specification: '',
      businessProcess: '',
    })
    return qrFor(transferOf(invoice, zloty, 12_345n))?.payload
  }
  expect(codeOf('S')).toBe(
    '5260250274|PL|61109010140000071219812874|012345|Atelier Bordereau SA|FV/1|||',
  )
  expect(codeOf('O')).toBe(codeOf('S'))
})

test('the transfer is to the payee where there is one, and of the buyer', () => {
  const invoice = composePreview({
    draft: specimenDraft(),
    number: 'F1',
    issueDate: SPECIMEN_DAY,
    seller: specimenProfile('FR'),
    buyer: specimenProfile('DE'),
    bankAccount: account,
    specification: '',
    businessProcess: '',
  })
  expect(transferOf(invoice, account, 100n)).toMatchObject({
    payee: 'Company of FR',
    debtor: { name: 'Company of DE', address: { country: 'DE' } },
  })
  expect(transferOf({ ...invoice, payee: { name: 'Factor' } }, account, 100n).payee).toBe('Factor')
  expect(paymentReference(invoice)).toBe('F1')
  expect(paymentReference({ number: 'F1', payment: undefined })).toBe('F1')
  const { payment } = invoice
  if (!payment) throw new Error('no payment')
  expect(paymentReference({ number: 'F1', payment: { ...payment, remittance: 'R' } })).toBe('R')
})

test('a creditor reference is printed in groups of four, any other as it is', () => {
  expect(printedReference('RF18539007547034')).toBe('RF18 5390 0754 7034')
  expect(printedReference('F2026-0042')).toBe('F2026-0042')
})

test('a payer may quote the references that a number has, and none of one without letters and digits', () => {
  const quotable = quotableReferences('F2026-0042')
  expect(quotable[0]).toBe('RF69F20260042')
  expect(quotable.every(reference => /\d/.test(reference))).toBe(true)
  expect(new Set(quotable).size).toBeGreaterThan(3)
  expect(quotableReferences('–')).toEqual([])
})

test('a reference by agreement is quoted as it is and without the zeros before it, never without those inside', () => {
  expect(quotableReferences('42', '0012300456')).toEqual(
    expect.arrayContaining(['0012300456', '12300456']),
  )
  expect(quotableReferences('42', '12300456')).not.toContain('123456')
  expect(quotableReferences('42').includes('')).toBe(false)
})
