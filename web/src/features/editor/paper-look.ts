import {
  MARGIN_SCALE,
  PAPER_SCALE,
  type PaperFont,
  styledDesign,
} from '@bordereau/domain/paper-design'
import { type PaperStyle } from '@bordereau/domain/paper-style'
import type { PaperLook } from '@bordereau/ui/paper/paper'

/** What the editor's paper takes of the design that the PDF is drawn by; sizes are relative to the body's. */
export function paperLook(style: PaperStyle): PaperLook {
  const { font, size, name, title, due, lines, totals } = styledDesign(style)
  return {
    fontFamily: FAMILIES[font],
    name: { size: name.size / size, weight: name.weight },
    title: { size: title.size / size, weight: title.weight },
    due: { size: due.size / size, weight: due.weight },
    headWeight: lines.head.weight,
    small: PAPER_SCALE.small,
    sum: totals.dueSize,
    margin: MARGIN_SCALE[style.margins ?? 'design'],
  }
}

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
