import {
  MARGIN_SCALE,
  PAPER_SCALE,
  type PaperFont,
  styledDesign,
} from '@bordereau/domain/paper-design'
import { accentOf, accentOnDark } from '@bordereau/domain/paper-accent'
import { type PaperStyle } from '@bordereau/domain/paper-style'
import type { PaperLook, PaperProps } from '@bordereau/ui/paper/paper'

/** What the editor's paper takes of the design that the PDF is drawn by; sizes are relative to the body's. */
export function paperLook(style: PaperStyle): PaperLook {
  const { font, size, name, title, due, lines, totals } = styledDesign(style)
  return {
    fontFamily: FAMILIES[font],
    name: { ...name, size: name.size / size },
    title: { ...title, size: title.size / size },
    due: { ...due, size: due.size / size },
    headWeight: lines.head.weight,
    headColour: lines.head.colour,
    small: PAPER_SCALE.small,
    sum: totals.dueSize,
    margin: MARGIN_SCALE[style.margins ?? 'design'],
  }
}

/** The company's colour in the editor: legible as text on its paper, which is dark in the dark theme. */
export function paperAccent(color: string): NonNullable<PaperProps['accent']> {
  const { fill, text } = accentOf(color)
  return { fill, textOnLight: text, textOnDark: accentOnDark(fill, DARK_PAPER) }
}

/** --color-surface of the dark theme. */
const DARK_PAPER = '#1c1b19'

/** How wide numbers are beside those of Inter: a mark between thousands is as wide as a digit in a typewriter's face. */
export function typefaceScale(style: PaperStyle): number {
  return { Inter: 1, 'Source Serif 4': 1.05, 'IBM Plex Mono': 1.15 }[styledDesign(style).font]
}

/** A typeface of the same kind where the reader's device lacks it: the editor downloads none. */
const FAMILIES: Readonly<Record<PaperFont, string>> = {
  Inter: 'var(--font)',
  'Source Serif 4': "'Source Serif 4', 'Noto Serif', Georgia, serif",
  'IBM Plex Mono': "'IBM Plex Mono', var(--font-mono)",
}
