import { DESIGNS } from '@bordereau/domain/paper-design'
import { PAPER_DESIGNS } from '@bordereau/domain/paper-style'
import { expect, test } from 'vitest'
import { paperLook } from './paper-look.ts'

test.each(PAPER_DESIGNS)('the editor has the type of the printed design: %s', id => {
  const { size, name, title, due, lines } = DESIGNS[id]
  const look = paperLook({ design: id })
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
