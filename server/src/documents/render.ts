import type { Paper } from './paper-data.ts'
import type { Preview } from './preview.ts'
import {
  type PoolOptions,
  type RenderLoad,
  RenderPool,
  type RenderPriority,
} from './render-pool.ts'

export type Renderer = {
  /**
   * PDF/A-3a of the paper; with the bytes of a Cross Industry Invoice a Factur-X document with these bytes attached
   * unchanged. Rejects with RenderError.
   */
  readonly renderPdf: (
    paper: Paper,
    xml?: Uint8Array,
    priority?: RenderPriority,
  ) => Promise<Uint8Array>
  /** SVG pages for the screen. Rejects with RenderError. */
  readonly renderPreview: (paper: Paper) => Promise<Preview>
  /** The current number of processes and waiting documents. */
  readonly load: () => RenderLoad
  /** The peak memory of all processes so far, measured at the end of each document. */
  readonly peakBytes: () => number
  /** Refuses new work, finishes accepted work, ends the processes. */
  readonly close: () => Promise<void>
}

/**
 * Typesets in child processes with limited memory, so that a document can crash only the process it is in. Documents
 * that a person waits for are made first, in the order of their requests, then previews, then those of batches.
 */
export function createRenderer(options: PoolOptions): Renderer {
  const pool = new RenderPool(options)
  return {
    renderPdf: async (paper, xml, priority = 'request') => {
      const outcome = await pool.run({ kind: 'document', paper, xml }, priority)
      return 'bytes' in outcome ? outcome.bytes : new Uint8Array()
    },
    renderPreview: async paper => {
      const outcome = await pool.run({ kind: 'preview', paper })
      return 'pages' in outcome ? { pages: outcome.pages, count: outcome.count } : NO_PAGES
    },
    load: () => pool.load(),
    peakBytes: () => pool.peakBytes(),
    close: () => pool.close(),
  }
}

const NO_PAGES: Preview = { pages: [], count: 0 }
