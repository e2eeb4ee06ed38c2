import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { importCustomers } from '@bordereau/contract/customers'
import { refuse } from '@bordereau/domain/decision'
import { findCompany } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import { type Cells, SLICE_ROWS, runImport } from '../imports/run.ts'
import { readCountry } from '../imports/read-names.ts'
import { afterCommit, respond } from '../lib/response.ts'
import { workspaceRoute } from '../lib/route.ts'
import { CUSTOMER_FIELDS } from './import-fields.ts'
import { customerReader, keyOf } from './import-reader.ts'
import { readTaxIds } from './import-tax-ids.ts'
import { type CustomerRow, findByTaxIds, findCustomers, saveCustomers } from './store.ts'

export const importCustomersRoute = workspaceRoute(
  importCustomers,
  async ({ context, tx, member: { workspaceId }, input }) => {
    const company = await findCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    return afterCommit(async transaction => {
      const report = await runImport(
        input,
        {
          workspaceId,
          fields: CUSTOMER_FIELDS,
          prepare: async rows => {
            const taxIdValues = await readTaxIdValues(rows, company.country)
            return customerReader(
              company,
              await transaction(scope => knownCustomers(scope, workspaceId, taxIdValues)),
            )
          },
          find: (scope, ids) => findCustomers(scope, workspaceId, ids),
          save: (scope, customers) =>
            saveCustomers(scope, workspaceId, customers, context.clock.now()),
        },
        transaction,
      )
      return report.ok ? respond(report.value) : report
    })
  },
)

async function readTaxIdValues(rows: readonly Cells[], defaultCountry: string): Promise<string[]> {
  const values = new Set<string>()
  for (const [index, cells] of rows.entries()) {
    if (index % SLICE_ROWS === SLICE_ROWS - 1) await yieldToEventLoop()
    const country = readCountry(cells['country'] ?? '') ?? defaultCountry
    for (const id of readTaxIds(cells, country).ids) values.add(id.value)
  }
  return [...values]
}

/** Existing customers by tax id; the oldest customer when several share one. */
async function knownCustomers(
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
