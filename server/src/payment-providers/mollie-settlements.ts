import { parseDate } from '@bordereau/domain/date'
import { exactMinor } from '@bordereau/domain/money/currency'
import type { EntitySettlement } from 'mollie-api-typescript/models'
import { clientOf, statusOf } from './mollie-client.ts'
import type { ListedPayout, ProviderServices } from './provider.ts'
import type { ReadRows } from './read-rows.ts'

/** The longest page that Mollie returns (docs.mollie.com/reference/pagination). */
const PAGE = 250

/**
 * What Mollie pays out since a day, by the organization's token; none without it, and none where Mollie does not accept it
 * any more: payments are received all the same.
 */
export async function listSettlements(
  services: ProviderServices,
  since: Date,
): Promise<ReadRows<ListedPayout>> {
  const found: ListedPayout[] = []
  const { organizationToken } = services.keys
  if (organizationToken === undefined) return { found, unreadable: [] }
  const client = await clientOf(services, { advancedAccessToken: organizationToken })
  try {
    const pages = await client.settlements.list({ limit: PAGE })
    for await (const { result } of pages)
      for (const settlement of result.embedded.settlements) {
        // The newest are first.
        if (new Date(dayOf(settlement)) < since) return { found, unreadable: [] }
        found.push(...payoutOf(settlement))
      }
  } catch (error) {
    if (!REFUSED.has(statusOf(error) ?? 0)) throw error
  }
  return { found, unreadable: [] }
}

/** Whether the token may list settlements, or is left out. */
export async function isTokenAccepted(services: ProviderServices): Promise<boolean> {
  const { organizationToken } = services.keys
  if (organizationToken === undefined) return true
  const client = await clientOf(services, { advancedAccessToken: organizationToken })
  try {
    await client.settlements.list({ limit: 1 })
    return true
  } catch (error) {
    if (!REFUSED.has(statusOf(error) ?? 0)) throw error
    return false
  }
}

const REFUSED: ReadonlySet<number> = new Set([401, 403])

/** When it was settled, or when it was made where that is not known yet. */
function dayOf({ settledAt, createdAt }: EntitySettlement): string {
  return (settledAt ?? createdAt ?? '').slice(0, 10)
}

/** None of one that is still open, and of a debit of the company's account. Settlements are of live mode only. */
function payoutOf(settlement: EntitySettlement): ListedPayout[] {
  const { id, reference, status, amount } = settlement
  const arrivesOn = parseDate(dayOf(settlement))
  const minor = exactMinor(amount.value, amount.currency)
  if (status === 'open' || !arrivesOn || minor === undefined || minor <= 0n) return []
  return [
    {
      provider: 'mollie',
      reference: id,
      mode: 'live',
      amount: minor,
      currency: amount.currency,
      arrivesOn,
      status: status === 'paidout' ? 'paid' : status === 'failed' ? 'failed' : 'expected',
      names: ['Mollie', ...(reference ? [reference] : [])],
    },
  ]
}
