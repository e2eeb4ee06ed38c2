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
 * Where the ink of an element is, from a picture of the page: what a reader sees, whether it is text or the value of a
 * field. Undefined where nothing is printed. The paper must be white.
 */
export async function inkOf(page: Page, element: Locator): Promise<Ink | undefined> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (box === null) return undefined
  // Without its border, which is coloured in a field with the focus or an error.
  const clip = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 }
  const image = await loadImage(await page.screenshot({ clip, scale: 'device' }))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1]
  for (let y = 0; y < image.height; y += 1)
    for (let x = 0; x < image.width; x += 1) {
      if (255 - (data[(y * image.width + x) * 4 + 1] ?? 255) < CONTRAST) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  if (right < 0) return undefined
  return {
    left: clip.x + left / INK_SCALE,
    right: clip.x + right / INK_SCALE,
    top: clip.y + top / INK_SCALE,
    bottom: clip.y + bottom / INK_SCALE,
  }
}
