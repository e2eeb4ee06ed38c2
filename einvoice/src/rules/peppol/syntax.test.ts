import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import type { Party } from '@bordereau/domain/party/party'
import { describe, expect, test } from 'vitest'
import { readEInvoice } from '../../format/read.ts'
import { withStated } from '../../format/stated.ts'
import { writeCii } from '../../format/cii/write.ts'
import { writeUbl } from '../../format/ubl/write.ts'
import { BELGIAN, BELGIAN_ACCOUNT, address } from '../../testing/golden-parties.ts'
import { invoice, line, tax } from '../../testing/invoice-parts.ts'
import { check } from '../check.ts'
import { checkStated } from '../stated/check.ts'
import { COUNTRY_RULES } from './country.ts'

/*
 * Peppol's rules of countries are not the same for UBL and CII: the artefacts for CII look for VAT numbers under another
 * scheme than EN 16931, for other terms of a payment, and lack whole countries. A row is the same invoice in both.
 */

const party = (country: string, more: Partial<Party>): Party => ({
  ...BELGIAN,
  address: address('Street 1', 'City', '1000', country),
  legalRegistration: { id: '5560360793', schemeId: '0007' },
  identifiers: [],
  taxRegistration: '',
  ...more,
})
const NORWEGIAN = party('NO', { vatId: 'NO991825827MVA', taxRegistration: 'Foretaksregisteret' })
const SWEDISH = party('SE', { vatId: 'SE556036079301' })
const ITALIAN = party('IT', { vatId: 'IT07945211006', taxRegistration: 'IT07945211006' })
const DANISH = party('DK', {
  vatId: 'DK12345674',
  legalRegistration: { id: '12345674', schemeId: '0184' },
})
const GREEK = party('GR', { vatId: 'EL094014201' })
const ICELANDIC = party('IS', { vatId: 'IS12345' })

const sold = (seller: Party, more: Partial<Invoice> = {}, rate = '25'): Invoice => ({
  ...invoice('peppol', seller, DANISH, [line('Lamp', '1', '100', tax('S', rate), { id: '1' })]),
  ...more,
})
const within = (meansCode: string, more: object = {}, typeCode = '380'): Invoice =>
  sold(DANISH, {
    typeCode,
    payment: { meansCode, meansText: '', remittance: '', accounts: [], ...more },
  })
const account = (change: object) => ({
  ...BELGIAN_ACCOUNT,
  iban: '',
  accountNumber: '',
  bic: '',
  bankCode: '',
  ...change,
})
const debit = (change: object = {}) => ({
  directDebit: {
    mandate: 'M-1',
    creditorId: 'DE98',
    debitedAccount: 'DK5000400440116243',
    ...change,
  },
})
const negative = (typeCode: string): Invoice =>
  sold(DANISH, { typeCode, lines: [line('Lamp', '-1', '100', tax('S', '25'), { id: '1' })] })

/** As programs write CII for Peppol's rules: the numbers under the scheme that these look for. */
const underVat = (xml: string): string => xml.replaceAll('schemeID="VA"', 'schemeID="VAT"')

function codesIn(xml: string): string[] {
  const read = readEInvoice(xml)
  if (!read.ok) throw new Error(read.reason)
  const { invoice: found, stated, cii } = read
  const totals = withStated(totalsOf(found), stated)
  const all = [
    ...check(found, totals, COUNTRY_RULES, cii),
    ...checkStated(found, stated, cii).filter(({ code }) => code === 'SE-R-006'),
  ]
  return [...new Set(all.map(({ code }) => code))].toSorted()
}

const written = {
  ubl: (of: Invoice) => codesIn(writeUbl(of, totalsOf(of))),
  cii: (of: Invoice) => codesIn(writeCii(of, totalsOf(of))),
  ciiUnderVat: (of: Invoice) => codesIn(underVat(writeCii(of, totalsOf(of)))),
}

type Row = readonly [what: string, of: Invoice, rule: string, in_: string]

