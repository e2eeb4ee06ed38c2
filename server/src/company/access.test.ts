import * as companyEndpoints from '@bordereau/contract/company'
import * as customerEndpoints from '@bordereau/contract/customers'
import type { Endpoint } from '@bordereau/contract/endpoint'
import * as itemEndpoints from '@bordereau/contract/items'
import { acceptInvitation, updateInstance } from '@bordereau/contract/session'
import { ROLES, type Role, may } from '@bordereau/domain/access/policy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import {
  type Client,
  type CallInput,
  type TestApp,
  client,
  signedUp,
  startApp,
} from '../lib/testing.ts'
import { companyRoutes } from './routes.ts'
import { customerRoutes } from '../customers/routes.ts'
import { itemRoutes } from '../items/routes.ts'
import { png } from '../documents/testing-images.ts'

const { createCompany, inviteMember, createBankAccount, listSeries } = companyEndpoints
const { createCustomer } = customerEndpoints
const { createItem } = itemEndpoints

const CANARY = 'Canary Aviary 7731'

const CUSTOMER = {
  profile: {
    kind: 'business' as const,
    legalName: CANARY,
    tradingName: '',
    address: {
      line1: '',
      line2: '',
      line3: '',
      city: '',
      postCode: '',
      subdivision: '',
      country: 'FR',
    },
    taxIds: [],
    legalInformation: '',
    contact: { name: '', phone: '', email: '' as const },
  },
  email: '',
  currency: 'EUR',
  language: 'fr',
  dueDays: null,
  buyerReference: '',
  note: '',
}

const ITEM = {
  code: '',
  name: CANARY,
  description: '',
  unit: 'HUR',
  prices: [],
  supply: 'services' as const,
  taxCategory: 'S' as const,
  taxRate: '20',
  texts: [],
  classification: '',
}

const ACCOUNT = {
  accountName: CANARY,
  bankName: '',
  iban: '',
  bic: '',
  accountNumber: '1',
  bankCode: '',
  currency: '',
  upiId: '',
  isDefault: true,
}

/** Ids of records of one company. */
type RecordIds = {
  workspaceId: string
  bankAccountId: string
  seriesId: string
  customerId: string
  itemId: string
  invitationId: string
  personId: string
}

/** A valid body for each endpoint by its name; an endpoint without one fails the suite. */
const BODIES: Readonly<Record<string, object | null>> = {
  getCompany: null,
  updateCompany: { version: 1, footer: 'x' },
  deleteCompany: null,
  putLogo: null,
  getLogo: null,
  deleteLogo: null,
  listBankAccounts: null,
  createBankAccount: ACCOUNT,
  updateBankAccount: ACCOUNT,
  archiveBankAccount: null,
  listSeries: null,
  createSeries: { kind: 'invoice', name: 'x', pattern: 'X{YYYY}-{seq}', isDefault: false },
  updateSeries: { name: 'x', pattern: 'F{YYYY}-{seq:4}', isDefault: true },
  listStandardMailTemplates: null,
  previewMailTemplate: {
    occasion: 'invoice',
    language: 'en',
    subject: 'x',
    message: 'x',
  },
  listExchangeRates: null,
  putExchangeRate: { currency: 'USD', date: '2026-01-01', rate: '1' },
  listMembers: null,
  inviteMember: { email: 'x@example.com', role: 'viewer' },
  revokeInvitation: null,
  restoreInvitation: null,
  changeRole: { role: 'viewer' },
  removeMember: null,
  updateInstance: { signUpOpen: true },
  listCustomers: null,
  getCustomer: null,
  createCustomer: CUSTOMER,
  updateCustomer: { ...CUSTOMER, version: 1 },
  archiveCustomer: { archived: true },
  importCustomers: { csv: 'name\nx', apply: true },
  listItems: null,
  getItem: null,
  createItem: ITEM,
  updateItem: { ...ITEM, version: 1 },
  archiveItem: { archived: true },
  importItems: { csv: 'name\nx', apply: true },
}

const ENDPOINTS: readonly Endpoint[] = [...companyRoutes, ...customerRoutes, ...itemRoutes]
  .map(route => route.endpoint)
  .concat(updateInstance)
  .filter(endpoint => endpoint.access !== 'person' && endpoint.access !== 'public')

