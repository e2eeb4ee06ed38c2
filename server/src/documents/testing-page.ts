import { createCanvas } from '@napi-rs/canvas'
import { withDocument } from './testing-pdf.ts'

/** Test support: where texts stand on the pages of a PDF, and the pages as pictures, both by PDF.js. */

/** Distances in millimetres from the top left corner of the page; `y` is the base line; `size` in points. */
export type PlacedText = {
  readonly page: number
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

export type PlacedPage = {
  /** In millimetres. */
  readonly width: number
  readonly height: number
  readonly texts: readonly PlacedText[]
}

const MM = 25.4 / 72

export async function placedPagesOf(pdf: Uint8Array): Promise<PlacedPage[]> {
  return withDocument(pdf, async document => {
    const pages: PlacedPage[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const [, , width = 0, height = 0] = page.view
      const { items } = await page.getTextContent()
      const texts = items.flatMap((item): PlacedText[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , skew = 0, scale = 0, x = 0, y = 0]: number[] = item.transform
        return [
          {
            page: number,
            text: item.str.replaceAll('\u200b', ''),
            x: x * MM,
            y: (height - y) * MM,
            width: item.width * MM,
            size: Math.hypot(skew, scale),
          },
        ]
      })
      pages.push({ width: width * MM, height: height * MM, texts })
    }
    return pages
  })
}

/** The share of the page's height that is used, without margins, header and footer, whose text has 7 points. */
export function usedOf({ texts, height }: PlacedPage): number {
  const isFooter = ({ y, size }: PlacedText) => y > height - 45 && size < 7.5
  const body = texts.filter(text => text.y > 20 && !isFooter(text)).map(({ y }) => y)
  return Math.max(0, Math.max(...body) - 17) / height
}

/** A picture of RGBA bytes, `scale` pixels a millimetre. */
export type Raster = {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A page as a picture; pages count from 1. */
export async function rasterOf(pdf: Uint8Array, number: number, scale: number): Promise<Raster> {
  return withDocument(pdf, async document => {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: scale * MM })
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    await page.render({ canvas: null, canvasContext: context, viewport }).promise
    const { data } = context.getImageData(0, 0, width, height)
    return { data, width, height }
  })
}

/** The part of a picture at an area in pixels. */
export function cut(raster: Raster, area: { x: number; y: number; width: number; height: number }) {
  const [x, y] = [Math.round(area.x), Math.round(area.y)]
  const [width, height] = [Math.round(area.width), Math.round(area.height)]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * raster.width + x) * 4
    data.set(raster.data.subarray(from, from + width * 4), row * width * 4)
  }
  return { data, width, height }
}

/** The smallest area that contains all dark pixels of the part. */
export function darkArea({ data, width, height }: Raster) {
  const [left, top, right, bottom] = [width, height, -1, -1]
  const area = { left, top, right, bottom }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4] ?? 255) > 128) continue
      area.left = Math.min(area.left, x)
      area.right = Math.max(area.right, x)
      area.top = Math.min(area.top, y)
      area.bottom = Math.max(area.bottom, y)
    }
  }
  return area
}

/** Of a text's size, what a part of it may be beyond its own line: accents and the feet of letters. */
const BEYOND = 0.2

/** Pairs of texts whose letters are over each other. */
export function overlapsOf(texts: readonly PlacedText[]): string[] {
  // PDF.js takes shaped Arabic apart, and has its letters beside their places.
  const read = texts.filter(({ text }) => !/\p{Script=Arabic}/u.test(text))
  const boxes = read.map(text => {
    const height = (text.size * 25.4) / 72
    const bottom = text.y - BEYOND * height
    return { ...text, right: text.x + text.width, bottom, top: bottom - 0.4 * height }
  })
  return boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(
        other =>
          Math.min(one.right, other.right) - Math.max(one.x, other.x) > 0.3 &&
          Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top),
      )
      .map(other => `${one.text} | ${other.text}`),
  )
}
