import { readFile } from 'node:fs/promises'
import { type LocalDate, addMonths, localDate } from '@bordereau/domain/date'
import { keptAccount } from '../company/bank-account.ts'
import { insertAccount } from '../company/bank-store.ts'
import { beginCompany } from '../company/begin-company.ts'
import { putRate } from '../company/rate-store.ts'
import { setLogo, updateCompanyRow } from '../company/store.ts'
import { insertCustomer } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'
import { keptItem } from '../items/kept-item.ts'
import { insertItem } from '../items/store.ts'
import type { Clock } from '../lib/clock.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'
import { keptProfile } from '../lib/profile.ts'
import { CUSTOMERS } from './customers.ts'
import { ITEMS } from './items.ts'
import { ACCOUNTS, RATES, STUDIO, STUDIO_LOOK } from './studio.ts'
import { granted } from './granted.ts'

/** What the acts of the year refer to, by their names in the story. */
export type Shelf = {
  readonly customers: ReadonlyMap<string, string>
  readonly items: ReadonlyMap<string, string>
}

/** The company as it stood before its first invoice, checked like anybody's. */
export async function furnish(
  tx: Tx,
  house: House,
  workspaceId: string,
  today: LocalDate,
): Promise<Shelf> {
  await furnishCompany(tx, house, workspaceId)
  await furnishRates(tx, workspaceId, today)
  return {
    customers: await furnishCustomers(tx, house.clock, workspaceId),
    items: await furnishItems(tx, house.clock, workspaceId),
  }
}

async function furnishCompany(tx: Tx, house: House, workspaceId: string): Promise<void> {
  const at = house.clock.now()
  const profile = granted(keptProfile(STUDIO, 'seller'))
  const { legalName, address } = profile
  await beginCompany(tx, house, workspaceId, { country: address.country, legalName })
  const change = { ...STUDIO_LOOK, profile, vatRegistered: true, setUpAt: at }
  if (!(await updateCompanyRow(tx, workspaceId, 1, change, at)))
    throw new Error('the sample company was changed while it was made')
  const sha256 = await house.archive.store(await readFile(new URL('./logo.png', import.meta.url)))
  await setLogo(tx, workspaceId, { sha256: Buffer.from(sha256, 'hex'), type: 'image/png' }, at)
  for (const account of ACCOUNTS) {
    const kept = granted(keptAccount(account, { country: 'FR', currency: 'EUR' }))
    const { isDefault } = account
    await insertAccount(tx, workspaceId, { ...kept, id: newId(), isDefault }, at)
  }
}

/** On the first of each month, up to this one. */
async function furnishRates(tx: Tx, workspaceId: string, today: LocalDate): Promise<void> {
  const first = localDate(`${today.slice(0, 7)}-01`)
  for (const [currency, rates] of Object.entries(RATES)) {
    for (const [i, rate] of rates.entries())
      await putRate(tx, workspaceId, {
        currency,
        date: addMonths(first, i + 1 - rates.length),
        rate,
      })
  }
}

async function furnishCustomers(
  tx: Tx,
  clock: Clock,
  workspaceId: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [key, customer] of Object.entries(CUSTOMERS)) {
    const id = newId()
    const profile = granted(keptProfile(customer.profile, 'buyer'))
    await insertCustomer(tx, workspaceId, { ...customer, id, profile }, clock.now())
    ids.set(key, id)
  }
  return ids
}

async function furnishItems(
  tx: Tx,
  clock: Clock,
  workspaceId: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const item of ITEMS) {
    const id = newId()
    if (!(await insertItem(tx, workspaceId, { ...granted(keptItem(item)), id }, clock.now())))
      throw new Error(`the sample has two items ${item.code}`)
    ids.set(item.code, id)
  }
  return ids
}
