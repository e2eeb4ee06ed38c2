/**
 * The little of PostgreSQL's wire protocol that stands between `pg` and the embedded engine: where a client's batch of
 * messages ends, what a server says first, and whether a transaction is open after an answer.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

export type ClientBatch = { readonly kind: 'startup' | 'work' | 'end'; readonly bytes: Uint8Array }
export type TransactionState = 'none' | 'open' | 'failed'

const QUERY = 0x51
const SYNC = 0x53
const FLUSH = 0x48
const TERMINATE = 0x58
const READY_FOR_QUERY = 0x5a

/** Cuts a stream of client bytes into batches the engine can answer as a whole. */
export function createBatcher(): (chunk: Uint8Array) => ClientBatch[] {
  let held: Uint8Array = new Uint8Array(0)
  let scanned = 0
  let started = false
  return chunk => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    const batches: ClientBatch[] = []
    for (;;) {
      const end = endOfMessage(held, scanned, started)
      if (end === undefined) return batches
      const kind = started ? kindOf(held[scanned]) : 'startup'
      scanned = end
      if (!kind) continue
      batches.push({ kind, bytes: held.subarray(0, end) })
      started = true
      held = held.subarray(end)
      scanned = 0
    }
  }
}

/** Only the startup message has no letter before its length. */
function endOfMessage(bytes: Uint8Array, from: number, started: boolean): number | undefined {
  const lengthAt = started ? from + 1 : from
  if (lengthAt + 4 > bytes.length) return undefined
  const end = lengthAt + new DataView(bytes.buffer, bytes.byteOffset + lengthAt, 4).getUint32(0)
  return end <= bytes.length ? end : undefined
}

function kindOf(letter: number | undefined): ClientBatch['kind'] | undefined {
  if (letter === TERMINATE) return 'end'
  return letter === QUERY || letter === SYNC || letter === FLUSH ? 'work' : undefined
}

/** AuthenticationOk and ReadyForQuery, idle: all that `pg` waits for. */
export function greeting(): Uint8Array {
  return Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, READY_FOR_QUERY, 0, 0, 0, 5, 0x49)
}

/** A simple query as a client sends it. */
export function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(sql)
  const message = Buffer.alloc(text.length + 6)
  message[0] = QUERY
  message.writeUInt32BE(text.length + 5, 1)
  text.copy(message, 5)
  return message
}

/** Reads the ReadyForQuery at the end of an answer. */
export function transactionState(answer: Uint8Array): TransactionState {
  if (answer.at(-6) !== READY_FOR_QUERY) return 'none'
  const state = answer.at(-1)
  if (state === 0x54) return 'open'
  return state === 0x45 ? 'failed' : 'none'
}
