import type { Endpoint } from '@bordereau/contract/endpoint'
import * as z from 'zod/mini'
import { type Tx, asSystem } from '../db/database.ts'
import type { AfterCommit, HandlerResponse, RawCall, Refused } from './route.ts'

/** The stored response of an earlier request with the same key. */
export type Replay = {
  readonly ok: true
  readonly replay: { readonly status: number; readonly body: string }
}

const OK = 200

/**
 * Runs the work once for each Idempotency-Key of a person. The key is inserted in the same transaction as the effect: a
 * second request waits for the first, then gets the same response; with another body it is refused. A refused request
 * rolls back and leaves the key free.
 */
export async function onceOnly<
  Outcome extends HandlerResponse<unknown> | AfterCommit<unknown> | Refused<string>,
>(
  tx: Tx,
  endpoint: Endpoint,
  call: RawCall,
  personId: string,
  work: () => Promise<Outcome>,
): Promise<Outcome | Replay | Refused<string>> {
  const { idempotency } = call
  if (!idempotency) return work()
  const inserted = await tx
    .insertInto('idempotency')
    .values({
      person_id: personId,
      key: idempotency.key,
      request_sha256: idempotency.sha256,
      status: 0,
      body: '',
      created_at: call.context.clock.now(),
    })
    .onConflict(conflict => conflict.columns(['person_id', 'key']).doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) {
    const stored = await storedResponse(tx, personId, idempotency)
    if (stored !== 'kept') return stored
  }
  const outcome = await work()
  if (!outcome.ok) return outcome
  if ('afterCommit' in outcome && outcome.completes) return outcome
  if ('later' in outcome || 'afterCommit' in outcome) {
    // Work after the commit stores its response together with its effect, or may run twice.
    await deleteKey(tx, personId, idempotency.key)
    return outcome
  }
  await writeResponse(tx, personId, idempotency.key, bodyOf(endpoint, outcome.value))
  return outcome
}

/** Stores the response of work that has its effect in a later transaction. False when the key is used already. */
export async function storeResponse(
  tx: Tx,
  endpoint: Endpoint,
  { idempotency, context }: RawCall,
  personId: string,
  value: unknown,
): Promise<boolean> {
  if (!idempotency) return true
  const inserted = await tx
    .insertInto('idempotency')
    .values({
      person_id: personId,
      key: idempotency.key,
      request_sha256: idempotency.sha256,
      status: OK,
      body: bodyOf(endpoint, value),
      created_at: context.clock.now(),
    })
    .onConflict(conflict => conflict.columns(['person_id', 'key']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows !== 0n
}

/** The response that a request with the same key has stored meanwhile; undefined without key or response. */
export async function findReplay(
  { idempotency, context }: RawCall,
  personId: string,
): Promise<Replay | Refused<string> | undefined> {
  if (!idempotency) return undefined
  const found = await asSystem(context.db, tx => storedResponse(tx, personId, idempotency))
  return found === 'kept' || (!found.ok && found.refusal === 'already_running') ? undefined : found
}

/** Stores the response for a key that was kept while the work ran; a refusal leaves the key free. */
export async function endKey(
  tx: Tx,
  endpoint: Endpoint,
  { idempotency }: RawCall,
  personId: string,
  done: HandlerResponse<unknown> | Refused<string>,
): Promise<void> {
  if (!idempotency) return
  if (!done.ok || 'later' in done) return deleteKey(tx, personId, idempotency.key)
  await writeResponse(tx, personId, idempotency.key, bodyOf(endpoint, done.value))
}

/** The body as lib/http.ts sends it: parsed by the contract's shape, in its order. */
function bodyOf({ response }: Endpoint, value: unknown): string {
  return JSON.stringify(response === null ? {} : z.parse(response, value))
}

async function writeResponse(tx: Tx, personId: string, key: string, body: string): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ status: OK, body })
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .where('status', '=', 0)
    .execute()
}

/** Of a request without a stored response. */
async function deleteKey(tx: Tx, personId: string, key: string): Promise<void> {
  await tx
    .deleteFrom('idempotency')
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .where('status', '=', 0)
    .execute()
}

/** `kept`: the same request began, or was interrupted, and may run again. */
async function storedResponse(
  tx: Tx,
  personId: string,
  request: { key: string; sha256: Uint8Array },
): Promise<Replay | Refused<string> | 'kept'> {
  const row = await tx
    .selectFrom('idempotency')
    .select(['request_sha256', 'status', 'body'])
    .where('person_id', '=', personId)
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (!row) return { ok: false, refusal: 'already_running' }
  if (Buffer.compare(row.request_sha256, request.sha256) !== 0)
    return { ok: false, refusal: 'key_reused' }
  if (row.status === 0) return 'kept'
  return { ok: true, replay: { status: row.status, body: row.body } }
}
