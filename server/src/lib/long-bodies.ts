/** Bytes of all long bodies that may be in memory at once: six of the longest bank statements. */
const MOST_BYTES = 384_000_000
/** Of one person: two of the longest, so that one person does not keep all others out. */
const MOST_BYTES_OF_PERSON = 128_000_000

/**
 * The long bodies of requests that are being read or handled. A body is in memory as a whole until its request is answered,
 * so that a few dozen uploads at once would take all memory of the server.
 */
export type LongBodies = {
  /** Counts a body of so many bytes; returns what ends its count, or undefined where it has to wait. */
  readonly admit: (personId: string, bytes: number) => (() => void) | undefined
}

export function createLongBodies(): LongBodies {
  const bytesOf = new Map<string, number>()
  let all = 0
  const add = (personId: string, bytes: number) => {
    const own = (bytesOf.get(personId) ?? 0) + bytes
    all += bytes
    if (own === 0) bytesOf.delete(personId)
    else bytesOf.set(personId, own)
  }
  return {
    admit: (personId, bytes) => {
      const own = bytesOf.get(personId) ?? 0
      if (all + bytes > MOST_BYTES || own + bytes > MOST_BYTES_OF_PERSON) return undefined
      add(personId, bytes)
      let isCounted = true
      return () => {
        if (isCounted) add(personId, -bytes)
        isCounted = false
      }
    },
  }
}
