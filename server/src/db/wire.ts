/**
 * The part of PostgreSQL's wire protocol between `pg` and the embedded engine: the end of a client's batch of messages, the
 * server's first message, and whether a transaction is open after a response.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

export type ClientBatch = { readonly kind: 'startup' | 'work' | 'end'; readonly bytes: Uint8Array }
export type TransactionState = 'none' | 'open' | 'failed'

const QUERY = 0x51
const SYNC = 0x53
const FLUSH = 0x48
const TERMINATE = 0x58
const READY_FOR_QUERY = 0x5a

/** Splits a stream of client bytes into batches that the engine can execute as a whole. */
export function createBatcher(): (chunk: Uint8Array) => ClientBatch[] {
  let buffered: Uint8Array = new Uint8Array(0)
  let scanned = 0
  let started = false
  return chunk => {
    buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk])
    const batches: ClientBatch[] = []
    for (;;) {
      const end = endOfMessage(buffered, scanned, started)
      if (end === undefined) return batches
      const kind = started ? kindOf(buffered[scanned]) : 'startup'
      scanned = end
      if (!kind) continue
      batches.push({ kind, bytes: buffered.subarray(0, end) })
      started = true
      buffered = buffered.subarray(end)
      scanned = 0
    }
  }
}

/**
 * Joins the statements that follow each other to one batch, because each batch is a message to the engine's thread and
 * one back. The engine answers them one after another, as if they had come alone.
 */
export function joined(batches: readonly ClientBatch[]): ClientBatch[] {
  const result: ClientBatch[] = []
  for (const batch of batches) {
    const last = result.at(-1)
    if (last?.kind === 'work' && batch.kind === 'work')
      result.splice(-1, 1, { kind: 'work', bytes: Buffer.concat([last.bytes, batch.bytes]) })
    else result.push(batch)
  }
  return result
}

/** Only the startup message has no type byte before its length. */
function endOfMessage(bytes: Uint8Array, from: number, started: boolean): number | undefined {
  const lengthAt = started ? from + 1 : from
  if (lengthAt + 4 > bytes.length) return undefined
  const end = lengthAt + new DataView(bytes.buffer, bytes.byteOffset + lengthAt, 4).getUint32(0)
  return end <= bytes.length ? end : undefined
}

function kindOf(type: number | undefined): ClientBatch['kind'] | undefined {
  if (type === TERMINATE) return 'end'
  return type === QUERY || type === SYNC || type === FLUSH ? 'work' : undefined
}

/** AuthenticationOk and ReadyForQuery (idle), which `pg` waits for. */
export function startupResponse(): Uint8Array {
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

/** Reads the ReadyForQuery at the end of a response. */
export function transactionState(response: Uint8Array): TransactionState {
  if (response.at(-6) !== READY_FOR_QUERY) return 'none'
  const state = response.at(-1)
  if (state === 0x54) return 'open'
  return state === 0x45 ? 'failed' : 'none'
}
