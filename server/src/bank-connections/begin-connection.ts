import {
  beginBankConnection,
  listBankConnections,
  listBankInstitutions,
} from '@bordereau/contract/bank-connections'
import { refuse } from '@bordereau/domain/decision'
import { newId } from '../lib/id.ts'
import { afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import { isSampleWorkspace } from '../payments/account-store.ts'
import { accessTo, asked, feedOf } from './feed-access.ts'
import { presentConnections } from './present.ts'
import { insertConnection, listConnections } from './store.ts'

/** More than any company has banks; each is asked several times a day. */
const MOST_CONNECTIONS = 50

export const listBankConnectionsRoute = workspaceRoute(
  listBankConnections,
  async ({ context, tx, member: { workspaceId } }) => {
    const rows = await listConnections(tx, workspaceId)
    return respond({ connections: await presentConnections(tx, context, workspaceId, rows) })
  },
)

export const listBankInstitutionsRoute = workspaceRoute(
  listBankInstitutions,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const feed = feedOf(context, query.feed)
    if (!feed || !feed.countries.includes(query.country)) return refuse('not_found')
    const access = await accessTo(tx, context, workspaceId, feed)
    if (!access.ok) return access
    return afterCommitInParts(async () => {
      const found = await asked(context, () => feed.listInstitutions(access.value, query.country))
      if (!found.ok) return found
      const institutions = found.value.map(({ isTest, holder, ...one }) => ({
        ...one,
        holder: holder ?? null,
        test: isTest,
      }))
      return respond({ institutions })
    })
  },
)

/** The connection is stored before its address is given away, so that the holder's return finds it. */
export const beginBankConnectionRoute = workspaceRoute(
  beginBankConnection,
  async ({ context, tx, member: { workspaceId, id: personId }, input }) => {
    const { country, institutionId, language } = input
    const feed = feedOf(context, input.feed)
    if (!feed || !feed.countries.includes(country)) return refuse('not_found')
    if (await isSampleWorkspace(tx, workspaceId)) return refuse('sample_company')
    const access = await accessTo(tx, context, workspaceId, feed)
    if (!access.ok) return access
    const connections = await listConnections(tx, workspaceId)
    if (connections.length >= MOST_CONNECTIONS) return refuse('too_many_connections')
    return afterCommitInParts(async transaction => {
      const id = newId()
      const order = { id, institutionId, country, language }
      const begun = await asked(context, () => feed.begin(access.value, order))
      if (!begun.ok) return begun
      const { reference, url, institution } = begun.value
      await transaction(next =>
        insertConnection(next, {
          workspace_id: workspaceId,
          id,
          feed: feed.name,
          institution_id: institution.id,
          institution_name: institution.name,
          country,
          test: institution.isTest,
          reference,
          url,
          status: 'waiting',
          valid_until: null,
          warned_at: null,
          created_by: personId,
          created_at: context.clock.now(),
        }),
      )
      return respond({ connectionId: id, url })
    })
  },
)