const rows: readonly Row[] = [
  ['a Norwegian number', sold(NORWEGIAN), 'NO-R-001', 'none'],
  [
    'one with spaces',
    sold({ ...NORWEGIAN, vatId: 'NO991 825 827MVA' }),
    'NO-R-001',
    'ubl ciiUnderVat',
  ],
  [
    'one with a wrong digit',
    sold({ ...NORWEGIAN, vatId: 'NO991825828MVA' }),
    'NO-R-001',
    'ubl ciiUnderVat',
  ],
  [
    'no word of the register',
    sold({ ...NORWEGIAN, taxRegistration: '' }),
    'NO-R-002',
    'ubl cii ciiUnderVat',
  ],
  // The artefacts for CII see no number under the scheme of EN 16931, and so the country of the address.
  [
    'a Danish number in Norway',
    sold({ ...NORWEGIAN, vatId: 'DK1', taxRegistration: '' }),
    'NO-R-002',
    'cii',
  ],
  [
    'a Norwegian number in Sweden',
    sold({ ...SWEDISH, vatId: 'NO1' }),
    'NO-R-002',
    'ubl ciiUnderVat',
  ],
  ['a Swedish number', sold(SWEDISH), 'SE-R-001', 'none'],
  [
    'a short Swedish number',
    sold({ ...SWEDISH, vatId: 'SE5560360793' }),
    'SE-R-001',
    'ubl ciiUnderVat',
  ],
  [
    'letters in a Swedish number',
    sold({ ...SWEDISH, vatId: 'SE55603607930X' }),
    'SE-R-002',
    'ubl ciiUnderVat',
  ],
  ['a rate that Sweden lacks', sold(SWEDISH, {}, '24'), 'SE-R-006', 'ubl ciiUnderVat'],
  ['an Italian tax code', sold(ITALIAN), 'IT-R-001', 'none'],
  [
    'a short one',
    sold({ ...ITALIAN, taxRegistration: 'Otherinfo' }),
    'IT-R-001',
    'ubl cii ciiUnderVat',
  ],
  [
    'a short one of an Italian number abroad',
    sold({ ...ITALIAN, address: NORWEGIAN.address, taxRegistration: 'Otherinfo' }),
    'IT-R-001',
    'ubl ciiUnderVat',
  ],
  [
    'a Danish means',
    within('42', { accounts: [account({ iban: 'DK1', bic: 'DABADKKK' })] }),
    'DK-R-006',
    'none',
  ],
  [
    'a number that is no IBAN',
    within('42', { accounts: [account({ accountNumber: '1', bankCode: '2' })] }),
    'DK-R-006',
    'cii ciiUnderVat',
  ],
  ['a debit', within('49', debit()), 'DK-R-007', 'none'],
  ['without a mandate', within('49', debit({ mandate: '' })), 'DK-R-007', 'ubl cii ciiUnderVat'],
  ['without a creditor', within('49', debit({ creditorId: '' })), 'DK-R-007', 'cii ciiUnderVat'],
  ['without an account', within('49', debit({ debitedAccount: '' })), 'DK-R-007', 'ubl'],
  [
    'a giro number of 8',
    within('50', { remittance: '01#', accounts: [account({ iban: '12345678' })] }),
    'DK-R-008',
    'cii ciiUnderVat',
  ],
  ['another means', within('30'), 'DK-R-005', 'ubl cii ciiUnderVat'],
  ['the same of a credit note', within('30', {}, '381'), 'DK-R-005', 'cii ciiUnderVat'],
  ['a negative credit note', negative('381'), 'DK-R-016', 'ubl cii ciiUnderVat'],
  ['a negative self-billed one', negative('261'), 'DK-R-016', 'ubl'],
  ['a negative invoice', negative('380'), 'DK-R-016', 'none'],
  [
    'a buyer of another register',
    sold(DANISH, { buyer: { ...DANISH, legalRegistration: { id: '1', schemeId: '0007' } } }),
    'DK-R-017',
    'ubl',
  ],
  ['a Greek seller without a representative', sold(GREEK), 'GR-R-001-1', 'ubl'],
  ['an Icelandic seller', sold(ICELANDIC), 'IS-R-002', 'ubl'],
]

describe('rules of countries in both syntaxes', () => {
  test.each(rows)('%s', (_, of, rule, in_) => {
    const firing = (['ubl', 'cii', 'ciiUnderVat'] as const).filter(as =>
      written[as](of).includes(rule),
    )
    expect(firing.join(' ') || 'none').toBe(in_)
  })

  test('a mandate within the means of payment, as in examples of Peppol', () => {
    const of = within('49', debit())
    const xml = writeCii(of, totalsOf(of))
    const mandate = '<ram:DirectDebitMandateID>M-1</ram:DirectDebitMandateID>'
    expect(xml).toContain(mandate)
    const moved = xml
      .replace(mandate, '')
      .replace(
        '<ram:TypeCode>49</ram:TypeCode>',
        `<ram:TypeCode>49</ram:TypeCode><ram:SpecifiedTradePaymentTerms>${mandate}</ram:SpecifiedTradePaymentTerms>`,
      )
    expect(codesIn(moved)).not.toContain('DK-R-007')
  })
})
