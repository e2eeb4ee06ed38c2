import * as companyEndpoints from '@bordereau/contract/company'
import * as customerEndpoints from '@bordereau/contract/customers'
import type { Endpoint } from '@bordereau/contract/endpoint'
import * as itemEndpoints from '@bordereau/contract/items'
import { updateInstance, acceptInvitation } from '@bordereau/contract/sign-up'
import { ROLES, type Role, may } from '@bordereau/domain/access/policy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Client, type CallInput, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { BODIES } from '../testing-row-level-security.ts'
import { companyRoutes } from './routes.ts'
import { customerRoutes } from '../customers/routes.ts'
import { itemRoutes } from '../items/routes.ts'
import { png } from '../documents/testing-images.ts'

const { createCompany, inviteMember, createBankAccount, listSeries } = companyEndpoints
const { createCustomer } = customerEndpoints
const { createItem } = itemEndpoints

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

// An administrator may invite, but no owner.
const bodies = { ...BODIES(''), inviteMember: { email: 'x@example.com', role: 'viewer' } }

const ENDPOINTS: readonly Endpoint[] = [...companyRoutes, ...customerRoutes, ...itemRoutes]
  .map(route => route.endpoint)
  .concat(updateInstance)
  .filter(endpoint => endpoint.access !== 'person' && endpoint.access !== 'public')

/** What another company and a request without a session get is in row-level-security.test.ts, for all endpoints. */
describeWithDatabase('access to the company', engine => {
  let at: TestApp
  let owner: Client
  let records: RecordIds
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'founder@example.com')
    records = await createRecords()
  })
  afterAll(() => at.close())

  async function createRecords(): Promise<RecordIds> {
    const { workspaceId } = await owner.must(createCompany, {
      body: { country: 'FR', legalName: 'Atelier SARL' },
    })
    const query = { workspaceId }
    const account = await owner.must(createBankAccount, { query, body: bodies.createBankAccount })
    const { series } = await owner.must(listSeries, { query })
    const customer = await owner.must(createCustomer, { query, body: bodies.createCustomer })
    const item = await owner.must(createItem, { query, body: bodies.createItem })
    const invited = { email: 'guest@example.com', role: 'viewer' as const }
    const invitation = await owner.must(inviteMember, { query, body: invited })
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

  function inputFor(endpoint: Endpoint): CallInput<Endpoint> {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
    const query = Object.fromEntries(names.map(name => [name, Object(records)[name] as string]))
    if (endpoint.name === 'putLogo') {
      return { query, file: { bytes: png(2, 2), mediaType: 'image/png' } }
    }
    return endpoint.request === null ? { query } : { query, body: Object(bodies)[endpoint.name] }
  }

  test.each(ROLES)('%s has exactly the permissions of the policy', async role => {
    const person = await memberOf(role)
    for (const endpoint of ENDPOINTS) {
      const { access } = endpoint
      if (access === 'person' || access === 'public') continue
      // Endpoints that delete the company or the membership are tried only by roles without the permission.
      const isDestructive = ['deleteCompany', 'removeMember', 'changeRole'].includes(endpoint.name)
      if (may(role, access) && isDestructive) continue
      const reply = await person.call(endpoint, inputFor(endpoint))
      const isFirstPersons = endpoint.name === 'updateInstance'
      const allowed = may(role, access) && !isFirstPersons
      if (allowed) expect([endpoint.name, reply.status]).not.toEqual([endpoint.name, 403])
      else expect([endpoint.name, reply.status]).toEqual([endpoint.name, 403])
    }
  })

  async function memberOf(role: Role): Promise<Client> {
    const email = `${role}@example.com`
    const person = await signedUp(at, email)
    const { link } = await owner.must(inviteMember, {
      query: { workspaceId: records.workspaceId },
      body: { email, role },
    })
    await person.must(acceptInvitation, { query: { token: link.split('/').at(-1) ?? '' } })
    return person
  }
})
