import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { accentOf, accentOnDark } from './paper-accent.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)

describe('the accent', () => {
  it('has enough contrast on white and under its text for every colour', () => {
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

  it('has enough contrast as text on a dark background for every colour', () => {
    fc.assert(
      fc.property(color, one => {
        expect(ratio(accentOnDark(one, '#1c1b19'), '#1c1b19')).toBeGreaterThanOrEqual(4.5)
      }),
    )
    expect(accentOnDark('#ffd400', '#1c1b19')).toBe('#ffd400')
    expect(accentOnDark('#1d3a6b', '#1c1b19')).not.toBe('#1d3a6b')
    expect(accentOnDark('blue', '#1c1b19')).toBe('#ffffff')
  })

  it('keeps a dark colour, and darkens a light one for text', () => {
    expect(accentOf('#1d3a6b')).toMatchObject({ text: '#1d3a6b', on: '#ffffff' })
    expect(accentOf('#ffd400')).toMatchObject({ on: '#16191f' })
    expect(accentOf('#ffd400').text).not.toBe('#ffd400')
  })

  it.each([
    ['#000000', '#ffffff', '#b3b3b3', '#000000', '#ededed'],
    ['#ffffff', '#16191f', '#5c5e62', '#737579', '#ffffff'],
    ['#0a0a0a', '#ffffff', '#b6b6b6', '#0a0a0a', '#eeeeee'],
    // White has the contrast that is required, though the dark ink has more.
    ['#767676', '#ffffff', '#ffffff', '#767676', '#f5f5f5'],
    ['#808080', '#16191f', '#16191f', '#737474', '#f6f6f6'],
    ['#ff0000', '#16191f', '#16191f', '#ec0202', '#ffeded'],
    ['#00a000', '#16191f', '#14271c', '#048a05', '#edf8ed'],
  ])('of %s has %s on it, %s for secondary text, %s as text and %s as tint', (...colours) => {
    const [fill, on, soft, text, tint] = colours
    expect(accentOf(fill)).toEqual({ fill, on, soft, text, tint })
  })

  it('is dark grey for a value that is no colour', () => {
    for (const bad of ['', 'red', '#12', 'x#123456', '#ffffff; fill: url(x)']) {
      expect(accentOf(bad).fill).toBe('#2d333d')
    }
  })
})

/** The contrast ratio of WCAG 2.2, implemented again for the test. */
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
