import { getCompany, updateCompany } from '@bordereau/contract/company'
import { beginDeposit } from '@bordereau/contract/corrections'
import { createDraft, creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'
import { countryRules } from '@bordereau/domain/country/rules'
import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { isInForce, taxOf } from '@bordereau/domain/tax/tax-of'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import { FRENCH_COMPANY, aCompany, aCustomer, aDraft, aLine } from '../invoices/testing.ts'
import type { Client, TestApp } from '../lib/testing.ts'

/** Test support: a quarter of a seller in which every tax of its country is sold, credited and paid on account. */
type Buyer = 'home' | 'person' | 'union' | 'union_person' | 'third' | 'third_person'
type Sale = { readonly tax: DraftTax; readonly supply: DraftLine['supply']; readonly buyer: Buyer }

const DAY = localDate('2026-10-05')
const CODES: Readonly<Record<string, string>> = {
  GB: 'SW1A 1AA',
  NL: '1012 AB',
  PL: '00-238',
  IN: '400001',
}
/** Numbers of other parties than the sellers. */
const OTHER_IDS: Readonly<Record<string, PartyProfile['taxIds'][number]>> = {
  DE: { kind: 'vat', value: 'DE811907980' },
  PL: { kind: 'nip', value: 'PL8971649500' },
  IN: { kind: 'gstin', value: '29AAGCB7383J1Z4' },
}

function profileOf(country: string, change: Partial<PartyProfile> = {}): PartyProfile {
  const kinds = countryRules(country).taxIds.filter(({ key }) =>
    ['vat', 'siren', 'nip', 'nif', 'piva', 'gstin', 'codice_destinatario', 'lut'].includes(key),
  )
  return {
    ...FRENCH_COMPANY,
    legalName: `Seller of ${country}`,
    address: {
      ...FRENCH_COMPANY.address,
      city: 'Town',
      postCode:
        CODES[country] ??
        (country === 'US' ? '10001' : country === 'BE' || country === 'AT' ? '1000' : '28001'),
      subdivision: { IN: 'MH', US: 'NY', IT: 'MI', ES: 'M' }[country] ?? '',
      country,
    },
    taxIds: kinds.map(({ key, example }) => ({ kind: key, value: example })),
    ...change,
  }
}

function buyerProfile(seller: string, buyer: Buyer): PartyProfile {
  const union = seller === 'DE' ? 'FR' : 'DE'
  const country = buyer.startsWith('third') ? 'US' : buyer.startsWith('union') ? union : seller
  const isPerson = buyer.endsWith('person')
  const profile = profileOf(country, {
    legalName: `Buyer ${buyer}`,
    kind: isPerson ? 'person' : 'business',
  })
  if (isPerson) return { ...profile, taxIds: [] }
  const other = OTHER_IDS[country]
  const taxIds = other && buyer === 'home' ? [other] : profile.taxIds
  return seller === 'IN' && buyer === 'home'
    ? { ...profile, taxIds, address: { ...profile.address, subdivision: 'KA' } }
    : { ...profile, taxIds }
}

const LEFT_OUT =
  /_local|small_business|unregistered|composition|igic|ipsi|custom|sez|tcs|excluded|san_marino|overseas|corsica|special/

/** Every tax of the country in force, to the buyers that it is for. */
function salesOf(country: string): readonly Sale[] {
  const place = profileOf(country).address
  const offered = offeredTaxes(place).filter(
    tax => tax.rate !== null && isInForce(tax, DAY) && !LEFT_OUT.test(tax.key),
  )
  const own = offered.flatMap((one): Sale[] => {
    const tax = { ...taxOf(one, 'en'), key: one.key }
    const to = (supply: Sale['supply'], ...buyers: Buyer[]) =>
      buyers.map(buyer => ({ tax, supply, buyer }))
    if (one.key === 'intra_community' || one.key === 'triangulation') return to('goods', 'union')
    if (one.key === 'export') return to('goods', 'third')
    if (one.key === 'outside_scope') return to('services', 'third')
    if (one.key === 'outside_scope_consumer') return to('intangible', 'third_person')
    if (one.key === 'reverse_charge' && !['IN', 'GB'].includes(country))
      return to('services', 'union')
    if (one.category === 'AE') return to('services', 'home')
    if (one.category === 'E') return to('goods', 'home')
    return to(one.parts ? 'goods' : 'services', 'home', 'person')
  })
  const distance: readonly Sale[] = ['GB', 'IN'].includes(country)
    ? []
    : [
        {
          tax: {
            category: 'S',
            rate: decimal(country === 'DE' ? '20' : '19'),
            exemptionCode: '',
            exemptionReason: '',
            country: country === 'DE' ? 'FR' : 'DE',
          },
          supply: 'goods',
          buyer: 'union_person',
        },
      ]
  return [...own, ...distance]
}

export type Quarter = {
  readonly workspaceId: string
  readonly currency: string
  readonly issued: number
  /** Why documents could not be issued, with how many. */
  readonly refused: ReadonlyMap<string, number>
}

type Seller = {
  readonly owner: Client
  readonly clock: TestApp['clock']
  readonly country: string
  readonly query: { readonly workspaceId: string }
  readonly currency: string
  readonly buyers: Map<Buyer, string>
  readonly issued: Set<string>
  readonly refused: Map<string, number>
}

/** At least so many documents of October to December 2026, with two or more days between them. */
export async function aQuarter(
  { clock }: TestApp,
  owner: Client,
  country: string,
  count: number,
): Promise<Quarter> {
  clock.set('2026-10-01T09:00:00Z')
  const seller = await openSeller(owner, clock, country)
  const sales = salesOf(country)
  const step = Math.floor(88 / count)
  for (const [i, sale] of Array.from({ length: count }, () => sales)
    .flat()
    .entries()) {
    if (seller.issued.size >= count) break
    const day = Date.UTC(2026, 9, 1 + Math.min(90, i * step), 9)
    if (clock.now().getTime() < day) clock.set(new Date(day).toISOString())
    await sell(seller, sale, i)
  }
  const { query, currency, issued, refused } = seller
  return { ...query, currency, issued: issued.size, refused }
}

async function openSeller(
  owner: Client,
  clock: TestApp['clock'],
  country: string,
): Promise<Seller> {
  const query = { workspaceId: await aCompany(owner, profileOf(country)) }
  const { version } = await owner.must(getCompany, { query })
  const { currency } = await owner.must(updateCompany, {
    query,
    body: { version, usesOneStopShop: true },
  })
  const empty = { buyers: new Map(), issued: new Set<string>(), refused: new Map() }
  return { owner, clock, country, query, currency, ...empty }
}

/** Every eighth sale is paid on account first, every fourth credited, every ninth in another currency. */
async function sell(seller: Seller, sale: Sale, i: number): Promise<void> {
  const { owner, query } = seller
  const draft = await owner.must(createDraft, {
    query,
    body: { draft: await draftOf(seller, sale, i) },
  })
  if (i % 8 === 3) return onAccount(seller, draft.id)
  const document = await issue(seller, draft)
  if (!document || i % 4 !== 1) return
  const note = await owner.must(creditInvoice, {
    query: { ...query, invoiceId: document.id },
    body: { reason: 'Returned' },
  })
  await issue(seller, note)
}

async function issue(
  { owner, query, issued, refused }: Seller,
  { id, version }: { readonly id: string; readonly version: number },
) {
  const answer = await owner.call(issueInvoice, {
    query: { ...query, invoiceId: id },
    body: { version },
  })
  if (answer.ok) {
    issued.add(id)
    return answer.value
  }
  const why = `${answer.refusal} ${JSON.stringify(answer.detail).slice(0, 160)}`
  refused.set(why, (refused.get(why) ?? 0) + 1)
  return undefined
}

async function draftOf(seller: Seller, sale: Sale, i: number): Promise<Draft> {
  const { owner, query, country, currency, buyers } = seller
  const customer =
    buyers.get(sale.buyer) ??
    (await aCustomer(owner, query.workspaceId, buyerProfile(country, sale.buyer)))
  buyers.set(sale.buyer, customer)
  const price = (n: number) => decimal(String(((i * 7919 + n * 104_729) % 100_000) / 100 + 1))
  const classification = sale.supply === 'goods' ? '8471' : '998314'
  const lines = [0, 1].map(n =>
    aLine({
      id: String(n + 1),
      name: `Item ${n}`,
      price: price(n),
      tax: sale.tax,
      supply: sale.supply,
      classification: country === 'IN' ? classification : '',
    }),
  )
  const isForeign = i % 9 === 4
  return aDraft(customer, {
    language: 'en',
    buyerReference: 'Order 7',
    currency: isForeign ? 'USD' : currency,
    taxCurrency: isForeign ? { currency, rate: decimal('0.8637') } : null,
    lines,
  })
}

async function onAccount(seller: Seller, invoiceId: string): Promise<void> {
  const { owner, query, clock } = seller
  const begun = await owner.call(beginDeposit, {
    query: { ...query, invoiceId },
    body: { share: { by: 'percent', percent: decimal('30') } },
  })
  const deposit = begun.ok ? await issue(seller, begun.value) : undefined
  if (!deposit) return
  const amount = deposit.totals.payable
  await owner.must(recordPayment, {
    query,
    body: {
      customerId: deposit.draft.customerId ?? '',
      date: clock.now().toISOString().slice(0, 10),
      currency: deposit.draft.currency,
      amount,
      method: 'transfer',
      reference: '',
      note: '',
      allocations: [{ invoiceId: deposit.id, amount }],
    },
  })
  await issue(seller, await owner.must(getInvoice, { query: { ...query, invoiceId } }))
}
