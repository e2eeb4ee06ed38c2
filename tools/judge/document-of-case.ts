import { defaultCurrency } from '../../domain/src/country/countries.ts'
import type { TaxIdKind } from '../../domain/src/country/tax-id-kind.ts'
import { stateOf } from '../../domain/src/country/overseas.ts'
import { countryRules } from '../../domain/src/country/rules.ts'
import { localDate } from '../../domain/src/date.ts'
import { decimal } from '../../domain/src/money/decimal.ts'
import type { PartyProfile, TaxId } from '../../domain/src/party/party.ts'
import { SPECIMEN_ACCOUNT, specimenDraft, specimenLine } from '../../domain/src/testing/draft.ts'
import type { TaxCase } from '../../domain/src/testing/tax-table/cases.ts'
import { decideCase, placeIn, suppliedIn } from '../../domain/src/testing/tax-table/decide-case.ts'
import { isGoods } from '../../domain/src/country/supply.ts'
import type { IssueInput } from '../../einvoice/src/issue/decide-issue.ts'

/** The Leitweg-ID of a made-up German authority, which makes XRechnung the required format. */
const LEITWEG = { id: '04011000-1234512345-06', schemeId: '0204' }

export type JudgedDocument = {
  /** The row of the table, as text. */
  readonly name: string
  readonly input: IssueInput
}

/**
 * The invoice of a case, where the buyer is a business in Germany or France the same to an authority there, and the
 * self-billed invoice of the same sale.
 */
export function documentsOfCase(row: TaxCase): JudgedDocument[] {
  const documents = invoicesOfCase(row)
  return [...documents, ...documents.flatMap(selfBilledOf)]
}

/**
 * The same sale as its buyer would write it, where both are businesses and the seller's law knows it, paid to the account
 * that the supplier named. The golden files have one without an account.
 */
function selfBilledOf({ name, input }: JudgedDocument): JudgedDocument[] {
  const { draft, today, seller, buyer, vatRegistered } = input
  if (buyer?.kind !== 'business' || !countryRules(seller.address.country).selfBilling) return []
  const account = { iban: SPECIMEN_ACCOUNT.iban, bic: SPECIMEN_ACCOUNT.bic }
  const selfBilling = { agreedOn: today, chargesTax: vatRegistered, account }
  const turned = {
    ...input,
    draft: { ...draft, type: 'self_billed_invoice' as const },
    seller: { ...seller, selfBilling },
    bankAccount: null,
  }
  return [{ name: `${name} (self-billed)`, input: turned }]
}

function invoicesOfCase(row: TaxCase): JudgedDocument[] {
  const name = [row.seller, row.status, row.buyer, row.buyerStatus, row.what, row.day].join(' | ')
  const input = inputOf(row)
  const { buyer } = input
  if (buyer === null || buyer.kind !== 'business') return [{ name, input }]
  const authority: PartyProfile = { ...buyer, kind: 'government', legalName: 'Authority' }
  if (buyer.address.country === 'DE')
    return [
      { name, input },
      {
        name: `${name} (authority)`,
        input: { ...input, buyer: { ...authority, electronicAddress: LEITWEG } },
      },
    ]
  return buyer.address.country === 'FR'
    ? [
        { name, input },
        { name: `${name} (authority)`, input: { ...input, buyer: authority } },
      ]
    : [{ name, input }]
}

function inputOf(row: TaxCase): IssueInput {
  const day = localDate(row.day)
  const { tax } = decideCase(row)
  const { supply, delivered, performedAt } = suppliedIn(row.what)
  const seller = sellerOf(row)
  const buyer = buyerOf(row)
  const line = specimenLine({
    id: 'a',
    name: isGoods(supply) ? 'Lamp' : 'Work',
    unit: isGoods(supply) ? 'C62' : 'HUR',
    supply,
    performedAt: performedAt === undefined ? null : addressOf(performedAt),
    // A line that asks for its rate cannot be issued before it has one.
    tax: { ...tax, rate: tax.rate ?? decimal('10') },
    classification: '998314',
  })
  return {
    draft: specimenDraft({
      currency: defaultCurrency(seller.address.country),
      language: 'en',
      issueDate: day,
      deliveryDate: day,
      buyerReference: 'PO-1',
      lines: [line],
      deliveryAddress: delivered === undefined ? null : addressOf(delivered),
    }),
    today: day,
    seller,
    vatRegistered: row.status === 'registered' || row.status === 'one_stop_shop',
    buyer,
    bankAccount: SPECIMEN_ACCOUNT,
  }
}

