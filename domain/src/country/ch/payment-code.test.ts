import { describe, expect, test } from 'vitest'
import { TEXT_LANGUAGES } from '../../text/text-language.ts'
import type { Address, BankAccount } from '../../party/party.ts'
import { creditorReference, parseCreditorReference } from '../../party/creditor-reference.ts'
import type { QrRequest } from '../payment-code.ts'
import { PAYMENT_CODE, isQrIban, swissPayload } from './payment-code.ts'
import { parseQrReference, qrReference } from './qr-reference.ts'

const QR_IBAN = 'CH44 3199 9123 0008 8901 2'
const IBAN = 'CH58 0079 1123 0008 8901 2'

/** The parties of the examples in Annex A of the Implementation Guidelines. */
const ROBERT: Address = {
  line1: 'Rue du Lac 1268',
  line2: '',
  line3: '',
  postCode: '2501',
  city: 'Biel',
  subdivision: 'BE',
  country: 'CH',
}
const PIA: Address = {
  ...ROBERT,
  line1: 'Grosse Marktgasse 28',
  postCode: '9400',
  city: 'Rorschach',
}

function request(change: Partial<QrRequest> = {}, iban = QR_IBAN): QrRequest {
  const account: BankAccount = {
    id: '1',
    accountName: '',
    bankName: '',
    iban,
    bic: '',
    accountNumber: '',
    bankCode: '',
    currency: 'CHF',
    upiId: '',
  }
  return {
    currency: 'CHF',
    amount: 194_975n,
    account,
    payee: 'Robert Schneider AG',
    payeeAddress: ROBERT,
    debtor: { name: 'Pia-Maria Rutschmann-Schnyder', address: PIA },
    reference: '21 00000 00003 13947 14300 09017',
    ...change,
  }
}

const linesOf = (of: QrRequest): string[] => (swissPayload(of) ?? '').split('\n')

describe('references', () => {
  // Implementation Guidelines, Annexes A and B; ISO 11649 and its example RF18.
  test.each(['210000000003139471430009017', '000000000000000000000012371'])(
    'the published QR reference %s has the right check digit',
    reference => {
      expect(parseQrReference(reference)).toBe(reference)
      expect(qrReference(reference.slice(0, 26))).toBe(reference)
      const wrong = `${reference.slice(0, 26)}${(Number(reference.at(-1)) + 1) % 10}`
      expect(parseQrReference(wrong)).toBeUndefined()
    },
  )
  test.each(['RF18539007547034', 'RF18000000000539007547034', 'RF712348231'])(
    'the published creditor reference %s has the right check digits',
    reference => {
      expect(parseCreditorReference(reference)).toBe(reference)
      expect(creditorReference(reference.slice(4))).toBe(reference)
      expect(
        parseCreditorReference(reference.replace(/.$/, end => (end === '1' ? '2' : '1'))),
      ).toBe(undefined)
    },
  )
  test('of a number keeps its digits, and letters as two digits', () => {
    expect(qrReference('RE-2026-0012').slice(0, 26)).toBe('271420260012'.padStart(26, '0'))
    expect(creditorReference('RE-2026/0012')?.slice(4)).toBe('RE20260012')
    expect(creditorReference('—')).toBeUndefined()
  })
})

