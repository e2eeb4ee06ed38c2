import { contrast } from './contrast.ts'
import { describe, expect, test } from 'vitest'
import { pictureColors } from './picture-colors.ts'

type Pixel = readonly [red: number, green: number, blue: number, opacity?: number]

function pixelsOf(...areas: readonly (readonly [count: number, pixel: Pixel])[]) {
  const bytes = areas.flatMap(([count, [red, green, blue, opacity = 255]]) =>
    Array.from({ length: count }, () => [red, green, blue, opacity]).flat(),
  )
  return new Uint8ClampedArray(bytes)
}

const WHITE: Pixel = [255, 255, 255]
const GREEN: Pixel = [20, 110, 60]
const RED: Pixel = [180, 30, 40]

describe('the colours of a picture', () => {
  test('are those of its areas, the larger first, not the ground', () => {
    expect(pictureColors(pixelsOf([800, WHITE], [40, RED], [90, GREEN]))).toEqual([
      '#146e3c',
      '#b41e28',
    ])
  })

  test('are none where it has only greys', () => {
    expect(pictureColors(pixelsOf([50, WHITE], [50, [30, 30, 30]], [50, [120, 122, 121]]))).toEqual(
      [],
    )
    expect(pictureColors(new Uint8ClampedArray())).toEqual([])
  })

  test('leave out what is transparent, and edges', () => {
    expect(
      pictureColors(pixelsOf([500, [180, 30, 40, 20]], [100, GREEN], [3, [20, 30, 200]])),
    ).toEqual(['#146e3c'])
  })

  test('are one for shades of one hue', () => {
    expect(pictureColors(pixelsOf([50, [20, 110, 60]], [50, [26, 130, 72]]))).toHaveLength(1)
  })

  test('are darkened until white text is legible on them', () => {
    const [yellow = '', ...others] = pictureColors(pixelsOf([100, [255, 221, 0]]))
    expect(others).toEqual([])
    expect(contrast(yellow, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(yellow, '#ffffff')).toBeLessThan(5.2)
  })

  test('are three at most', () => {
    const pixels = pixelsOf([50, RED], [50, GREEN], [50, [20, 40, 200]], [50, [150, 30, 160]])
    expect(pictureColors(pixels)).toHaveLength(3)
  })
})
