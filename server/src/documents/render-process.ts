import { readFileSync } from 'node:fs'
import type { Paper } from './paper-data.ts'
import type { Preview } from './preview.ts'
import { hybridOf } from './hybrid.ts'
import { facturX } from './xmp.ts'
import { TypesetError, typesetter } from './typeset.ts'

export type Job =
  | { readonly kind: 'document'; readonly paper: Paper; readonly xml: Uint8Array | undefined }
  | { readonly kind: 'preview'; readonly paper: Paper }

export type Outcome =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | ({ readonly ok: true } & Preview)
  | { readonly ok: false; readonly reason: string }

/** The peak memory of the process, and how much more it has now than before its first document. */
export type Message = {
  readonly outcome: Outcome
  readonly peakBytes: number
  readonly grownBytes: number
}

// Systemd and terminals signal the whole process group: the server finishes running work, so this process must go on.
process.on('SIGTERM', () => undefined)
process.on('SIGINT', () => undefined)
// The server has no more work, or has ended.
process.on('disconnect', () => process.exit())

const typeset = typesetter()
const idleBytes = process.memoryUsage.rss()

process.on('message', (job: Job) => {
  const outcome = render(job)
  const grownBytes = process.memoryUsage.rss() - idleBytes
  process.send?.({ outcome, peakBytes: peakBytes(), grownBytes } satisfies Message)
})

function render(job: Job): Outcome {
  try {
    if (job.kind === 'preview') return { ok: true, ...typeset.preview(job.paper) }
    const pdf = typeset.pdf(job.paper, job.xml)
    return { ok: true, bytes: job.xml ? facturX(pdf, hybridOf(job.xml)) : pdf }
  } catch (error) {
    // A TypesetError concerns this document only; any other error is a bug and ends the process.
    if (error instanceof TypesetError) return { ok: false, reason: error.message }
    throw error
  }
}

/** Reads /proc on Linux, where the maximum of resourceUsage() includes that of the server that forked this process. */
function peakBytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024
  const status = readFileSync('/proc/self/status', 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
