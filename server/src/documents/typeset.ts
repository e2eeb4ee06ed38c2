import { readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { SLIP_FONTS, familiesFor, loadFonts } from './fonts.ts'
import type { Paper } from './paper-data.ts'
import { type Preview, previewOf } from './preview.ts'
import { printableIn } from './printable.ts'
import { qrSvg } from './qr.ts'

export type Typesetter = {
  /** Tagged PDF/A-3a, with the optional XML attached as factur-x.xml. Throws TypesetError. */
  readonly pdf: (paper: Paper, xml?: Uint8Array) => Uint8Array
  /** Throws TypesetError. */
  readonly preview: (paper: Paper) => Preview
}

export class TypesetError extends Error {
  override readonly name = 'TypesetError'
}

/** The compiler's folder of the templates; it sees only files mapped here, not the disk. */
const ROOT = '/paper'
const TEMPLATES = ['base', 'parts', 'slip', 'classic', 'modern', 'compact'] as const

/**
 * Typst with the templates and fonts. It works synchronously and keeps memory between documents, so it runs in a child
 * process, and `pdf` and `preview` clear its cache at the end.
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

  function run<T>(paper: Paper, xml: Uint8Array | undefined, make: (by: CompileBy) => T): T {
    const { logo, slip, ...plain } = paper
    const clean = mapTexts(plain, printable)
    const data = {
      ...clean,
      // Metadata needs no break opportunities.
      documentTitle: clean.documentTitle.replaceAll('\u200b', ''),
      author: clean.author.replaceAll('\u200b', ''),
      // The payload of a QR code must stay unchanged, so it is drawn from the original paper.
      payment: clean.payment && {
        ...clean.payment,
        codes: clean.payment.codes.map((code, i) => ({
          ...code,
          svg: qrSvg(paper.payment?.codes[i]?.payload ?? ''),
        })),
      },
      // Its characters are those that its banks permit, all of which its font has.
      slip: slip && { ...slip, svg: qrSvg(slip.payload, { cross: slip.style.hasCross }) },
      logo: logo && { format: logo.format, alt: printable(logo.alt) },
      xml: xml !== undefined,
    }
    const fontsOf = familiesFor(paper.language, JSON.stringify(clean), fonts)
    if (logo) compiler.mapShadow(`${ROOT}/logo.${logo.format}`, Buffer.from(logo.bytes))
    if (xml) compiler.mapShadow(`${ROOT}/factur-x.xml`, Buffer.from(xml))
    try {
      return make({
        mainFilePath: `${ROOT}/${paper.design}.typ`,
        inputs: { paper: JSON.stringify({ ...data, fonts: fontsOf }) },
        resetRead: true,
      })
    } catch (error) {
      throw new TypesetError(messageOf(error))
    } finally {
      if (logo) compiler.unmapShadow(`${ROOT}/logo.${logo.format}`)
      if (xml) compiler.unmapShadow(`${ROOT}/factur-x.xml`)
      compiler.evictCache(0)
    }
  }

  return {
    pdf: (paper, xml) =>
      run(paper, xml, by =>
        compiler.pdf(by, { pdfStandard: 'a-3a', pdfTags: true, creationTimestamp: paper.created }),
      ),
    preview: paper => previewOf(run(paper, undefined, by => compiler.plainSvg(by))),
  }
}

type CompileBy = Parameters<NodeCompiler['plainSvg']>[0] & { readonly mainFilePath: string }

/** The same data with each text changed. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  // The shape stays the same: texts stay texts, lists stay lists, records keep their keys.
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map(one => mapTexts(one, change)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]),
  ) as T
}

/** The compiler throws an error without message whose code is the text of its diagnostics. */
function messageOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return String(error)
}
