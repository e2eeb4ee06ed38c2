import { getMe } from '@bordereau/contract/session'
import { asSystem } from '../db/database.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { findVisitor } from '../lib/visitor.ts'
import { presentMe } from './me.ts'

export const getMeRoute = publicRoute(getMe, ({ context, token }) =>
  asSystem(context.db, async tx => {
    const visitor = await findVisitor(tx, context.clock, token, null)
    return respond(await presentMe(tx, context, visitor?.person.id ?? null))
  }),
)
