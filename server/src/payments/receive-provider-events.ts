import { receiveProviderEvents } from '@bordereau/contract/payment-providers'
import { refuse } from '@bordereau/domain/decision'
import { inWorkspace } from '../db/database.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { type CheckoutProvider, checkoutProviderOf } from '../payment-providers/provider.ts'
import { accessTo } from './provider-access.ts'
import { clientNetwork, refundTry, tryOnce } from '../lib/throttle.ts'
import { type EventRefusal, recordEvent } from './record-event.ts'

/** Each event is a transaction of its own. After a refusal the others are recorded nevertheless. */
export const receiveProviderEventsRoute = publicRoute(
  receiveProviderEvents,
  async ({ context, query, bytes, headers, origin }) => {
    const { workspaceId } = query
    const provider = checkoutProviderOf(context, query.provider)
    if (!provider || provider.fields.length === 0) return refuse('not_found')
    const access = await inWorkspace(context.db, { workspaceId }, tx =>
      accessTo(tx, context, workspaceId, provider),
    )
    if (!access) return refuse('not_found')
    const network = clientNetwork(origin.ip)
    const tooMany = await tryOnce(context, 'idleEventsFromNetwork', network)
    if (tooMany) return tooMany
    const received = await provider.receive(access.services, { body: bytes, headers })
    if (!received.ok) return received
    if (received.value.length > 0 || isSigned(provider))
      await refundTry(context, 'idleEventsFromNetwork', network)
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

/** Its events were judged by a signature, which only the provider can make. */
const isSigned = ({ fields }: CheckoutProvider): boolean =>
  fields.some(({ name }) => name === 'webhookSecret')
