import { localDate } from '@bordereau/domain/date'
import * as z from 'zod'
import type { ListedPayout } from './provider.ts'
import { modeOf } from './stripe-events.ts'

/** The fields that are read (docs.stripe.com/api/payouts/object). */
const payout = z.object({
  id: z.string(),
  amount: z.int().transform(amount => BigInt(amount)),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/i)
    .transform(text => text.toUpperCase()),
  /** Seconds since 1970; of a day in UTC. */
  arrival_date: z.int(),
  livemode: z.boolean(),
  status: z.string(),
  statement_descriptor: z.string().nullish(),
  trace_id: z.object({ value: z.string().nullish() }).nullish(),
})

/** Empty for a debit of the company's account, where refunds exceed payments: it is not found among credits. */
export function payoutsOf(found: unknown): ListedPayout[] {
  const one = payout.parse(found)
  if (one.amount <= 0n) return []
  const names = ['Stripe', one.statement_descriptor ?? '', one.trace_id?.value ?? '']
  return [
    {
      provider: 'stripe',
      reference: one.id,
      mode: modeOf(one.livemode),
      amount: one.amount,
      currency: one.currency,
      arrivesOn: localDate(new Date(one.arrival_date * 1000).toISOString().slice(0, 10)),
      status: statusOf(one.status),
      names: names.filter(name => name !== ''),
    },
  ]
}

/** paid, pending, in_transit, canceled, failed; one that was paid may still fail. */
function statusOf(status: string): ListedPayout['status'] {
  if (status === 'paid') return 'paid'
  return status === 'pending' || status === 'in_transit' ? 'expected' : 'failed'
}
