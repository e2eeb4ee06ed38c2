import { readFileSync } from 'node:fs'
import {
  NodeCompiler,
  type NodeTypstCompileResult,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler'
import { z } from 'zod'
import { SLIP_FONTS, loadFonts } from './fonts.ts'
import { hybridOf } from './hybrid.ts'
import { type Balance, LOOSE, type LaidOut, balancePages } from './page-balance.ts'
import type { Paper } from './paper-data.ts'
import { type Preview, previewOf } from './preview.ts'
import { printableIn } from './printable.ts'
import { templateData } from './template-data.ts'

export type Typesetter = {
  /** Tagged PDF/A-3a, with the optional XML attached under the name that its profile wants. Throws TypesetError. */
  readonly pdf: (paper: Paper, xml?: Uint8Array) => Uint8Array
  /** Throws TypesetError. */
  readonly preview: (paper: Paper) => Preview
}

export class TypesetError extends Error {
  override readonly name = 'TypesetError'
}

/** The compiler's folder of the templates; it sees only files mapped here, not the disk. */
const ROOT = '/paper'
const TEMPLATES = ['base', 'parts', 'slip', 'heads', 'paper', 'report'] as const

/**
 * Typst with the templates and fonts. It works synchronously and keeps memory between documents, so it runs in a child
 * process, and `pdf` and `preview` clear its cache at the end, but for what a short document has used.
 */
export function typesetter(): Typesetter {
  const fonts = loadFonts()
  const printable = printableIn(fonts)
  const compiler = NodeCompiler.create({
    workspace: ROOT,
    fontArgs: [{ fontPaths: [...fonts.flatMap(font => font.paths), SLIP_FONTS] }],
  })
  for (const name of TEMPLATES) {
    const source = readFileSync(new URL(`./templates/${name}.typ`, import.meta.url), 'utf8')
    compiler.addSource(`${ROOT}/${name}.typ`, source)
  }

  const files = filesOfDocument(compiler)

  function layOut(
    balance: Balance,
    template: 'paper' | 'report' = 'paper',
  ): LaidOut<NodeTypstDocument> {
    files.map('balance.json', Buffer.from(JSON.stringify(balance)))
    const compiled = compiler.compile({
      mainFilePath: `${ROOT}/${template}.typ`,
      resetRead: true,
    })
    const document = compiled.result
    if (!document) throw new TypesetError(diagnosticsOf(compiled))
    const [ends] = ENDS.parse(compiler.query(document, { selector: '<ends>', field: 'value' }))
    return { document, pages: document.numOfPages, ...ends }
  }

  function run<T>(
    paper: Paper,
    xml: Uint8Array | undefined,
    make: (document: NodeTypstDocument) => T,
  ): T {
    const { logo, slip, attachments = [] } = paper
    const data = {
      ...templateData(paper, fonts, printable),
      xml: xml === undefined ? '' : hybridOf(xml).fileName,
    }
    // As a file, since the compiler makes its library anew for each other input.
    files.map('paper.json', Buffer.from(JSON.stringify(data)))
    if (logo) files.map(`logo.${logo.format}`, Buffer.from(logo.bytes))
    if (xml) files.map('factur-x.xml', Buffer.from(xml))
    for (const [i, { bytes }] of attachments.entries())
      files.map(`attachment-${i}`, Buffer.from(bytes))
    try {
      // A report ends where its rows end.
      if (paper.table) return make(layOut(LOOSE, 'report').document)
      const extent = { lines: paper.lines.length, slip: slip ? slip.style.height / TEXT_HEIGHT : 0 }
      return make(balancePages(extent, layOut))
    } catch (error) {
      throw error instanceof TypesetError ? error : new TypesetError(messageOf(error))
    } finally {
      files.unmap()
      compiler.evictCache(isShort(paper) ? 1 : 0)
    }
  }

  return {
    pdf: (paper, xml) =>
      run(paper, xml, document =>
        withoutSuspects(
          compiler.pdf(document, {
            pdfStandard: 'a-3a',
            pdfTags: true,
            creationTimestamp: paper.created,
          }),
        ),
      ),
    preview: paper => previewOf(run(paper, undefined, document => compiler.plainSvg(document))),
  }
}

/** The files of the document that is typeset, which the compiler sees until `unmap`. */
function filesOfDocument(compiler: NodeCompiler) {
  const mapped = new Set<string>()
  return {
    map: (name: string, bytes: Buffer): void => {
      compiler.mapShadow(`${ROOT}/${name}`, bytes)
      mapped.add(name)
    },
    unmap: (): void => {
      for (const name of mapped) compiler.unmapShadow(`${ROOT}/${name}`)
      mapped.clear()
    },
  }
}

/**
 * Whether the next document is made sooner from what this one has used: the compiler's library, fonts' shaping plans, blocks
 * without changes. Of a longer one that takes more memory and saves no time.
 */
function isShort({ lines, table }: Paper): boolean {
  return !table && lines.length <= SHORT_LINES
}

const SHORT_LINES = 12

/** Of an A4 page between its margins, in millimetres, near enough for a guess. */
const TEXT_HEIGHT = 256

/**
 * Typst states `/Suspects false` in the catalogue, which is the default, and which poppler reports as an error. Spaces
 * leave all offsets as they are.
 */
function withoutSuspects(pdf: Buffer): Buffer {
  const flag = '/Suspects false'
  const at = pdf.lastIndexOf(flag)
  if (at >= 0) pdf.fill(' ', at, at + flag.length)
  return pdf
}

const PLACE = z.object({ page: z.number(), height: z.number() })
/** What paper.typ says of the document. */
const ENDS = z.tuple([z.object({ linesEnd: PLACE, end: PLACE })])

function diagnosticsOf(compiled: NodeTypstCompileResult): string {
  const [first] = compiled.takeDiagnostics()?.shortDiagnostics ?? []
  return first === undefined ? 'no document' : JSON.stringify(first)
}

/** The compiler throws an error without message whose code is the text of its diagnostics. */
function messageOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return String(error)
}
