import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The bytes of the download that `press` starts. */
export async function downloadOf(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return bytesOf(download)
}

async function bytesOf(download: Download): Promise<Buffer> {
  const failure = await download.failure()
  if (failure !== null) throw new Error(`${download.suggestedFilename()}: ${failure}`)
  return readFile(await download.path())
}

/** The text of a PDF as copied from a viewer, page after page. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  await loading.destroy()
  return plain(pages.join('\n'))
}

/** The text of an element that a UBL or CII document has once: 'PayableAmount'. */
export function xmlText(bytes: Uint8Array, element: string): string {
  const found = [
    ...Buffer.from(bytes)
      .toString()
      .matchAll(new RegExp(`<\\w+:${element}[^>]*>([^<]*)<`, 'g')),
  ]
  if (found.length !== 1) throw new Error(`${found.length} elements ${element}`)
  return found[0]?.[1] ?? ''
}

/** Every kind of space as one space: languages format amounts with several kinds. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ')
}
