import { type Visitor, expectOk } from './visitor.ts'

/** A company with a customer, created over HTTP: the minimum to issue lawfully. */
export type Business = { readonly workspaceId: string; readonly customerId: string }

export const PASSWORD = 'ink on 7 sheets'

const NO_CONTACT = { name: '', phone: '', email: '' }

export function addressOf(line1: string, postCode: string, city: string, country: string) {
  return { line1, line2: '', line3: '', city, postCode, subdivision: '', country }
}

export async function openBusiness(owner: Visitor, parties?: Parties): Promise<Business> {
  await expectOk(
    owner.send('POST', '/api/sign-up', {
      name: 'Ada',
      email: 'ada@example.com',
      password: PASSWORD,
    }),
  )
  return openCompany(owner, parties)
}

/** Who sells and who buys, as the API takes their profiles. */
export type Parties = {
  readonly seller: Party
  readonly buyer: Party
  readonly currency: string
  /** Of the documents for this buyer. */
  readonly language: string
}

type Party = {
  readonly legalName: string
  readonly address: ReturnType<typeof addressOf>
  readonly taxIds: readonly { readonly kind: string; readonly value: string }[]
  readonly electronicAddress?: { readonly schemeId: string; readonly id: string }
  readonly contact?: { readonly name: string; readonly phone: string; readonly email: string }
}

const FRENCH_TO_GERMAN: Parties = {
  seller: {
    legalName: 'Atelier Lumière SARL',
    address: addressOf('12 rue des Arts', '69002', 'Lyon', 'FR'),
    taxIds: [
      { kind: 'siren', value: '732829320' },
      { kind: 'vat', value: 'FR44732829320' },
    ],
    contact: { name: 'Ada', phone: '', email: 'ada@example.com' },
  },
  buyer: {
    legalName: 'Müller & Söhne GmbH',
    address: addressOf('Hauptstraße 1', '10115', 'Berlin', 'DE'),
    taxIds: [{ kind: 'vat', value: 'DE136695976' }],
  },
  currency: 'EUR',
  language: 'de',
}

/** The company and its customer, created by the signed-in visitor. */
export async function openCompany(
  owner: Visitor,
  parties: Parties = FRENCH_TO_GERMAN,
): Promise<Business> {
  const { seller, buyer, currency, language } = parties
  const company = await expectOk(
    owner.send('POST', '/api/workspaces', {
      country: seller.address.country,
      legalName: seller.legalName,
    }),
  )
  const workspaceId = String(company['workspaceId'])
  const at = `/api/workspaces/${workspaceId}`
  await expectOk(
    owner.send('PATCH', `${at}/company`, {
      version: company['version'],
      setUp: true,
      profile: profileOf(seller),
    }),
  )
  const customer = await expectOk(
    owner.send('POST', `${at}/customers`, {
      profile: profileOf(buyer),
      email: 'kunde@example.com',
      currency,
      language,
      dueDays: 14,
      buyerReference: '',
      note: '',
    }),
  )
  return { workspaceId, customerId: String(customer['id']) }
}

function profileOf({ contact = NO_CONTACT, ...party }: Party) {
  return { kind: 'business', tradingName: '', legalInformation: '', contact, ...party }
}

/** A draft of one line: 138.66 at 20 %. */
export function draftFor(customerId: string) {
  return {
    kind: 'invoice',
    customerId,
    currency: 'EUR',
    language: 'de',
    secondLanguage: null,
    issueDate: null,
    due: { by: 'days', days: 14 },
    deliveryDate: null,
    period: null,
    deliveryAddress: null,
    buyerReference: '',
    orderReference: '',
    contractReference: '',
    projectReference: '',
    pricesIncludeTax: false,
    lines: [
      {
        id: '1',
        itemId: null,
        name: 'Design',
        description: '',
        quantity: '1',
        unit: 'HUR',
        price: '138.66',
        priceBaseQuantity: '1',
        tax: { category: 'S', rate: '20', exemptionCode: '', exemptionReason: '' },
        allowancesCharges: [],
        period: null,
        sellerItemId: '',
        classification: '',
      },
    ],
    allowancesCharges: [],
    prepaid: '0',
    rounding: '0',
    taxCurrency: null,
    note: '',
    paymentTerms: '',
    bankAccountId: null,
    corrects: null,
  }
}

/** Drafts and issues one document; its number, or undefined when the server stopped meanwhile. */
export async function issueOne(
  owner: Visitor,
  { workspaceId, customerId }: Business,
): Promise<{ number: string; files: Record<string, string> } | undefined> {
  const at = `/api/workspaces/${workspaceId}/invoices`
  try {
    const draft = await expectOk(owner.send('POST', at, { draft: draftFor(customerId) }))
    const issued = await expectOk(
      owner.send('POST', `${at}/${String(draft['id'])}/issue`, { version: draft['version'] }),
    )
    const documents = issued['documents'] as { kind: string; sha256: string }[]
    return {
      number: String(issued['number']),
      files: Object.fromEntries(documents.map(({ kind, sha256 }) => [kind, sha256])),
    }
  } catch {
    return undefined
  }
}
