import { importItems } from '@bordereau/contract/import'
import { defaultLanguage } from '@bordereau/domain/country/countries'
import { refuse } from '@bordereau/domain/decision'
import { findCompany } from '../company/store.ts'
import { decimalMarkOf } from '../imports/number.ts'
import { runImport } from '../imports/run.ts'
import { today } from '../lib/clock.ts'
import { afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import { ITEM_FIELDS } from './import-fields.ts'
import { itemReader } from './import-reader.ts'
import { findByCodes, findItems, saveItems } from './store.ts'

export const importItemsRoute = workspaceRoute(
  importItems,
  async ({ context, tx, member: { workspaceId }, input }) => {
    const company = await findCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    return afterCommitInParts(async transaction => {
      const report = await runImport(
        input,
        {
          workspaceId,
          language: defaultLanguage(company.country),
          fields: ITEM_FIELDS,
          prepare: async (rows, { delimiter }) => {
            const column = (field: string) => rows.map(cells => cells[field] ?? '')
            const codes = [...new Set(column('code'))].filter(code => code !== '')
            const known = await transaction(scope => findByCodes(scope, workspaceId, codes))
            return itemReader({
              company,
              today: today(context.clock, company.timeZone),
              marks: {
                price: decimalMarkOf(column('price'), delimiter),
                taxRate: decimalMarkOf(column('taxRate'), delimiter),
              },
              known: new Map(known.map(item => [item.code, item])),
            })
          },
          find: (scope, ids) => findItems(scope, workspaceId, ids),
          save: (scope, items) => saveItems(scope, workspaceId, items, context.clock.now()),
        },
        transaction,
      )
      return report.ok ? respond(report.value) : report
    })
  },
)
