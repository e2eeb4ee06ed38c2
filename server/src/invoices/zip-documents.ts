import { Readable } from 'node:stream'
import { zipDocuments } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import yazl from 'yazl'
import { todayOf } from '../company/today.ts'
import { answer } from '../lib/answer.ts'
import type { House } from '../lib/house.ts'
import { workspaceRoute } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'
import { type ZipEntry, filesToZip } from './zip-store.ts'

const MOST = 2000

/** Streams while it reads: memory stays flat however many documents are asked for. */
export const zipDocumentsRoute = workspaceRoute(
  zipDocuments,
  async ({ house, tx, member, query }) => {
    const now = await todayOf(tx, house.clock, member.workspaceId)
    const kinds = query.kinds ?? ['pdf']
    const files = await filesToZip(tx, member.workspaceId, now, query, kinds, MOST + 1)
    if (files.length === 0) return refuse('nothing_to_export')
    if (files.length > MOST * kinds.length) return refuse('too_many', { most: MOST })
    return answer({
      body: zipOf(house, files),
      mediaType: 'application/zip',
      fileName: `invoices-${now}.zip`,
      headers: {
        'x-entries': String(files.length),
        'x-bytes': String(files.reduce((sum, file) => sum + file.size, 0)),
      },
    })
  },
)

function zipOf(house: House, files: readonly ZipEntry[]): Readable {
  const zip = new yazl.ZipFile()
  // Half of a ZIP is sent already when a file turns out to be damaged: the connection breaks, and nothing else does.
  zip.on('error', (error: Error) => {
    house.log.error({ err: error }, 'a ZIP of documents broke off')
    outputOf(zip).destroy(error)
  })
  for (const file of files) {
    // PDFs are compressed already; storing them is quicker and lets the reader see its progress in bytes.
    zip.addReadStreamLazy(
      file.name,
      { compress: false, size: file.size },
      (give: (error: unknown, stream: Readable) => void) => {
        house.archive.load(hex(file.sha256)).then(
          bytes => give(null, Readable.from([Buffer.from(bytes)])),
          (error: unknown) => give(error, Readable.from([])),
        )
      },
    )
  }
  zip.end()
  return outputOf(zip)
}

/** A PassThrough, which the typings call a mere stream. */
function outputOf(zip: yazl.ZipFile): Readable {
  return zip.outputStream as Readable
}
