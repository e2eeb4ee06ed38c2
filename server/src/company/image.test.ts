import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isWholePng, readImage } from './image.ts'
import { jpeg, png } from './image-specimen.ts'

test('a PNG and a JPEG are known by their content, with their size', () => {
  expect(readImage(png(320, 200))).toEqual({ mediaType: 'image/png', width: 320, height: 200 })
  expect(readImage(jpeg(64, 48))).toEqual({ mediaType: 'image/jpeg', width: 64, height: 48 })
})

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
  ['nothing', Buffer.alloc(0)],
  [
    'a PNG with a page behind it',
    Buffer.concat([png(8, 8), Buffer.from('<script>alert(1)</script>')]),
  ],
  ['a PNG that is cut off', png(8, 8).subarray(0, -6)],
  ['a JPEG that is cut off', jpeg(8, 8).subarray(0, -2)],
  ['a JPEG of no size', jpeg(0, 8)],
  ['a PNG with a wrong checksum', broken(png(8, 8), 30)],
  ['the head of a PNG alone', png(8, 8).subarray(0, 8)],
])('%s is no picture', (_, bytes) => {
  expect(readImage(bytes)).toBeUndefined()
})

test('a PNG whose pixels are more or fewer than it says is no picture', async () => {
  const whole = png(100, 100)
  expect(await isWholePng(whole, { mediaType: 'image/png', width: 100, height: 100 })).toBe(true)
  for (const rows of [99, 101, 400_000]) {
    const lying = png(100, 100, deflateSync(Buffer.alloc(rows * 301)))
    const image = readImage(lying)
    expect(image).toBeDefined()
    expect(image && (await isWholePng(lying, image))).toBe(false)
  }
})

test('a PNG that unpacks to hundreds of megabytes costs neither time nor memory', async () => {
  const bomb = png(4, 4, deflateSync(Buffer.alloc(200_000_000)))
  const before = process.memoryUsage().rss
  const image = readImage(bomb)
  expect(image && (await isWholePng(bomb, image))).toBe(false)
  expect(process.memoryUsage().rss - before).toBeLessThan(64_000_000)
})

function broken(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  expect(crc32(copy)).not.toBe(crc32(bytes))
  return copy
}
