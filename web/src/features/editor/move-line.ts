import type { DraftLine } from '@bordereau/domain/invoice/draft'
import {
  type Section,
  keepLines,
  sectionAt,
  sectionsOf,
  withHeading,
} from '@bordereau/domain/invoice/sections'

type Lines = readonly DraftLine[]

/**
 * Moves a line up (-1) or down (1) by one place; a heading is a place too, so that a line leaves its section before it
 * passes the line beyond. The only line of a section moves with it.
 */
export function moveLine(lines: Lines, id: string, by: -1 | 1): Lines {
  const from = lines.findIndex(line => line.id === id)
  const section = sectionAt(lines, from)
  if (from < 0) return lines
  if (section && section.first === section.last) return moveAlone(lines, section, by)
  if (by < 0 && section?.first === from) return passHeading(lines, from, from + 1)
  if (by > 0 && lines[from + 1]?.sectionHeading !== undefined)
    return passHeading(lines, from + 1, from)
  return swap(lines, from, from + by)
}

/** Moves the section of a line past the section above or below it. */
export function moveSection(lines: Lines, id: string, by: -1 | 1): Lines {
  const sections = sectionsOf(lines)
  const at = sections.findIndex(({ first }) => lines[first]?.id === id)
  const [section, other] = [sections[at], sections[at + by]]
  if (!section || !other) return lines
  const [upper, lower] = by < 0 ? [other, section] : [section, other]
  const of = ({ first, last }: Section) => lines.slice(first, last + 1)
  return [
    ...lines.slice(0, upper.first),
    ...of(lower),
    ...of(upper),
    ...lines.slice(lower.last + 1),
  ]
}

/**
 * Puts a line before or after another one, into its section; before the first line of a section it becomes the first. The
 * heading of a section that loses its only line is dropped.
 */
export function placeLine(
  lines: Lines,
  id: string,
  { target, side }: { readonly target: string; readonly side: 'before' | 'after' },
): Lines {
  const line = lines.find(one => one.id === id)
  const left = keepLines(lines, one => one.id !== id)
  const at = left.findIndex(one => one.id === target)
  const beside = left[at]
  if (!line || !beside) return lines
  if (side === 'after') return left.toSpliced(at + 1, 0, withHeading(line, undefined))
  const first = withHeading(line, beside.sectionHeading)
  return left.toSpliced(at, 1, first, withHeading(beside, undefined))
}

/** Above the first section there may be lines in none, which it passes one by one. */
function moveAlone(lines: Lines, { first }: Section, by: -1 | 1): Lines {
  const moved = moveSection(lines, lines[first]?.id ?? '', by)
  if (moved !== lines || by > 0 || first === 0) return moved
  return lines.toSpliced(first - 1, 2, ...lines.slice(first - 1, first + 1).toReversed())
}

function passHeading(lines: Lines, from: number, to: number): Lines {
  const heading = lines[from]?.sectionHeading
  return lines.map((line, i) =>
    i === from ? withHeading(line, undefined) : i === to ? withHeading(line, heading) : line,
  )
}

/** Two lines of a section; a heading stays above the first. */
function swap(lines: Lines, from: number, to: number): Lines {
  const [line, other] = [lines[from], lines[to]]
  if (!line || !other) return lines
  return lines
    .with(to, withHeading(line, other.sectionHeading))
    .with(from, withHeading(other, line.sectionHeading))
}