function sellerOf(row: TaxCase): PartyProfile {
  const address = addressOf(row.seller)
  const { taxIds } = countryRules(address.country)
  const isUnregistered = row.status === 'unregistered'
  const vatRole = taxIds.some(({ role }) => role === 'vat') ? 'vat' : 'tax'
  return {
    ...profileOf('Seller', 'business', address),
    taxIds: taxIds
      .filter(({ role, requiredFor }) =>
        role === vatRole ? !isUnregistered : role !== 'other' && requiredFor.includes('seller'),
      )
      .map(exampleOf),
  }
}

function buyerOf(row: TaxCase): PartyProfile {
  const address = addressOf(row.buyer)
  const kind = row.buyerStatus === 'person' ? 'person' : 'business'
  const profile = profileOf('Buyer', kind, address)
  if (kind === 'person') return profile
  const { taxIds } = countryRules(address.country)
  // Laws require the number of a business at home (Spain, Italy, Poland), whatever the tax.
  const isDomestic = address.country === addressOf(row.seller).country
  const atHome = isDomestic ? taxIds.find(({ role }) => role === 'vat')?.example : undefined
  const vat = /with (\w+)/.exec(row.buyerStatus)?.[1] ?? atHome
  const certificate = /certificate (\S+)/.exec(row.buyerStatus)?.[1]
  const number = (found: TaxIdKind | undefined, value: string | undefined): TaxId[] =>
    found && value !== undefined ? [{ kind: found.key, value }] : []
  const isAwaited = row.buyerStatus.includes('awaiting')
  return {
    ...profile,
    ...(isAwaited && { taxIdAwaited: true }),
    taxIds: [
      ...taxIds
        .filter(
          ({ role, requiredFor }) =>
            (role !== 'vat' && requiredFor.includes('business_buyer')) ||
            // BR-AE-02: without a VAT number the document names the one of the register.
            (isAwaited && role === 'registration'),
        )
        .map(exampleOf),
      ...number(
        taxIds.find(({ role }) => role === 'vat'),
        vat,
      ),
      ...number(
        taxIds.find(({ key }) => key === 'exemption_certificate' || key === 'sez'),
        certificate,
      ),
    ],
  }
}

function exampleOf({ key, example }: TaxIdKind): TaxId {
  return { kind: key, value: example }
}

function profileOf(
  legalName: string,
  kind: PartyProfile['kind'],
  address: PartyProfile['address'],
): PartyProfile {
  return {
    kind,
    legalName,
    tradingName: '',
    address,
    taxIds: [],
    legalInformation: '',
    contact: { name: 'Ada', phone: '+33 4 72 00 00 00', email: 'ada@example.com' },
  }
}

/** Overseas departments are addresses of France, as profiles are stored. */
const DEPARTMENT_POST_CODES: Readonly<Record<string, string>> = {
  GP: '97110',
  MQ: '97200',
  RE: '97400',
}

/** 'ES 35001', 'IT 22060 Cabiate': a country, and the postcode and town where they decide. */
function addressOf(text: string): PartyProfile['address'] {
  const { country: code, postCode, city = 'Central City' } = placeIn(text)
  const country = stateOf(code)
  const { address } = countryRules(country)
  if (country !== code) return addressOf(`${country} ${DEPARTMENT_POST_CODES[code]}`)
  return {
    line1: '12 Main Street',
    line2: '',
    line3: '',
    city,
    postCode: postCode || (address.postCode?.example ?? '10000'),
    subdivision: address.subdivision?.options[0]?.code ?? '',
    country,
  }
}
