import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'

/** What a phone reads off a code of this size, with a quiet zone around. */
export async function readSvg(svg: string, pixels: number): Promise<string | undefined> {
  const image = await loadImage(Buffer.from(svg))
  const quiet = 20
  const canvas = createCanvas(pixels + 2 * quiet, pixels + 2 * quiet)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, quiet, quiet, pixels, pixels)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return jsQR(data, canvas.width, canvas.height, { inversionAttempts: 'dontInvert' })?.data
}
