import { MAX_VIEWS, createView, updateView } from '@bordereau/contract/views'
import { may } from '@bordereau/domain/access/policy'
import { refuse } from '@bordereau/domain/decision'
import type { Tx } from '../db/database.ts'
import { isUniqueViolation } from '../lib/error.ts'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentView } from './present.ts'
import { stateOf } from './state.ts'
import { changeView, countViews, findView, insertView, removeDefaultOfOthers } from './store.ts'

export const createViewRoute = workspaceRoute(
  createView,
  async ({ context, tx, member, input }) => {
    if (input.shared && !may(member.role, 'views.share')) return refuse('forbidden')
    const state = stateOf(input.list, input.state)
    if (state === undefined) return refuse('state_unknown')
    const owner = input.shared ? null : member.id
    if (await isLimitReached(tx, member.workspaceId, input.list, owner))
      return refuse('too_many_views')
    const at = context.clock.now()
    const row = {
      workspace_id: member.workspaceId,
      id: newId(),
      list: input.list,
      name: input.name,
      state,
      person_id: owner,
      created_at: at,
      updated_at: at,
    }
    if (await isNameTaken(() => insertView(tx, row))) return refuse('name_taken')
    return respond(presentView({ ...row, is_default: false }))
  },
)

export const updateViewRoute = workspaceRoute(
  updateView,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const row = await findView(tx, workspaceId, member.id, query.viewId)
    if (!row) return refuse('not_found')
    const wasShared = row.person_id === null
    const shared = input.shared ?? wasShared
    if ((shared || wasShared) && !may(member.role, 'views.share')) return refuse('forbidden')
    const state = input.state === undefined ? row.state : stateOf(row.list, input.state)
    if (state === undefined) return refuse('state_unknown')
    const owner = shared ? null : member.id
    const changesOwner = shared !== wasShared
    if (changesOwner && (await isLimitReached(tx, workspaceId, row.list, owner)))
      return refuse('too_many_views')
    const change = {
      name: input.name ?? row.name,
      state,
      person_id: owner,
      updated_at: context.clock.now(),
    }
    if (await isNameTaken(() => changeView(tx, workspaceId, row.id, change))) {
      return refuse('name_taken')
    }
    if (wasShared && !shared) await removeDefaultOfOthers(tx, workspaceId, row.id, member.id)
    return respond(presentView({ ...row, ...change }))
  },
)

async function isLimitReached(
  tx: Tx,
  workspaceId: string,
  list: Parameters<typeof countViews>[2],
  owner: string | null,
): Promise<boolean> {
  return (await countViews(tx, workspaceId, list, owner)) >= MAX_VIEWS
}

async function isNameTaken(write: () => Promise<void>): Promise<boolean> {
  try {
    await write()
    return false
  } catch (error) {
    if (isUniqueViolation(error)) return true
    throw error
  }
}