describeEngines('access to another company', engine => {
  let at: TestApp
  let victim: Client
  let stranger: Client
  let theirs: RecordIds
  let own: RecordIds
  beforeAll(async () => {
    at = await startApp(engine.db)
    victim = await signedUp(at, 'victim@example.com')
    stranger = await signedUp(at, 'stranger@example.com')
    theirs = await createRecords(victim, `${CANARY} SARL`)
    own = await createRecords(stranger, 'Own SARL')
  })
  afterAll(() => at.close())

  async function createRecords(owner: Client, legalName: string): Promise<RecordIds> {
    const { workspaceId } = await owner.must(createCompany, { body: { country: 'FR', legalName } })
    const query = { workspaceId }
    const account = await owner.must(createBankAccount, { query, body: ACCOUNT })
    const { series } = await owner.must(listSeries, { query })
    const customer = await owner.must(createCustomer, { query, body: CUSTOMER })
    const item = await owner.must(createItem, { query, body: ITEM })
    const email = `guest-of-${workspaceId}@example.com`
    const invitation = await owner.must(inviteMember, { query, body: { email, role: 'viewer' } })
    const { members } = await owner.must(companyEndpoints.listMembers, { query })
    return {
      workspaceId,
      bankAccountId: account.id,
      seriesId: series[0]?.id ?? '',
      customerId: customer.id,
      itemId: item.id,
      invitationId: invitation.id,
      personId: members[0]?.personId ?? '',
    }
  }

  function inputFor(endpoint: Endpoint, ids: RecordIds): CallInput<Endpoint> {
    const body = BODIES[endpoint.name]
    if (body === undefined) throw new Error(`${endpoint.name} needs a row in BODIES`)
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
    const query = Object.fromEntries(names.map(name => [name, Object(ids)[name] as string]))
    if (endpoint.name === 'putLogo') {
      return { query, file: { bytes: png(2, 2), mediaType: 'image/png' } }
    }
    return body === null ? { query } : { query, body }
  }

  test.each(ENDPOINTS.map(endpoint => [endpoint.name, endpoint] as const))(
    '%s: records of another company are not found, by its path or by the path of the own company',
    async (_, endpoint) => {
      const direct = await stranger.call(endpoint, inputFor(endpoint, theirs))
      expect(direct).toMatchObject({ status: 404, refusal: 'not_found' })
      expect(direct.bytes.toString()).not.toContain(CANARY)
      const idNames = Object.keys(inputFor(endpoint, own).query ?? {}).filter(
        name => name !== 'workspaceId',
      )
      if (idNames.length === 0) return
      const mixed = { ...theirs, workspaceId: own.workspaceId }
      const viaOwnPath = await stranger.call(endpoint, inputFor(endpoint, mixed))
      expect(viaOwnPath).toMatchObject({ status: 404, refusal: 'not_found' })
    },
  )

  test.each(ENDPOINTS.map(endpoint => [endpoint.name, endpoint] as const))(
    '%s: refuses requests without a session',
    async (_, endpoint) => {
      const reply = await client(at.app).call(endpoint, inputFor(endpoint, theirs))
      expect(reply).toMatchObject({ status: 401, refusal: 'not_signed_in' })
    },
  )

  test.each(ROLES)('%s has exactly the permissions of the policy', async role => {
    const person = await memberOf(role)
    for (const endpoint of ENDPOINTS) {
      const { access } = endpoint
      if (access === 'person' || access === 'public') continue
      // Endpoints that delete the company or the membership are tried only by roles without the permission.
      const isDestructive = ['deleteCompany', 'removeMember', 'changeRole'].includes(endpoint.name)
      if (may(role, access) && isDestructive) continue
      const reply = await person.call(endpoint, inputFor(endpoint, theirs))
      const isFirstPersons = endpoint.name === 'updateInstance'
      const allowed = may(role, access) && !isFirstPersons
      if (allowed) expect([endpoint.name, reply.status]).not.toEqual([endpoint.name, 403])
      else expect([endpoint.name, reply.status]).toEqual([endpoint.name, 403])
    }
  })

  async function memberOf(role: Role): Promise<Client> {
    const email = `${role}@example.com`
    const person = await signedUp(at, email)
    const { link } = await victim.must(inviteMember, {
      query: { workspaceId: theirs.workspaceId },
      body: { email, role },
    })
    await person.must(acceptInvitation, { query: { token: link.split('/').at(-1) ?? '' } })
    return person
  }
})
