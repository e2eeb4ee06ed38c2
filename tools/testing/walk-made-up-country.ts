import { addressErrors } from '@bordereau/domain/country/address'
import { relevantObligations } from '@bordereau/domain/country/obligations'
import { countryRules } from '@bordereau/domain/country/rules'
import { taxIdErrors } from '@bordereau/domain/country/tax-ids'
import { localDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { emptyDraft, emptyLine } from '@bordereau/domain/invoice/empty'
import { taxOfLine } from '@bordereau/domain/invoice/line-tax'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { decideNumber } from '@bordereau/domain/numbering/decide-number'
import { parsePattern } from '@bordereau/domain/numbering/series'
import type { BankAccount, PartyProfile } from '@bordereau/domain/party/party'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { writeCii } from '@bordereau/einvoice/format/cii/write'
import { writeUbl } from '@bordereau/einvoice/format/ubl/write'
import { composeInvoice } from '@bordereau/einvoice/issue/compose-invoice'
import { issueFindings } from '@bordereau/einvoice/issue/decide-issue'
import { paperOf } from '../../server/src/documents/paper.ts'
import { createRenderer } from '../../server/src/documents/render.ts'

/*
 * Run by country-recipe.test.ts in a copy of the tree where the made-up country is registered: takes an invoice of a
 * seller there through every step that a country has a say in, and prints what came out as JSON.
 */

const DAY = localDate('2026-11-20')

const seller: PartyProfile = {
  kind: 'business',
  legalName: 'Zed Studio',
  tradingName: '',
  address: {
    line1: '1 Moon Street',
    line2: '',
    line3: '',
    city: 'Zedtown',
    postCode: 'Z-123',
    subdivision: '',
    country: 'ZZ',
  },
  taxIds: [
    { kind: 'vat', value: 'ZZ12345' },
    { kind: 'guild', value: '777' },
  ],
  legalInformation: '',
  contact: { name: 'Zoe', phone: '1', email: 'zoe@zed.example' },
}

const buyer: PartyProfile = { ...seller, legalName: 'Zed Buyer', taxIds: seller.taxIds.slice(1) }

const bankAccount: BankAccount = {
  id: 'account',
  accountName: '',
  bankName: 'Bank of Zed',
  iban: '',
  bic: '',
  accountNumber: '4711',
  bankCode: 'ZED1',
  currency: 'XTS',
  upiId: '',
}

const suggestion = (buyerCountry: string) => {
  const { key, tax } = taxOfLine(
    { supply: 'services', ownTax: null },
    {
      seller: taxSellerOf(seller, { vatRegistered: true }),
      buyer: { ...buyer, address: { ...buyer.address, country: buyerCountry } },
      delivery: null,
      language: 'en',
      day: DAY,
    },
  )
  return { key, tax }
}

const draft: Draft = {
  ...emptyDraft({ currency: 'XTS', language: 'en' }),
  customerId: 'customer',
  due: { by: 'days', days: 30 },
  buyerReference: 'B-1',
  lines: [
    {
      ...emptyLine('line', suggestion('ZZ').tax),
      name: 'Moonlight',
      quantity: decimal('2'),
      unit: 'HUR',
      price: decimal('50'),
      classification: '9',
    },
  ],
}

const { numberPatterns, bank } = countryRules('ZZ')
const number = decideNumber({
  pattern: numberPatterns.invoice,
  nextSeq: 7,
  lastIssueDate: null,
  issueDate: DAY,
  country: 'ZZ',
})
const composed = (kind: Draft['kind']) =>
  composeInvoice({
    draft: { ...draft, kind },
    number: number.ok ? number.value : '',
    issueDate: DAY,
    seller,
    buyer,
    bankAccount,
  })
const { invoice, ruleSet } = composed('invoice')
const totals = totalsOf(invoice)
const paper = paperOf({
  invoice,
  totals,
  design: 'classic',
  accentColor: '#1d3a6b',
  logo: null,
  language: 'en',
  secondLanguage: null,
  footer: '',
  draft: false,
  created: 1_790_000_000,
})
const renderer = createRenderer({ workers: 1 })
const pdf = await renderer.renderPdf(paper)
await renderer.close()

console.log(
  JSON.stringify({
    wrongIds: taxIdErrors({ ...seller, taxIds: [{ kind: 'guild', value: '7' }] }, 'seller'),
    rightIds: taxIdErrors(seller, 'seller'),
    wrongAddress: addressErrors({ ...seller.address, postCode: '123' }),
    taxes: [suggestion('ZZ'), suggestion('FR')],
    number,
    wrongPattern: parsePattern('A{seq}', 'ZZ'),
    bank: ['ZED1', 'ZED2'].map(code => bank.isBankCode?.(code)),
    bankCodeName: bank.codeName,
    obligations: (await relevantObligations('ZZ', new Map(), DAY)).map(
      ({ obligation }) => obligation.key,
    ),
    ruleSet,
    findings: issueFindings({
      draft,
      today: DAY,
      seller,
      vatRegistered: true,
      buyer,
      bankAccount,
    }).map(({ code }) => code),
    invoice: {
      electronicAddress: invoice.seller.electronicAddress,
      notes: invoice.notes,
      classifications: invoice.lines.map(line => line.classifications),
    },
    creditNoteMeans: composed('credit_note').invoice.payment?.meansCode,
    totals: { net: String(totals.net), tax: String(totals.vat[0]?.tax) },
    ubl: writeUbl(invoice, totals),
    cii: writeCii(invoice, totals),
    paper: {
      size: paper.size,
      seller: paper.seller,
      totals: paper.totals,
      payment: paper.payment,
    },
    pdf: Buffer.from(pdf).toString('base64'),
  }),
)
