import { fileReturn } from '@bordereau/contract/returns'
import { refuse } from '@bordereau/domain/decision'
import { type CompanyRow, findCompany } from '../company/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { OSS, listFigures, ossFigures } from './figures.ts'
import { insertFiledReturn } from './filed-store.ts'
import { type Returns, returnsOf } from './returns.ts'

export const fileReturnRoute = workspaceRoute(
  fileReturn,
  async ({ context, tx, member, input }) => {
    const { workspaceId } = member
    const company = await findCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    const returns = await returnsOf(tx, company, input.period)
    if (!returns) return refuse('too_many')
    const found = figuresOf(returns, company, input.return)
    if (!found) return refuse('not_offered')
    if (!found.units.includes(input.period.unit)) return refuse('period_not_offered')
    const { figures, currency } = found
    const filed = { ...figures, key: input.return, at: context.clock.now() }
    const author = { workspaceId, personId: member.id }
    const period = { key: input.period.key, currency }
    return (await insertFiledReturn(tx, author, period, filed))
      ? respond({})
      : refuse('already_filed')
  },
)

function figuresOf({ lists, oss }: Returns, { currency }: CompanyRow, key: string) {
  if (key === OSS)
    return (
      oss && { figures: ossFigures(oss), currency: 'EUR', units: ['quarter'] as readonly string[] }
    )
  const found = lists.find(({ rules }) => rules.key === key)
  if (!found) return undefined
  const units: readonly string[] = found.rules.units
  return { figures: listFigures(found.list, currency), currency, units }
}
