import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ImageData, createCanvas } from '@napi-rs/canvas'
import { PAPER_DESIGNS } from '@bordereau/domain/paper-style'
import { catalogue, paperOfCatalogue } from './testing-catalogue.ts'
import { rasterOf } from './testing-page.ts'
import { typesetter } from './typeset.ts'

/**
 * `npm run paper-catalogue`: every design with every specimen, as PDF and page by page in `.cache/paper/index.html`, to be
 * looked at after a change of the paper; and docs/paper-designs.png, the first pages of the eight designs.
 */
const ROOT = join(import.meta.dirname, '..', '..', '..')
const FOLDER = join(ROOT, '.cache', 'paper')
const typeset = typesetter()

mkdirSync(FOLDER, { recursive: true })
const sections = new Map<string, string[]>()
for (const { design, name } of catalogue()) {
  const paper = paperOfCatalogue(design, name)
  const file = `${name}-${design}`
  writeFileSync(join(FOLDER, `${file}.pdf`), typeset.pdf(paper))
  const images = typeset.preview(paper).pages.map((svg, i) => {
    const page = `${file}-${i + 1}.svg`
    writeFileSync(join(FOLDER, page), svg)
    return `<a href="${file}.pdf"><img src="${page}" alt="${file}, page ${i + 1}" loading="lazy"></a>`
  })
  sections.set(name, [...(sections.get(name) ?? []), `<h3>${design}</h3>`, ...images])
}
writeFileSync(join(FOLDER, 'index.html'), pageOf(sections))
writeFileSync(join(ROOT, 'docs', 'paper-designs.png'), await overview())
process.stdout.write(`${catalogue().length} documents: ${join(FOLDER, 'index.html')}\n`)

function pageOf(content: ReadonlyMap<string, readonly string[]>): string {
  const style =
    'body{font:14px system-ui;background:#888;margin:24px}img{width:420px;margin:0 12px 12px 0;vertical-align:top}'
  const body = [...content].map(([name, images]) => `<h2>${name}</h2>${images.join('\n')}`)
  return `<!doctype html><meta charset="utf-8"><title>Paper</title><style>${style}</style>${body.join('\n')}`
}

/** Four designs beside each other in two rows. */
async function overview(): Promise<Buffer> {
  const [width, height, gap, columns] = [340, 481, 16, 4]
  const rows = Math.ceil(PAPER_DESIGNS.length / columns)
  const canvas = createCanvas(columns * (width + gap) + gap, rows * (height + gap) + gap)
  const context = canvas.getContext('2d')
  context.fillStyle = '#e9ebef'
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (const [i, design] of PAPER_DESIGNS.entries()) {
    const pdf = typeset.pdf(paperOfCatalogue(design, 'two-lines'))
    const page = await rasterOf(pdf, 1, width / 210)
    const [x, y] = [
      gap + (i % columns) * (width + gap),
      gap + Math.floor(i / columns) * (height + gap),
    ]
    context.putImageData(new ImageData(page.data, page.width, page.height), x, y)
  }
  return canvas.toBuffer('image/png')
}
