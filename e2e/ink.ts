import { loadImage, createCanvas } from '@napi-rs/canvas'
import type { Locator, Page } from 'playwright-core'

/** The edges of what is printed inside a box, in CSS pixels of the page. */
export type Ink = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Device pixels a CSS pixel: the window must have been opened with this scale. */
export const INK_SCALE = 4
/** Darker by so much than the paper is ink: half of a pixel that a stroke covers in part. */
const CONTRAST = 96

/**
 * Where the ink of each element is, from one picture of the page: what a reader sees, whether it is text or the value of a
 * field. Undefined where nothing is printed. The elements must fit into the window together, and the paper must be white.
 */
export async function inksOf(
  page: Page,
  elements: readonly Locator[],
): Promise<readonly (Ink | undefined)[]> {
  await elements[0]?.scrollIntoViewIfNeeded()
  const boxes = []
  for (const element of elements) {
    const box = await element.boundingBox()
    if (box === null) throw new Error(`${String(element)} is not visible`)
    // Without its border, which is coloured in a field with the focus or an error.
    const [left, top] = [box.x + 1, box.y + 1]
    boxes.push({ left, top, right: box.x + box.width - 1, bottom: box.y + box.height - 1 })
  }
  const x = Math.floor(Math.min(...boxes.map(({ left }) => left)))
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)))
  const width = Math.ceil(Math.max(...boxes.map(({ right }) => right))) - x
  const height = Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))) - y
  const window = page.viewportSize()
  if (x < 0 || y < 0 || y + height > (window?.height ?? 0))
    throw new Error(`the window shows not all of ${y} to ${y + height}`)
  const clip = { x, y, width, height }
  const image = await loadImage(await page.screenshot({ clip, scale: 'device' }))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const isInk = (column: number, row: number) =>
    255 - (data[(row * image.width + column) * 4 + 1] ?? 255) >= CONTRAST
  return boxes.map(box => {
    const ink = inkWithin(isInk, {
      left: Math.ceil((box.left - x) * INK_SCALE),
      right: Math.floor((box.right - x) * INK_SCALE),
      top: Math.ceil((box.top - y) * INK_SCALE),
      bottom: Math.floor((box.bottom - y) * INK_SCALE),
    })
    return (
      ink && {
        left: x + ink.left / INK_SCALE,
        right: x + ink.right / INK_SCALE,
        top: y + ink.top / INK_SCALE,
        bottom: y + ink.bottom / INK_SCALE,
      }
    )
  })
}

/** The edges of the ink in a part of the picture, in device pixels. */
function inkWithin(isInk: (column: number, row: number) => boolean, part: Ink): Ink | undefined {
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1]
  for (let row = part.top; row < part.bottom; row += 1)
    for (let column = part.left; column < part.right; column += 1) {
      if (!isInk(column, row)) continue
      left = Math.min(left, column)
      right = Math.max(right, column + 1)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row + 1)
    }
  return right < 0 ? undefined : { left, right, top, bottom }
}
