import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Tx } from '../db/database.ts'
import { type Cells, SLICE_ROWS } from '../imports/run.ts'
import { readCountry } from '../imports/read-names.ts'
import { keyOf, readTaxIds } from './import-tax-ids.ts'
import { type CustomerRow, findByTaxIds } from './store.ts'

/** All tax ids of the file. */
export async function readTaxIdValues(
  rows: readonly Cells[],
  defaultCountry: string,
): Promise<string[]> {
  const values = new Set<string>()
  for (const [index, cells] of rows.entries()) {
    if (index % SLICE_ROWS === SLICE_ROWS - 1) await yieldToEventLoop()
    const country = readCountry(cells['country'] ?? '') ?? defaultCountry
    for (const id of readTaxIds(cells, country).ids) values.add(id.value)
  }
  return [...values]
}

/** Existing customers by tax id; the oldest customer when several share one. */
export async function knownCustomers(
  tx: Tx,
  workspaceId: string,
  taxIdValues: readonly string[],
): Promise<Map<string, CustomerRow>> {
  const known = new Map<string, CustomerRow>()
  for (const customer of await findByTaxIds(tx, workspaceId, taxIdValues)) {
    for (const id of customer.profile.taxIds) {
      const key = keyOf(customer.profile.address.country, id)
      if (!known.has(key)) known.set(key, customer)
    }
  }
  return known
}
