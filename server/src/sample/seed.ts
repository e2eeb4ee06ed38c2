import { readFile } from 'node:fs/promises'
import { type LocalDate, addMonths, localDate } from '@bordereau/domain/date'
import { normaliseAccount } from '../company/bank-account.ts'
import { insertAccount } from '../company/bank-store.ts'
import { beginCompany } from '../company/begin-company.ts'
import { putRates } from '../company/rate-store.ts'
import { setLogo, updateCompanyRow } from '../company/store.ts'
import { insertCustomer } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'
import { normaliseItem } from '../items/normalise-item.ts'
import { insertItem } from '../items/store.ts'
import type { Clock } from '../lib/clock.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { normaliseProfile } from '../lib/normalise-profile.ts'
import { CUSTOMERS } from './customers.ts'
import { ITEMS } from './items.ts'
import { ACCOUNTS, RATES, SAMPLE_COMPANY, SAMPLE_STYLE } from './sample-company.ts'
import { unwrap } from './unwrap.ts'

/** The ids of the created rows, by the keys of the sample data. */
export type SeededRows = {
  readonly customers: ReadonlyMap<string, string>
  readonly items: ReadonlyMap<string, string>
}

/** Creates the company with its rates, customers and items, with the same checks as in requests. */
export async function seed(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  today: LocalDate,
): Promise<SeededRows> {
  await seedCompany(tx, context, workspaceId)
  await seedRates(tx, workspaceId, today)
  return {
    customers: await seedCustomers(tx, context.clock, workspaceId),
    items: await seedItems(tx, context.clock, workspaceId),
  }
}

async function seedCompany(tx: Tx, context: AppContext, workspaceId: string): Promise<void> {
  const at = context.clock.now()
  const profile = unwrap(normaliseProfile(SAMPLE_COMPANY, 'seller'))
  const { legalName, address } = profile
  await beginCompany(tx, context, workspaceId, { country: address.country, legalName })
  const change = { ...SAMPLE_STYLE, profile, vatRegistered: true, setUpAt: at }
  if (!(await updateCompanyRow(tx, workspaceId, 1, change, at)))
    throw new Error('the sample company was changed while it was made')
  const sha256 = await context.archive.store(await readFile(new URL('./logo.png', import.meta.url)))
  await setLogo(tx, workspaceId, { sha256: Buffer.from(sha256, 'hex'), type: 'image/png' }, at)
  for (const account of ACCOUNTS) {
    const normalised = unwrap(normaliseAccount(account, { country: 'FR', currency: 'EUR' }))
    const { isDefault } = account
    await insertAccount(tx, workspaceId, { ...normalised, id: newId(), isDefault }, at)
  }
}

/** One rate per currency on the first of each month, up to the current month. */
async function seedRates(tx: Tx, workspaceId: string, today: LocalDate): Promise<void> {
  const first = localDate(`${today.slice(0, 7)}-01`)
  const rates = Object.entries(RATES).flatMap(([currency, monthly]) =>
    monthly.map((rate, i) => ({ currency, date: addMonths(first, i + 1 - monthly.length), rate })),
  )
  await putRates(tx, workspaceId, rates)
}

async function seedCustomers(
  tx: Tx,
  clock: Clock,
  workspaceId: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [key, customer] of Object.entries(CUSTOMERS)) {
    const id = newId()
    const profile = unwrap(normaliseProfile(customer.profile, 'buyer'))
    await insertCustomer(tx, workspaceId, { ...customer, id, profile }, clock.now())
    ids.set(key, id)
  }
  return ids
}

async function seedItems(tx: Tx, clock: Clock, workspaceId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const item of ITEMS) {
    const id = newId()
    if (!(await insertItem(tx, workspaceId, { ...unwrap(normaliseItem(item)), id }, clock.now())))
      throw new Error(`the sample has two items with the code ${item.code}`)
    ids.set(item.code, id)
  }
  return ids
}
