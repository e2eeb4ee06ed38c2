import { PAPER_INK, PAPER_SCALE, styledDesign } from '@bordereau/domain/paper-design'
import { type Font, familiesFor } from './fonts.ts'
import type { Paper } from './paper-data.ts'
import { signatureSvg } from '@bordereau/domain/quote/signature'
import { qrSvg } from './qr.ts'

/** What the templates read as JSON: the paper with printable texts, its codes as drawings, and its design. */
export function templateData(
  paper: Paper,
  fonts: readonly Font[],
  printable: (text: string) => string,
) {
  const { logo, slip, attachments = [], ...plain } = paper
  const clean = mapTexts(plain, printable)
  const style = styledDesign(paper)
  return {
    ...clean,
    table: clean.table ?? null,
    style,
    ink: PAPER_INK,
    scale: PAPER_SCALE,
    // Metadata needs no break opportunities.
    documentTitle: clean.documentTitle.replaceAll('\u200b', ''),
    author: clean.author.replaceAll('\u200b', ''),
    payment: clean.payment && drawnPayment(clean.payment, paper.payment),
    signature: clean.signature && { ...clean.signature, svg: drawn(paper.signature) },
    // Its characters are those that its banks permit, all of which its font has.
    slip: slip && { ...slip, svg: qrSvg(slip.payload, { cross: slip.style.hasCross }) },
    // The names stay as they are, because programs read them.
    attachments: attachments.map(({ fileName, mediaType }) => ({ fileName, mediaType })),
    logo: logo && { format: logo.format, alt: printable(logo.alt) },
    fonts: familiesFor(paper.language, JSON.stringify(clean), fonts, style.font),
  }
}

/** A signature's picture; null where a line is to be signed by hand. */
function drawn(signature: Paper['signature']): string | null {
  const path = signature?.drawing ?? ''
  return path === '' ? null : signatureSvg(path)
}

/** What a code or a link holds must stay unchanged, so it is taken from the original. */
function drawnPayment(clean: NonNullable<Paper['payment']>, original: Paper['payment']) {
  return {
    ...clean,
    link: clean.link && { ...clean.link, url: original?.link?.url ?? null },
    codes: clean.codes.map((code, i) => ({
      ...code,
      svg: qrSvg(original?.codes[i]?.payload ?? ''),
    })),
  }
}

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
