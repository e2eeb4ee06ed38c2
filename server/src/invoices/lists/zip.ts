import { once } from 'node:events'
import type { PassThrough, Readable } from 'node:stream'
import type { LocalDate } from '@bordereau/domain/date'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import yazl from 'yazl'
import { ArchiveError } from '../../documents/archive.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { hex } from '../../lib/secret.ts'
import { fileNameOf } from '../issuing/file-name.ts'
import { MISSING_FILES, missingFilesText } from './missing-files.ts'
import type { ZipEntry } from './zip-store.ts'

/** Of all documents of a customer, in the customer's language (BCP 47): 'Dokumente-2026-11-23.zip'. */
export function zipName(language: string, day: LocalDate): string {
  return `${fileNameOf(`${portalTextIn(language).documents} ${day}`)}.zip`
}

/** A ZIP that is written while it is read. `language`: of the list of files that are missing. */
export function zipOf(context: AppContext, files: readonly ZipEntry[], language: string): Readable {
  const zip = new yazl.ZipFile()
  const output = outputOf(zip)
  writeFiles(context, zip, output, files, language).catch((error: unknown) => {
    context.log.error({ err: error }, 'writing a ZIP of documents failed')
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return output
}

/** Adds the files to the ZIP; missing or damaged ones are listed in missing-files.txt instead. */
async function writeFiles(
  context: AppContext,
  zip: yazl.ZipFile,
  output: PassThrough,
  files: readonly ZipEntry[],
  language: string,
): Promise<void> {
  const missing: string[] = []
  for (const file of files) {
    const bytes = await loadIntact(context, hex(file.sha256))
    // PDFs are compressed already; storing is faster, and x-bytes then gives the client the progress.
    if (bytes) zip.addBuffer(bytes, file.name, { compress: false })
    else missing.push(file.name)
    // A slow or disconnected client holds at most one file in memory.
    if (output.writableNeedDrain) await Promise.race([once(output, 'drain'), once(output, 'close')])
    if (output.destroyed) return
  }
  if (missing.length > 0) {
    const text = missingFilesText(missing, language)
    zip.addBuffer(Buffer.from(text, 'utf8'), MISSING_FILES, { compress: false })
  }
  zip.end()
}

async function loadIntact(context: AppContext, hash: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await context.archive.load(hash))
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    context.log.error({ err: error }, 'a file of the archive is damaged')
    return undefined
  }
}

/** The stream is a PassThrough, though its type says Readable. */
function outputOf(zip: yazl.ZipFile): PassThrough {
  return zip.outputStream as PassThrough
}
