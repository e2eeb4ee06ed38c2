import { receiveProviderEvents } from '@bordereau/contract/payment-providers'
import { refuse } from '@bordereau/domain/decision'
import { inWorkspace } from '../db/database.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { checkoutProviderOf } from '../payment-providers/provider.ts'
import { accessTo } from './provider-access.ts'
import { type EventRefusal, recordEvent } from './record-event.ts'

/** Each event is a transaction of its own. After a refusal the others are recorded nevertheless. */
export const receiveProviderEventsRoute = publicRoute(
  receiveProviderEvents,
  async ({ context, query, bytes, headers }) => {
    const { workspaceId } = query
    const provider = checkoutProviderOf(context, query.provider)
    if (!provider || provider.fields.length === 0) return refuse('not_found')
    const access = await inWorkspace(context.db, { workspaceId }, tx =>
      accessTo(tx, context, workspaceId, provider),
    )
    if (!access) return refuse('not_found')
    const received = await provider.receive(access.services, { body: bytes, headers })
    if (!received.ok) return received
    const refusals: EventRefusal[] = []
    for (const event of received.value) {
      const recorded = await recordEvent(context, { workspaceId, provider: provider.name }, event)
      if (recorded.ok) continue
      const { refusal } = recorded
      context.log.warn(
        { provider: provider.name, event: event.id, refusal },
        'an event was refused',
      )
      refusals.push(refusal)
    }
    const [first] = refusals
    return first === undefined ? respond({}) : refuse(first)
  },
)
