import { localDate } from '@bordereau/domain/date'
import type { Invoice, PaymentInstructions } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import type { BankAccount, Identifier, Party } from '@bordereau/domain/party/party'
import { describe, expect, test } from 'vitest'
import { amount, invoice, line, tax, taxed, transfer } from '../../testing/invoice-parts.ts'
import { BELGIAN, BELGIAN_ACCOUNT, GERMAN, address } from '../../testing/golden-parties.ts'
import { readEInvoice } from '../../format/read.ts'
import { withStated } from '../../format/stated.ts'
import { writeUbl } from '../../format/ubl/write.ts'
import { check } from '../check.ts'
import { rulesFor } from '../rules-for.ts'

type Change = (invoice: Invoice) => Invoice

/** Findings of Peppol's rules beyond EN 16931, a question mark after warnings. */
function findings(of: Invoice, totals = totalsOf(of)): string[] {
  const rules = rulesFor(of.seller.address.country, of.buyer.address.country, 'peppol')
  return check(of, totals, rules).map(
    ({ code, severity }) => `${code}${severity === 'warning' ? '?' : ''}`,
  )
}

function partyIn(country: string, id: Identifier, vatId: string, more: Partial<Party> = {}): Party {
  return {
    ...BELGIAN,
    tradingName: 'Trade',
    address: address('Street 1', 'City', '1000', country),
    legalRegistration: id,
    vatId,
    electronicAddress: id,
    ...more,
  }
}

const between = (seller: Party, buyer: Party, rate: string, more: Partial<Invoice> = {}): Invoice =>
  invoice('peppol', seller, buyer, [line('Lamp', '1', '100', tax('S', rate))], {
    payment: transfer(BELGIAN_ACCOUNT, '58'),
    ...more,
  })

const seller =
  (more: Partial<Party>): Change =>
  i => ({ ...i, seller: { ...i.seller, ...more } })
const buyer =
  (more: Partial<Party>): Change =>
  i => ({ ...i, buyer: { ...i.buyer, ...more } })

const account = (number: string, bankCode = ''): BankAccount => ({
  ...BELGIAN_ACCOUNT,
  iban: '',
  bic: '',
  accountNumber: number,
  bankCode,
})

const paid =
  (meansCode: string, by: Partial<PaymentInstructions> = {}): Change =>
  i => ({ ...i, payment: { meansCode, meansText: '', remittance: '', accounts: [], ...by } })

const supported =
  (...documents: readonly (readonly [id: string, description: string, url?: string])[]): Change =>
  i => ({
    ...i,
    supportingDocuments: documents.map(([id, description, url = '']) => ({ id, description, url })),
  })

const CVR: Identifier = { id: 'DK13585628', schemeId: '0184' }
const DANE = partyIn('DK', CVR, 'DK13585628')
const SWEDE = partyIn('SE', { id: '1234567897', schemeId: '0007' }, 'SE123456789701')
const NORWEGIAN = partyIn('NO', { id: '988077917', schemeId: '0192' }, 'NO988077917MVA', {
  taxRegistration: 'Foretaksregisteret',
})
const KENNITALA: Identifier = { id: '4710080280', schemeId: '0196' }
const ICELANDER = partyIn('IS', KENNITALA, 'IS12345')
const GREEK = partyIn('GR', { id: '094259216', schemeId: '9933' }, 'EL094259216', {
  legalRegistration: undefined,
})

const danish = between(DANE, DANE, '25', { currency: 'DKK' })
const swedish = between(SWEDE, SWEDE, '25', { currency: 'SEK' })
const norwegian = between(NORWEGIAN, NORWEGIAN, '25', { currency: 'NOK' })
const icelandic = between(ICELANDER, ICELANDER, '24')
const greek = between(GREEK, GREEK, '24', {
  number: '094259216|20/11/2026|0|1.1|A|42',
  supportingDocuments: [
    { id: '400001234567890', description: '##M.AR.K##', url: '' },
    { id: '1', description: '##INVOICE|URL##', url: 'https://mydata.example/1' },
  ],
})
const dutch = between(
  partyIn('NL', { id: '12345678', schemeId: '0106' }, 'NL004495445B01'),
  BELGIAN,
  '21',
)

const asCreditNote: Change = i => ({
  ...i,
  typeCode: '381',
  precedingInvoices: [{ number: 'A', issueDate: localDate('2026-11-01') }],
})
const inverted: Change = i => ({
  ...i,
  lines: i.lines.map(one => ({ ...one, quantity: decimal('-1') })),
})