describe('the Swiss QR code', () => {
  test('has the lines of example 1 of the guidelines', () => {
    expect(swissPayload(request())).toBe(
      [
        'SPC\n0200\n1\nCH4431999123000889012',
        'S\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH',
        '\n\n\n\n\n\n',
        '1949.75\nCHF',
        'S\nPia-Maria Rutschmann-Schnyder\nGrosse Marktgasse\n28\n9400\nRorschach\nCH',
        'QRR\n210000000003139471430009017\n21 00000 00003 13947 14300 09017\nEPD',
      ].join('\n'),
    )
  })
  test.each([
    ['Bahnhofstrasse 12a', 'Bahnhofstrasse', '12a'],
    ['Bahnhofstrasse  12 b', 'Bahnhofstrasse', '12 b'],
    ['Bahnhofstrasse 12-14', 'Bahnhofstrasse', '12-14'],
    ['Bahnhofstrasse 3/15 c', 'Bahnhofstrasse', '3/15 c'],
    ['Bahnhofstrasse 12.5', 'Bahnhofstrasse 12.5', ''],
    ['Strasse 17 Nord', 'Strasse 17 Nord', ''],
    ['Postfach', 'Postfach', ''],
    ['', '', ''],
  ])('tells street and building of %j apart', (line1, street, building) => {
    const lines = linesOf(request({ payeeAddress: { ...ROBERT, line1 } }))
    expect(lines.slice(6, 8)).toEqual([street, building])
  })
  test('is made up to 999,999,999.99, and for no country that is none', () => {
    expect(linesOf(request({ amount: 99_999_999_999n }))[18]).toBe('999999999.99')
    for (const country of ['', 'CHE', 'c'])
      expect(swissPayload(request({ payeeAddress: { ...ROBERT, country } }))).toBeUndefined()
  })
  test('has apostrophes and no message where the reference says all', () => {
    const debtor = { name: 'D’Or ‘x’', address: PIA }
    expect(linesOf(request({ debtor }))[21]).toBe("D'Or 'x'")
    const reference = '210000000003139471430009017'
    expect(linesOf(request({ reference })).slice(27, 30)).toEqual(['QRR', reference, ''])
  })
  test('is described in each language, by the kind of its account', () => {
    const texts = [QR_IBAN, IBAN].map(iban =>
      Object.values(PAYMENT_CODE.description({ ...request().account, iban })),
    )
    expect(texts.map(all => all.length)).toEqual([TEXT_LANGUAGES.length, TEXT_LANGUAGES.length])
    expect(new Set(texts.flat()).size).toBe(2 * TEXT_LANGUAGES.length)
    expect(texts.flat().every(text => text.includes('QR'))).toBe(true)
    expect(texts[1]?.every(text => text.includes('ISO 11649'))).toBe(true)
    expect(PAYMENT_CODE.references?.('2026-12')).toEqual([qrReference('2026-12')])
  })
  test('has a creditor reference of the number with an ordinary IBAN, and the number as message', () => {
    const lines = linesOf(request({ reference: '2026-0012' }, IBAN))
    expect(lines.slice(27, 31)).toEqual(['SCOR', creditorReference('20260012'), '2026-0012', 'EPD'])
  })
  test('has no reference where the number has no letter or digit', () => {
    expect(linesOf(request({ reference: '–' }, IBAN)).slice(27, 30)).toEqual(['NON', '', '-'])
  })
  test('leaves the payer blank whose address is incomplete', () => {
    const debtor = { name: 'Ada', address: { ...PIA, postCode: '' } }
    expect(linesOf(request({ debtor })).slice(20, 27)).toEqual(['', '', '', '', '', '', ''])
  })
  test('has only the permitted characters', () => {
    const debtor = { name: 'Łódź “Nguyễn”\n東京 – Ș', address: PIA }
    expect(linesOf(request({ debtor }))[21]).toBe('Łódź "Nguyen" - Ș')
  })
  test.each([
    ['dollars', request({ currency: 'USD' })],
    ['nothing', request({ amount: 0n })],
    ['more than 999,999,999.99', request({ amount: 100_000_000_000n })],
    ['an account elsewhere', request({}, 'DE89370400440532013000')],
    ['a payee without address', request({ payeeAddress: undefined })],
    ['a payee without post code', request({ payeeAddress: { ...ROBERT, postCode: '' } })],
  ])('is not made for %s', (_, of) => {
    expect(swissPayload(of)).toBeUndefined()
    expect(PAYMENT_CODE.slip?.(of, ['de'])).toBeUndefined()
  })
  test('in euros is for payers whose banks read it, and for a QR-IBAN', () => {
    const german = { name: 'Ada', address: { ...PIA, country: 'DE' } }
    expect(swissPayload(request({ currency: 'EUR' }, IBAN))).toContain('1949.75\nEUR')
    expect(swissPayload(request({ currency: 'EUR', debtor: german }, IBAN))).toBeUndefined()
    expect(swissPayload(request({ currency: 'EUR', debtor: german }))).toContain('1949.75\nEUR')
  })
  test('knows a QR-IBAN by its institution number', () => {
    expect(['CH4431999123000889012', 'LI2130000000000000000'].map(isQrIban)).toEqual([true, true])
    expect(['CH5800791123000889012', 'CH4432000123000889012'].map(isQrIban)).toEqual([false, false])
  })
})

describe('the payment part', () => {
  test('groups account, reference and amount', () => {
    const slip = PAYMENT_CODE.slip?.(request({ amount: 123_456_789n }), ['pl', 'fr-CH'])
    expect(slip).toMatchObject({
      payee: ['CH44 3199 9123 0008 8901 2', 'Robert Schneider AG', 'Rue du Lac 1268', '2501 Biel'],
      reference: '21 00000 00003 13947 14300 09017',
      amount: '1 234 567.89',
      labels: { paymentPart: 'Section paiement' },
    })
  })
  test('is English where no language is one of its own, and names a foreign payer’s country', () => {
    const address = { ...PIA, country: 'DE', postCode: '10117', city: 'Berlin' }
    const slip = PAYMENT_CODE.slip?.(request({ debtor: { name: 'Ada', address } }), ['ar'])
    expect(slip?.labels.language).toBe('en')
    expect(slip?.debtor?.at(-1)).toBe('DE-10117 Berlin')
  })
})

describe('what a bank needs', () => {
  const abroad = { name: 'Muster GmbH', address: { ...PIA, country: 'DE' } }

  test('francs go to any account of the country, euros to an ordinary one only for a payer there', () => {
    expect(swissPayload(request({ debtor: abroad }, IBAN))).toBeDefined()
    expect(swissPayload(request({ currency: 'EUR' }, IBAN))).toBeDefined()
    expect(swissPayload(request({ currency: 'EUR', debtor: abroad }, IBAN))).toBeUndefined()
    const { debtor: _, ...unnamed } = request({ currency: 'EUR' }, IBAN)
    expect(swissPayload(unnamed)).toBeUndefined()
    expect(swissPayload({ ...unnamed, currency: 'CHF' })).toBeDefined()
  })

  test('an institution number with 30 or 31 in its middle is no QR-IBAN', () => {
    expect(isQrIban('CH9303000123000889012')).toBe(false)
    expect(isQrIban('CH9331000123000889012')).toBe(true)
  })

  test('a party without a street is printed without a line for it', () => {
    const village = { ...ROBERT, line1: '' }
    const slip = PAYMENT_CODE.slip?.(request({ payeeAddress: village }), ['de'])
    expect(slip?.payee.slice(1)).toEqual(['Robert Schneider AG', '2501 Biel'])
    const hamlet = PAYMENT_CODE.slip?.(request({ payeeAddress: { ...ROBERT, line1: 'Dorf' } }), [
      'de',
    ])
    expect(hamlet?.payee[2]).toBe('Dorf')
  })

  test('of a long number the last 26 digits are the reference, and letters are none', () => {
    const number = '1234567890'.repeat(3)
    expect(qrReference(number).slice(0, 26)).toBe(number.slice(-26))
    expect(parseQrReference(`A${'0'.repeat(26)}`)).toBeUndefined()
  })
})
