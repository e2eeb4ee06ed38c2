import { parentPort } from 'node:worker_threads'
import type { Paper } from './paper-data.ts'
import type { Preview } from './preview.ts'
import { facturX } from './xmp.ts'
import { TypesetError, typesetter } from './typeset.ts'

export type Job =
  | { readonly kind: 'pdf'; readonly paper: Paper; readonly xml: Uint8Array | undefined }
  | { readonly kind: 'preview'; readonly paper: Paper }

export type Answer =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | ({ readonly ok: true } & Preview)
  | { readonly ok: false; readonly reason: string }

const port = parentPort
if (!port) throw new Error('render-worker.ts runs in a worker thread')
const typeset = typesetter()

port.on('message', (job: Job) => {
  const answer = work(job)
  port.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : [])
})

function work(job: Job): Answer {
  try {
    if (job.kind === 'preview') return { ok: true, ...typeset.preview(job.paper) }
    const pdf = typeset.pdf(job.paper, job.xml)
    return done(job.xml ? facturX(pdf) : pdf)
  } catch (error) {
    // What the compiler refuses is this document's fault; anything else is the worker's, which then ends.
    if (error instanceof TypesetError) return { ok: false, reason: error.message }
    throw error
  }
}

/** A copy of its own, so that handing over its memory takes nothing from a pool shared with others. */
function done(bytes: Uint8Array): Answer {
  return { ok: true, bytes: new Uint8Array(bytes) }
}
