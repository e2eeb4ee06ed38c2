import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { accentOf } from './accent.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)

describe('the accent', () => {
  it('reads on white and under its own words, whatever colour a company has', () => {
    fc.assert(
      fc.property(color, one => {
        const accent = accentOf(one)
        expect(accent.fill).toBe(one)
        expect(ratio(accent.text, '#ffffff')).toBeGreaterThanOrEqual(4.5)
        expect(ratio(accent.on, accent.fill)).toBeGreaterThanOrEqual(4)
        expect(ratio(accent.soft, accent.fill)).toBeGreaterThanOrEqual(4)
      }),
    )
  })

  it('keeps a dark colour as it is, and darkens a light one for words', () => {
    expect(accentOf('#1d3a6b')).toMatchObject({ text: '#1d3a6b', on: '#ffffff' })
    expect(accentOf('#ffd400')).toMatchObject({ on: '#16191f' })
    expect(accentOf('#ffd400').text).not.toBe('#ffd400')
  })

  it('takes nothing but a colour', () => {
    for (const bad of ['', 'red', '#12', '#ffffff; fill: url(x)']) {
      expect(accentOf(bad).fill).toBe('#2d333d')
    }
  })
})

/** WCAG 2.2, written again for the test. */
function ratio(a: string, b: string): number {
  const light = (one: string): number => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map(at => {
      const s = Number.parseInt(one.slice(at, at + 2), 16) / 255
      return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue
  }
  const [x, y] = [light(a), light(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}
