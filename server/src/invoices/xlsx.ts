import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { RenderError } from '../documents/render.ts'

export type Sheet = {
  readonly columns: readonly {
    readonly title: string
    readonly width: number
    readonly amount: boolean
  }[]
  /** Cells as text; those of amounts are decimal text. */
  readonly rows: readonly (readonly string[])[]
}

const AT_ONCE = 3
const MEMORY_MB = 1_000
let writing = 0

/**
 * A workbook with typed cells: text stays text whatever it begins with; amounts are numbers with their own decimals. In a
 * thread of its own, because writing ten thousand rows takes seconds. Rejects with RenderError when many write already.
 */
export async function xlsxOf(sheet: Sheet): Promise<Uint8Array> {
  if (writing >= AT_ONCE) throw new RenderError('render_busy')
  writing += 1
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    const [bytes]: unknown[] = await once(worker, 'message')
    // The worker sends nothing else.
    return bytes as Uint8Array
  } finally {
    writing -= 1
    await worker.terminate()
  }
}
