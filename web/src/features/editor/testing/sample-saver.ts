import type { Saver } from '../saver.ts'

/** A saver that has saved everything as this version; `flush` saves what a test says. */
export function sampleSaver(
  version: number,
  flush: Saver['flush'] = () => Promise.resolve(true),
): Saver {
  return {
    state: () => ({ status: 'saved', at: 0 }),
    version: () => version,
    subscribe: () => () => undefined,
    noteChange: () => undefined,
    flush,
    backUp: () => undefined,
    rebase: () => undefined,
    start: () => undefined,
    stop: () => undefined,
  }
}