const CASES: readonly (readonly [Invoice, Change, readonly string[]])[] = [
  ...[danish, swedish, norwegian, icelandic, greek, dutch].map(
    one => [one, (i: Invoice) => i, []] as const,
  ),
  [danish, seller({ legalRegistration: undefined }), ['DK-R-002']],
  [danish, seller({ legalRegistration: { id: '1' } }), ['DK-R-014']],
  [danish, buyer({ legalRegistration: { id: '1' } }), ['DK-R-017']],
  [danish, buyer({ identifiers: [{ id: '1' }] }), ['DK-R-013']],
  [danish, i => inverted(asCreditNote(i)), ['DK-R-016']],
  [danish, paid('30', { accounts: [BELGIAN_ACCOUNT] }), ['DK-R-005']],
  [danish, i => asCreditNote(paid('30', { accounts: [BELGIAN_ACCOUNT] })(i)), []],
  [danish, paid('42', { accounts: [account('1234567890')] }), ['DK-R-006']],
  [danish, paid('42', { accounts: [account('1234567890', '3000')] }), []],
  [
    danish,
    paid('49', { directDebit: { mandate: 'M', creditorId: '', debitedAccount: '' } }),
    ['DK-R-007'],
  ],
  [danish, paid('50', { remittance: '99#', accounts: [account('1234567')] }), ['DK-R-008']],
  [danish, paid('50', { remittance: '04#1', accounts: [account('1234567')] }), ['DK-R-009']],
  [danish, paid('93', { remittance: '73#', accounts: [account('1234567')] }), ['DK-R-010']],
  [danish, paid('93', { remittance: '71#1', accounts: [account('12345678')] }), ['DK-R-011']],
  [
    danish,
    i => ({
      ...i,
      lines: i.lines.map(one => ({
        ...one,
        classifications: [{ code: '43211503', listId: 'TST', listVersion: '1' }],
      })),
    }),
    ['DK-R-003?'],
  ],
  [
    danish,
    i => ({
      ...i,
      allowancesCharges: [
        taxed({ ...amount(true, '1', 'Duty'), reasonCode: 'ZZZ' }, tax('S', '25')),
      ],
    }),
    ['DK-R-004'],
  ],
  [swedish, seller({ vatId: 'SE1234567897' }), ['SE-R-001', 'SE-R-002']],
  [swedish, seller({ legalRegistration: { id: '12345' } }), ['SE-R-004', 'SE-R-013']],
  [swedish, seller({ legalRegistration: { id: 'ABCDEFGHIJ' } }), ['SE-R-003', 'SE-R-013']],
  [swedish, seller({ taxRegistration: 'yes' }), ['SE-R-005']],
  [swedish, seller({ taxRegistration: 'Godkänd för F-skatt' }), []],
  [
    swedish,
    i => ({ ...i, lines: i.lines.map(one => ({ ...one, tax: tax('S', '24') })) }),
    ['SE-R-006'],
  ],
  [swedish, paid('30', { accounts: [account('12AB', 'SE:BANKGIRO')] }), ['SE-R-008?', 'SE-R-009?']],
  [swedish, paid('30', { accounts: [account('123456789', 'SE:PLUSGIRO')] }), ['SE-R-010?']],
  [swedish, paid('56', { accounts: [account('1234567')] }), ['SE-R-011?']],
  [swedish, paid('31', { accounts: [account('1234567')] }), ['SE-R-012?']],
  [norwegian, seller({ vatId: 'NO988077917' }), ['NO-R-001']],
  [norwegian, seller({ vatId: 'NO988077918MVA' }), ['NO-R-001']],
  [norwegian, seller({ taxRegistration: '' }), ['NO-R-002?']],
  // Bokføringsforskriften § 5-1-1 no. 6 (https://revregn.no/journal/2025/1/m-645): VAT in kroner.
  [norwegian, i => ({ ...i, currency: 'EUR' }), ['BDX-VAT-05']],
  [
    norwegian,
    i => ({ ...i, currency: 'EUR', taxCurrency: { currency: 'NOK', rate: decimal('11.6') } }),
    [],
  ],
  [icelandic, seller({ legalRegistration: { id: '4710080280' } }), ['IS-R-002']],
  [icelandic, buyer({ legalRegistration: undefined }), ['IS-R-004']],
  [icelandic, seller({ address: address('', 'Reykjavík', '101', 'IS') }), ['IS-R-003']],
  [icelandic, buyer({ address: address('Gata 1', 'Reykjavík', '', 'IS') }), ['IS-R-005']],
  [icelandic, i => ({ ...i, typeCode: '383' }), ['IS-R-001?']],
  [icelandic, paid('9', { accounts: [account('1234')] }), ['IS-R-006']],
  [icelandic, paid('42', { accounts: [account('123456789012')] }), []],
  [icelandic, supported(['2026-12-21', 'EINDAGI']), []],
  [icelandic, supported(['2026-12-1', 'EINDAGI']), ['IS-R-008', 'IS-R-010']],
  [icelandic, supported(['2026-12-01', 'EINDAGI']), ['IS-R-010']],
  [
    icelandic,
    i => ({ ...supported(['2026-12-21', 'EINDAGI'])(i), dueDate: undefined }),
    ['IS-R-009', 'IS-R-010'],
  ],
  [
    greek,
    i => ({ ...i, number: 'F-42' }),
    ['1', '2', '3', '4', '5', '6', '7'].map(n => `GR-R-001-${n}`),
  ],
  [greek, i => ({ ...i, number: '094259216|21/11/2026|0|1.1|A|42' }), ['GR-R-001-3']],
  [greek, i => ({ ...i, number: '094259216|20/11/2026|x|9.9|A|42' }), ['GR-R-001-4', 'GR-R-001-5']],
  [greek, seller({ tradingName: '' }), ['GR-R-002']],
  // A tenth digit is not read, as in the publisher's own example.
  [greek, seller({ vatId: 'EL0942592160' }), []],
  [greek, seller({ vatId: 'EL094259217' }), ['GR-R-001-2', 'GR-S-011?', 'GR-R-003']],
  [greek, buyer({ tradingName: '' }), ['GR-R-005']],
  [greek, buyer({ vatId: 'EL094259217' }), ['GR-R-006']],
  [greek, seller({ electronicAddress: { id: 'EL094259216', schemeId: '9933' } }), ['GR-R-009']],
  [greek, buyer({ electronicAddress: { id: '094259216', schemeId: '0088' } }), ['GR-R-010']],
  [greek, supported(), ['GR-R-004-1', 'GR-S-008-1?']],
  [greek, supported(['0', '##M.AR.K##'], ['1', '##INVOICE|URL##']), ['GR-R-004-2', 'GR-R-008-3']],
  [dutch, i => ({ ...i, payment: undefined }), ['NL-R-007']],
  [dutch, i => asCreditNote({ ...i, payment: undefined }), []],
  [dutch, i => inverted(asCreditNote({ ...i, payment: undefined })), ['NL-R-007']],
  [
    dutch,
    i => ({
      ...i,
      taxRepresentative: { name: 'T', vatId: 'NL004495445B01', address: address('', '', '', 'NL') },
    }),
    ['NL-R-006'],
  ],
]

