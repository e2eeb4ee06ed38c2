/** Runs work one at a time in the order it came; resolves with undefined when the queue is full. */
export type SerialQueue = <Value>(work: () => Promise<Value>) => Promise<Value | undefined>

export function createSerialQueue(mostWaiting: number): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0
  return async work => {
    if (pending > mostWaiting) return undefined
    pending += 1
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      pending -= 1
    }
  }
}
