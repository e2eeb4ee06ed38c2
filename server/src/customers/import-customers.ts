import { setImmediate as breathe } from 'node:timers/promises'
import { importCustomers } from '@bordereau/contract/customers'
import { refuse } from '@bordereau/domain/decision'
import { findCompany } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import { type Cells, STRIDE, runImport } from '../imports/run.ts'
import { readCountry } from '../imports/words.ts'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { CUSTOMER_FIELDS } from './import-fields.ts'
import { customerReader, keyOf } from './import-reader.ts'
import { readTaxIds } from './import-tax-ids.ts'
import { type CustomerRow, findByTaxIds, saveCustomers } from './store.ts'

export const importCustomersRoute = workspaceRoute(
  importCustomers,
  async ({ house, tx, member, input }) => {
    const { workspaceId } = member
    const company = await findCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    const report = await runImport(input, {
      fields: CUSTOMER_FIELDS,
      prepare: async rows =>
        customerReader(company, await knownCustomers(tx, workspaceId, rows, company.country)),
      save: customers => saveCustomers(tx, workspaceId, customers, house.clock.now()),
    })
    return report.ok ? answer(report.value) : report
  },
)

/** Those who already have one of the file's numbers; of two who share one, who came first. */
async function knownCustomers(
  tx: Tx,
  workspaceId: string,
  rows: readonly Cells[],
  home: string,
): Promise<Map<string, CustomerRow>> {
  const values = new Set<string>()
  for (const [index, cells] of rows.entries()) {
    if (index % STRIDE === STRIDE - 1) await breathe()
    const country = readCountry(cells['country'] ?? '') ?? home
    for (const id of readTaxIds(cells, country).ids) values.add(id.value)
  }
  const known = new Map<string, CustomerRow>()
  for (const customer of await findByTaxIds(tx, workspaceId, [...values])) {
    for (const id of customer.profile.taxIds) {
      const key = keyOf(customer.profile.address.country, id)
      if (!known.has(key)) known.set(key, customer)
    }
  }
  return known
}
