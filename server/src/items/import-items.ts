import { importItems } from '@bordereau/contract/items'
import { refuse } from '@bordereau/domain/decision'
import { findCompany } from '../company/store.ts'
import { decimalMarkOf } from '../imports/number.ts'
import { runImport } from '../imports/run.ts'
import { answer } from '../lib/answer.ts'
import { today } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { ITEM_FIELDS } from './import-fields.ts'
import { itemReader } from './import-reader.ts'
import { findByCodes, saveItems } from './store.ts'

export const importItemsRoute = workspaceRoute(
  importItems,
  async ({ house, tx, member, input }) => {
    const { workspaceId } = member
    const company = await findCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    const report = await runImport(input, {
      fields: ITEM_FIELDS,
      prepare: async (rows, { delimiter }) => {
        const column = (field: string) => rows.map(cells => cells[field] ?? '')
        const codes = [...new Set(column('code'))].filter(code => code !== '')
        const known = await findByCodes(tx, workspaceId, codes)
        return itemReader({
          company,
          today: today(house.clock, company.timeZone),
          marks: {
            price: decimalMarkOf(column('price'), delimiter),
            taxRate: decimalMarkOf(column('taxRate'), delimiter),
          },
          known: new Map(known.map(item => [item.code, item])),
        })
      },
      save: items => saveItems(tx, workspaceId, items, house.clock.now()),
    })
    return report.ok ? answer(report.value) : report
  },
)
