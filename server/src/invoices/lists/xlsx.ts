import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { RenderError } from '../../documents/render-error.ts'

export type Workbook = {
  readonly columns: readonly {
    readonly title: string
    readonly width: number
    readonly amount: boolean
  }[]
  /** Cells as text; those of amounts are decimal text. */
  readonly rows: readonly (readonly string[])[]
}

const MAX_WORKERS = 3
const MEMORY_MB = 1_000
let activeWorkers = 0

/**
 * Writes a workbook with typed cells: text is never a formula, amounts are numbers with their own decimals. Runs in a
 * worker thread, because writing ten thousand rows takes seconds. Rejects with RenderError when all workers are busy.
 */
export async function xlsxOf(sheet: Workbook): Promise<Uint8Array> {
  if (activeWorkers >= MAX_WORKERS) throw new RenderError('render_busy')
  activeWorkers += 1
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    const [bytes]: unknown[] = await once(worker, 'message')
    // The worker sends only the file's bytes.
    return bytes as Uint8Array
  } finally {
    activeWorkers -= 1
    await worker.terminate()
  }
}
