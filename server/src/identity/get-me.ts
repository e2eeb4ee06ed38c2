import { getMe } from '@bordereau/contract/session'
import { asSystem } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { publicRoute } from '../lib/route.ts'
import { findVisitor } from '../lib/visitor.ts'
import { presentMe } from './me.ts'

export const getMeRoute = publicRoute(getMe, ({ house, token }) =>
  asSystem(house.db, async tx => {
    const visitor = await findVisitor(tx, house.clock, token, null)
    return answer(await presentMe(tx, house, visitor?.person.id ?? null))
  }),
)
