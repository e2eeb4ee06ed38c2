import {
  E_INVOICE_CHOICE_KEYS,
  type EInvoiceChoice,
} from '@bordereau/domain/party/e-invoice-choice-keys'
import { E_INVOICE_CHOICES } from '@bordereau/domain/party/e-invoice-choice'
import { localDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import {
  SPECIMEN_ACCOUNT,
  SPECIMEN_DAY,
  specimenDraft,
  specimenLine,
  specimenProfile,
} from '@bordereau/domain/testing/draft'
import { describe, expect, test } from 'vitest'
import { IDENTIFIERS } from '../rules/rule-set.ts'
import { composeInvoice } from './compose-invoice.ts'
import { decideIssue, issueFindings } from './decide-issue.ts'
import { EINVOICE_FORMATS, isInPdf } from './einvoice-formats.ts'

const LEITWEG = '04011000-1234512345-06'
const CONTACT = { name: 'Ada', phone: '+49 30 123456', email: 'ada@example.com' }
const SELLER = specimenProfile('DE', {
  taxIds: [{ kind: 'vat', value: 'DE136695976' }],
  contact: CONTACT,
})

function contentFor(change: Partial<PartyProfile>, draftChange: Partial<Draft> = {}) {
  const buyer = specimenProfile('DE', { electronicAddress: undefined, ...change })
  const draft = specimenDraft({ buyerReference: LEITWEG, ...draftChange })
  const parties = { seller: SELLER, buyer, bankAccount: SPECIMEN_ACCOUNT }
  const { invoice, ruleSet } = composeInvoice({
    draft,
    number: 'RE-1',
    issueDate: SPECIMEN_DAY,
    ...parties,
  })
  const content = { invoice, totals: totalsOf(invoice), choice: buyer.eInvoiceChoice }
  const input = { ...parties, draft, today: SPECIMEN_DAY, vatRegistered: true }
  const decision = decideIssue(input)
  const findings = issueFindings(input).map(({ code }) => code)
  const files = EINVOICE_FORMATS.filter(format => format.appliesTo(content)).map(format => {
    const xml = format.write(content)
    const named = /<(?:cbc:CustomizationID|ram:GuidelineSpecified\w+>\s*<ram:ID)>([^<]*)/.exec(xml)
    return [format.kind, named?.[1]] as const
  })
  return { invoice, ruleSet, files, decision, findings, content }
}

const EN16931 = 'urn:cen.eu:en16931:2017'
const BASIC = 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic'
const EXTENDED = 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended'
const ROUNDED = { rounding: decimal('0.01') }
const STEPPED = { roundTo: decimal('0.05'), lines: [specimenLine({ price: decimal('1.01') })] }
const taxed = (tax: Draft['lines'][number]['tax']) => ({ lines: [specimenLine({ tax })] })
const XRECHNUNG = IDENTIFIERS.xrechnung.specification
const FACTUR_X = 'urn:factur-x.eu:1p0'

describe('a German public buyer with a Leitweg-ID in the buyer reference gets XRechnung', () => {
  test.each<[string, Partial<PartyProfile>, string]>([
    ['no address', { contact: { name: '', phone: '', email: '' } }, `0204:${LEITWEG}`],
    ['an email of its contact', {}, `0204:${LEITWEG}`],
    [
      'an email address',
      { electronicAddress: { id: 'rechnung@stadt.example', schemeId: 'EM' } },
      'EM:rechnung@stadt.example',
    ],
    ['its Leitweg-ID', { electronicAddress: { id: LEITWEG, schemeId: '0204' } }, `0204:${LEITWEG}`],
    [
      'its VAT number as address',
      { electronicAddress: { id: 'DE136695976', schemeId: '9930' } },
      '9930:DE136695976',
    ],
    ['a VAT number', { taxIds: [{ kind: 'vat', value: 'DE136695976' }] }, `0204:${LEITWEG}`],
  ])('with %s', (_, change, address) => {
    const { files, invoice, decision } = contentFor({ kind: 'government', ...change })
    expect(files[0]).toEqual(['ubl', XRECHNUNG])
    const { electronicAddress } = invoice.buyer
    expect(`${electronicAddress?.schemeId}:${electronicAddress?.id}`).toBe(address)
    expect(decision.ok).toBe(true)
  })

  test.each([
    ['04011000-12345-34', 'xrechnung'],
    ['991-01234-38', 'xrechnung'],
    ['12-62', 'xrechnung'],
    [' 05315000-ABC123-85 ', 'xrechnung'],
    ['', 'en16931'],
    ['PO 4711', 'en16931'],
    ['04011000', 'en16931'],
    ['04011000-12_3-06', 'en16931'],
  ])('the reference %j means %s', (buyerReference, ruleSet) => {
    expect(contentFor({ kind: 'government' }, { buyerReference }).ruleSet).toBe(ruleSet)
  })

  test('a business with such a reference does not, nor a public buyer elsewhere', () => {
    expect(contentFor({ kind: 'business' }).ruleSet).toBe('en16931')
    const { address } = specimenProfile('AT')
    expect(contentFor({ kind: 'government', address }).ruleSet).toBe('en16931')
  })
})

describe('a customer gets the format that it asked for, and no other', () => {
  test.each<[EInvoiceChoice, string, string]>([
    ['ubl', 'ubl', IDENTIFIERS.peppol.specification],
    ['cii', 'cii', 'urn:cen.eu:en16931:2017'],
    ['facturx_basic', 'cii', `urn:cen.eu:en16931:2017#compliant#${FACTUR_X}:basic`],
    ['facturx_en16931', 'cii', 'urn:cen.eu:en16931:2017'],
    ['facturx_extended', 'cii', `urn:cen.eu:en16931:2017#conformant#${FACTUR_X}:extended`],
    ['xrechnung_ubl', 'ubl', XRECHNUNG],
    ['xrechnung_cii', 'cii', XRECHNUNG],
    ['zugferd_xrechnung', 'cii', XRECHNUNG],
  ])('%s: %s by %s', (eInvoiceChoice, kind, specification) => {
    for (const buyerKind of ['business', 'government'] as const) {
      const { files, decision } = contentFor({ kind: buyerKind, eInvoiceChoice })
      expect(decision.ok).toBe(true)
      // A Peppol file needs an address that Peppol delivers to: a business without a number has none.
      const named =
        eInvoiceChoice === 'ubl' ? [specification, 'urn:cen.eu:en16931:2017'] : [specification]
      expect(files.map(([one]) => one)).toEqual([kind])
      expect(named).toContain(files[0]?.[1])
    }
  })

  test('every choice is in the form, once', () => {
    expect(E_INVOICE_CHOICE_KEYS.toSorted()).toEqual(Object.keys(E_INVOICE_CHOICES).toSorted())
  })

  test('the file is in the PDF as well only where the format is a PDF with a file', () => {
    const inPdf = E_INVOICE_CHOICE_KEYS.filter(choice =>
      isInPdf(contentFor({ eInvoiceChoice: choice }).content),
    )
    expect(inPdf).toEqual([
      'facturx_basic',
      'facturx_en16931',
      'facturx_extended',
      'zugferd_xrechnung',
    ])
    expect(isInPdf(contentFor({}).content)).toBe(true)
  })

  test('XRechnung asked for wants a reference (BR-DE-15)', () => {
    const { decision } = contentFor({ eInvoiceChoice: 'xrechnung_cii' }, { buyerReference: '' })
    expect(decision).toMatchObject({ refusal: 'rules_broken' })
    expect(JSON.stringify(decision)).toContain('BR-DE-15')
  })

  test('a domestic Belgian customer that asked for Factur-X is not asked for what Peppol wants', () => {
    const belgian = specimenProfile('BE', { taxIds: [{ kind: 'vat', value: 'BE0403019261' }] })
    const input = (buyer: PartyProfile) => ({
      draft: specimenDraft({ buyerReference: '', orderReference: '' }),
      today: localDate('2026-11-20'),
      seller: belgian,
      vatRegistered: true,
      buyer,
      bankAccount: null,
    })
    expect(JSON.stringify(decideIssue(input(belgian)))).toContain('PEPPOL-EN16931-R003')
    const asked = { ...belgian, eInvoiceChoice: 'facturx_en16931' } as const
    expect(decideIssue(input(asked)).ok).toBe(true)
  })

  const igic = {
    category: 'L',
    rate: decimal('0'),
    exemptionCode: '',
    exemptionReason: '',
  } as const
  const yen = { currency: 'JPY', lines: [specimenLine({ price: decimal('333') })] }
  test.each<[string, EInvoiceChoice, Partial<Draft>, string, string, string[]]>([
    ['rounded', 'facturx_basic', ROUNDED, 'cii', EN16931, ['BDX-FMT-01']],
    ['rounded', 'facturx_extended', ROUNDED, 'cii', EXTENDED, []],
    ['rounded', 'cii', ROUNDED, 'cii', EN16931, []],
    ['rounded to five cents', 'facturx_basic', STEPPED, 'cii', EN16931, ['BDX-FMT-01']],
    ['of whole yen', 'facturx_extended', yen, 'cii', EN16931, ['BDX-FMT-01']],
    ['of whole yen', 'facturx_basic', yen, 'cii', BASIC, []],
    ['at IGIC of 0 %', 'facturx_basic', taxed(igic), 'ubl', EN16931, ['BDX-XML-04']],
    ['at IGIC of 0 %', 'cii', taxed(igic), 'ubl', EN16931, ['BDX-XML-04']],
    ['at IGIC of 0 %', 'zugferd_xrechnung', taxed(igic), 'ubl', XRECHNUNG, ['BDX-XML-04']],
    ['at IGIC of 0 %', 'ubl', taxed(igic), 'ubl', EN16931, ['BDX-XML-04']],
  ])(
    'a document %s, asked for as %s, has an e-invoice',
    (_, choice, change, kind, named, found) => {
      const { files, findings, content } = contentFor({ eInvoiceChoice: choice }, change)
      expect(files).toEqual([[kind, named]])
      expect(isInPdf(content)).toBe(kind === 'cii' && choice !== 'cii')
      expect(findings.filter(code => /^BDX-(XML|FMT)-/.test(code))).toEqual(found)
    },
  )
})

describe('of a German authority', () => {
  test.each<[string, Partial<PartyProfile>, string, string[]]>([
    ['no reference', {}, '', ['BDX-FMT-02']],
    ['a reference that is no Leitweg-ID', {}, 'PO 4711', ['BDX-FMT-02']],
    ['wrong check digits', {}, '04011000-1234512345-07', ['BDX-FMT-02']],
    ['a Leitweg-ID', {}, LEITWEG, []],
    ['a Leitweg-ID with letters and spaces', {}, ' 991-33333test-33 ', []],
    ['XRechnung asked for', { eInvoiceChoice: 'xrechnung_ubl' }, 'PO 4711', ['BDX-FMT-02']],
    // BR-DE-15 refuses it.
    ['XRechnung asked for, no reference', { eInvoiceChoice: 'xrechnung_cii' }, '', []],
    ['another format asked for', { eInvoiceChoice: 'facturx_en16931' }, '', []],
    ['in Austria', { address: specimenProfile('AT').address }, '', []],
    ['a business', { kind: 'business' }, '', []],
  ])('%s', (_, change, buyerReference, found) => {
    const { findings, decision } = contentFor({ kind: 'government', ...change }, { buyerReference })
    expect(findings.filter(code => code.startsWith('BDX-FMT-'))).toEqual(found)
    if (found.length > 0) expect(decision.ok).toBe(true)
  })
})
