import { importCustomers } from '@bordereau/contract/import'
import { defaultLanguage } from '@bordereau/domain/country/countries'
import { refuse } from '@bordereau/domain/decision'
import { findCompany } from '../company/store.ts'
import { runImport } from '../imports/run.ts'
import { afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import { CUSTOMER_FIELDS } from './import-fields.ts'
import { customerReader } from './import-reader.ts'
import { findCustomers, saveCustomers } from './store.ts'
import { knownCustomers, readTaxIdValues } from './known-customers.ts'

export const importCustomersRoute = workspaceRoute(
  importCustomers,
  async ({ context, tx, member: { workspaceId }, input }) => {
    const company = await findCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    return afterCommitInParts(async transaction => {
      const report = await runImport(
        input,
        {
          workspaceId,
          language: defaultLanguage(company.country),
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