test.each(CASES)("Peppol's rules of single countries: %#", (base, change, codes) => {
  expect(findings(change(base))).toEqual(codes)
})

describe('the stated sum is the relevant one', () => {
  test('a Dutch invoice with a stated payable amount of zero needs no payment means', () => {
    const xml = writeUbl({ ...dutch, payment: undefined }, totalsOf(dutch))
    const read = readEInvoice(xml.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$10.00'))
    if (!read.ok) throw new Error(read.reason)
    const totals = totalsOf(read.invoice)
    expect(findings(read.invoice, totals)).toEqual(['NL-R-007'])
    expect(findings(read.invoice, withStated(totals, read.stated))).toEqual([])
  })
})

test('XRechnung tolerates half a forint and only warns about lines', () => {
  const forints = (net: string): Invoice => ({
    ...between(GERMAN, GERMAN, '19'),
    currency: 'HUF',
    lines: [line('Lámpa', '3', net, tax('S', '19'), { id: '1' })],
  })
  const by = (ruleSet: 'peppol' | 'xrechnung') => {
    const of = forints('33.333')
    const totals = totalsOf(of)
    const off = { ...totals, lines: totals.lines.map(one => ({ ...one, net: one.net + 30n })) }
    const rules = rulesFor('DE', 'DE', ruleSet)
    return check(of, off, rules).filter(({ code }) => code.endsWith('R120'))
  }
  expect(by('peppol').map(({ severity }) => severity)).toEqual(['fatal'])
  expect(by('xrechnung')).toEqual([])
})

test.each([
  ['urn:fdc:peppol.eu:2017:poacc:billing:01:1.0', []],
  ['urn:peppol:bis:billing_with_response', []],
  ['urn:peppol:france:billing:regulated', []],
  ['urn:fdc:peppol.eu:2017:poacc:billing:02:1.0', ['PEPPOL-EN16931-R007']],
])('the process %s', (businessProcess, codes) => {
  expect(findings({ ...danish, businessProcess })).toEqual(codes)
})
