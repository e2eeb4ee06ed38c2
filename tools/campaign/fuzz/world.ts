import { randomUUID } from 'node:crypto'
import { type Business, PASSWORD, draftFor, issueOne, openCompany } from '../../../e2e/business.ts'
import { type Visitor, expectOk, solveCaptcha, visitor } from '../../../e2e/visitor.ts'
import { BODIES } from '../../../server/src/testing-row-level-security.ts'
import type { Form } from './bodies.ts'
import { FILES, formsOf } from './files.ts'
import { type Named, publicPages } from './public-pages.ts'
import type { Ids } from './shape.ts'

/** Two companies on a running server, with one person in each role of the first; all created over HTTP. */
export type World = {
  readonly ids: Ids
  readonly bodies: Readonly<Record<string, unknown>>
  readonly forms: Readonly<Record<string, readonly Form[]>>
  readonly files: Readonly<Record<string, readonly Buffer[]>>
  /** The cookie of a role; '' for a visitor who is not signed in. */
  readonly cookieOf: (role: string) => string
  /** After a request has signed the person out. */
  readonly signInAgain: (role: string) => Promise<void>
}

const MEMBERS = ['admin', 'accountant', 'member', 'viewer'] as const
export const FUZZ_ROLES = [
  'owner',
  'owner',
  'owner',
  'owner',
  'owner',
  'owner',
  ...MEMBERS,
  'stranger',
  'anonymous',
] as const

export async function newWorld(url: string, nameOf: () => string = randomUUID): Promise<World> {
  const people = new Map<string, { person: Visitor; email: string }>()
  const join = async (role: string, invitation?: string, email = `${nameOf()}@example.com`) => {
    const person = visitor(() => url)
    const captcha = await solveCaptcha(person, 'sign_up')
    const form = {
      name: role,
      email,
      password: PASSWORD,
      captcha,
      ...(invitation === undefined ? {} : { invitation }),
    }
    await expectOk(person.send('POST', '/api/sign-up', form, somewhere()))
    people.set(role, { person, email })
    return person
  }
  const owner = await join('owner')
  const business = await openCompany(owner)
  for (const role of MEMBERS) {
    const email = `${nameOf()}@example.com`
    const path = `/api/workspaces/${business.workspaceId}/invitations`
    const { link } = await expectOk(owner.send('POST', path, { email, role }))
    await join(role, String(link).split('/').at(-1), email)
  }
  const stranger = await join('stranger')
  const other = await openCompany(stranger)
  const ids = await idsOf(url, owner, business)
  const [requestId = ''] = ids['request'] ?? []
  return {
    ids: merged(ids, await idsOf(url, stranger, other)),
    bodies: { ...BODIES(business.customerId), ...MORE_BODIES },
    forms: formsOf({ invoiceIds: ids['invoiceId'] ?? [], requestId }),
    files: FILES,
    cookieOf: role => people.get(role)?.person.cookie() ?? '',
    signInAgain: async role => {
      const known = people.get(role)
      if (!known) return
      const captcha = await solveCaptcha(known.person, 'sign_in')
      const form = { email: known.email, password: PASSWORD, captcha }
      // Refused where a request has changed the password: the role then continues without a session.
      await known.person.send('POST', '/api/sign-in', form, somewhere())
    },
  }
}

const MORE_BODIES = {
  signIn: { email: 'name@example.com', password: PASSWORD },
  updateMe: { name: 'Ada' },
  createCompany: { country: 'FR', legalName: 'Atelier' },
  changePassword: { current: 'not the password', password: 'another good one' },
}

/** One id for every path parameter, by the name of the parameter; tokens by the beginning of their path. */
async function idsOf(url: string, owner: Visitor, business: Business): Promise<Named> {
  const at = `/api/workspaces/${business.workspaceId}`
  await issueOne(owner, business)
  const draft = await expectOk(
    owner.send('POST', `${at}/invoices`, { draft: draftFor(business.customerId) }),
  )
  const invoices = await rowsOf(owner, `${at}/invoices`)
  const issued = invoices.find(id => id !== draft['id']) ?? ''
  const bodies = BODIES(business.customerId)
  const made = async (path: string, body: unknown) =>
    String((await expectOk(owner.send('POST', `${at}/${path}`, body)))['id'])
  const bankAccountId = await made('bank-accounts', bodies.createBankAccount)
  return {
    workspaceId: [business.workspaceId],
    customerId: [business.customerId],
    invoiceId: invoices,
    invoiceIds: invoices,
    itemId: [await made('items', { ...bodies.createItem, supply: 'services' })],
    bankAccountId: [bankAccountId],
    accountId: [bankAccountId],
    paymentId: [await made('payments', bodies.recordPayment)],
    viewId: [await made('views', bodies.createView)],
    recurringId: [await made('recurring', { ...bodies.createRecurring, invoiceId: issued })],
    batchId: [await made('batches', { kind: 'remind', invoiceIds: [issued] })],
    documentId: [
      await made('accompanying-documents', { invoiceId: draft['id'], kind: 'pro_forma' }),
    ],
    seriesId: await rowsOf(owner, `${at}/series`, 'series'),
    mailId: await rowsOf(owner, `${at}/mail`),
    notificationId: await rowsOf(owner, `${at}/notifications`),
    personId: await rowsOf(owner, `${at}/members`, 'members', 'personId'),
    invitationId: [randomUUID()],
    sessionId: [randomUUID()],
    levelId: ['first', 'second'],
    provider: ['sandbox-pay', 'stripe', 'mollie', 'google'],
    ...(await publicPages(url, owner, { ...business, issued })),
    '': [randomUUID()],
  }
}

async function rowsOf(owner: Visitor, path: string, list = 'rows', key = 'id'): Promise<string[]> {
  const rows: unknown = (await expectOk(owner.get(path)))[list]
  return Array.isArray(rows) ? rows.map(row => String(Object(row)[key])) : []
}

/** Mostly the company's own ids, sometimes those of the other company. */
function merged(own: Named, foreign: Named): Ids {
  return Object.fromEntries(
    Object.entries(own).map(([name, ids]) => [
      name,
      [...Array.from({ length: 9 }, () => ids).flat(), ...(foreign[name] ?? [])],
    ]),
  )
}

/** Another address each time, so that rate limits by network do not stop the trial. */
function somewhere(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256)
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
}
