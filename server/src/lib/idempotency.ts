import type { Endpoint } from '@bordereau/contract/endpoint'
import * as z from 'zod/mini'
import type { Tx } from '../db/database.ts'
import type { Answer } from './answer.ts'
import type { RawCall, Refused } from './route.ts'

/** The saved answer of an earlier request with the same key. */
export type Replay = {
  readonly ok: true
  readonly replay: { readonly status: number; readonly body: string }
}

const OK = 200

/**
 * Runs the work once for each Idempotency-Key of a person. The key is taken in the same transaction as the effect: a
 * second request waits for the first, then gets the same answer; with another body it is refused. A refused request
 * rolls back and leaves the key free.
 */
export async function onceOnly<Value>(
  tx: Tx,
  endpoint: Endpoint,
  call: RawCall,
  personId: string,
  work: () => Promise<Answer<Value> | Refused<string>>,
): Promise<Answer<Value> | Refused<string> | Replay> {
  const { idempotency } = call
  if (!idempotency) return work()
  const taken = await tx
    .insertInto('idempotency')
    .values({
      person_id: personId,
      key: idempotency.key,
      request_sha256: idempotency.sha256,
      status: 0,
      body: '',
      created_at: call.house.clock.now(),
    })
    .onConflict(conflict => conflict.columns(['person_id', 'key']).doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 0n) return earlier(tx, personId, idempotency)
  const outcome = await work()
  if (!outcome.ok) return outcome
  if ('later' in outcome) {
    // What answers after the commit has written nothing worth keeping; asked again it is simply done again.
    await forget(tx, personId, idempotency.key)
    return outcome
  }
  await tx
    .updateTable('idempotency')
    .set({ status: OK, body: bodyOf(endpoint, outcome.value) })
    .where('person_id', '=', personId)
    .where('key', '=', idempotency.key)
    .execute()
  return outcome
}

/** As the frame sends it: cut to the contract's shape, in its order. */
function bodyOf({ response }: Endpoint, value: unknown): string {
  return JSON.stringify(response === null ? {} : z.parse(response, value))
}

async function forget(tx: Tx, personId: string, key: string): Promise<void> {
  await tx
    .deleteFrom('idempotency')
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .execute()
}

async function earlier(
  tx: Tx,
  personId: string,
  asked: { key: string; sha256: Uint8Array },
): Promise<Replay | Refused<string>> {
  const row = await tx
    .selectFrom('idempotency')
    .select(['request_sha256', 'status', 'body'])
    .where('person_id', '=', personId)
    .where('key', '=', asked.key)
    .executeTakeFirst()
  if (!row || row.status === 0) return { ok: false, refusal: 'already_running' }
  if (Buffer.compare(row.request_sha256, asked.sha256) !== 0)
    return { ok: false, refusal: 'key_reused' }
  return { ok: true, replay: { status: row.status, body: row.body } }
}
