import { accentOf, accentOnDark } from '@bordereau/domain/paper-accent'
import { DESIGNS, MARGIN_SCALE } from '@bordereau/domain/paper-design'
import { PAPER_DESIGNS } from '@bordereau/domain/paper-style'
import { expect, test } from 'vitest'
import { paperAccent, paperLook, typefaceScale } from './paper-look.ts'

test.each(PAPER_DESIGNS)('the editor has the type of the printed design: %s', id => {
  const { size, name, title, due, lines } = DESIGNS[id]
  const look = paperLook({ design: id })
  expect(look.name.size * size).toBeCloseTo(name.size, 9)
  expect(look.title.size * size).toBeCloseTo(title.size, 9)
  expect(look.due.size * size).toBeCloseTo(due.size, 9)
  expect([look.name, look.title, look.due].map(({ colour }) => colour)).toEqual(
    [name, title, due].map(({ colour }) => colour),
  )
  expect(look.headColour).toBe(lines.head.colour)
  expect([look.title.weight, look.due.weight, look.headWeight]).toEqual([
    title.weight,
    due.weight,
    lines.head.weight,
  ])
})

test('the typefaces are those of the printed designs, with one of their kind behind', () => {
  expect(paperLook({ design: 'letter' }).fontFamily).toMatch(/^'Source Serif 4',.*serif$/)
  expect(paperLook({ design: 'mono' }).fontFamily).toMatch(/^'IBM Plex Mono',/)
  expect(paperLook({ design: 'classic' }).fontFamily).toBe('var(--font)')
  expect(paperLook({ design: 'classic', typeface: 'mono' }).fontFamily).toMatch(/^'IBM Plex Mono',/)
})

test('margins are those of the design unless the company chose others', () => {
  expect(paperLook({ design: 'classic' }).margin).toBe(MARGIN_SCALE.design)
  expect(paperLook({ design: 'classic', margins: 'narrow' }).margin).toBe(MARGIN_SCALE.narrow)
})

test('a dark colour of the company is darkened on white and lightened on the dark paper', () => {
  const dark = '#0b2e6f'
  const { fill, text } = accentOf(dark)
  const onDark = accentOnDark(dark, '#1c1b19')
  expect(onDark).not.toBe(dark)
  expect(paperAccent(dark)).toEqual({ fill, textOnLight: text, textOnDark: onDark })
})

test('numbers in a typewriter’s face are the widest', () => {
  const designs = ['classic', 'letter', 'mono'] as const
  expect(designs.map(design => typefaceScale({ design }))).toEqual([1, 1.05, 1.15])
})
