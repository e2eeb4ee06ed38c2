import type { PaperDesignId, PaperMargins, PaperStyle, PaperTypeface } from './paper-style.ts'

/*
 * The designs of the printed document as data, which the PDF's template draws and the editor too: one place for sizes,
 * weights, colours and measures.
 */

/** The columns of the table of lines, in their order; tax is left out where there is none. */
export const PAPER_COLUMNS = ['position', 'item', 'quantity', 'price', 'tax', 'amount'] as const

/** 'accent' is the company's colour, darkened until it is legible on white; 'ink' and 'muted' are PAPER_INK. */
export type PaperColour = 'accent' | 'ink' | 'muted'

export const PAPER_INK = {
  ink: '#16191f',
  muted: '#5a6170',
  /** Rules between rows. */
  hair: '#d5d9e0',
} as const

/** Families with an open licence, which npm packages contain (server/src/documents/fonts.ts). */
export type PaperFont = 'Inter' | 'Source Serif 4' | 'IBM Plex Mono'

export type PaperDesign = {
  /** How sender, recipient, facts and title are arranged (server/src/documents/templates/heads.typ). */
  readonly head: 'letterhead' | 'band' | 'bar' | 'letter' | 'window' | 'rail' | 'mono' | 'statement'
  readonly font: PaperFont
  /** Of body text, in points; the factors of PAPER_SCALE are relative to it. */
  readonly size: number
  /** In millimetres; `near` is the side where lines begin. */
  readonly margin: {
    readonly near: number
    readonly far: number
    readonly top: number
    readonly bottom: number
  }
  /** Sizes in points. */
  readonly name: PaperTextStyle
  readonly title: PaperTextStyle
  readonly due: PaperTextStyle
  readonly headings: Pick<PaperTextStyle, 'weight' | 'colour'>
  readonly lines: {
    /** Above and below the text of a line, in points. */
    readonly inset: number
    readonly head: Pick<PaperTextStyle, 'weight' | 'colour'>
    /** Thickness in points and colour of the rule below each line. */
    readonly rule: { readonly width: number; readonly colour: string }
    /** Thickness in points of a rule above the head of the table; 0 for none. */
    readonly above: number
  }
  /** The amount due on the company's colour, or below a rule. */
  readonly totals: {
    /** In millimetres. */
    readonly width: number
    readonly filled: boolean
    /** Relative to body text. */
    readonly dueSize: number
  }
  readonly payment: {
    /** The edge of a code to scan, in millimetres. */
    readonly code: number
    readonly filled: boolean
  }
}

export type PaperTextStyle = {
  readonly size: number
  readonly weight: number
  readonly colour: PaperColour
}

/** Factors of the body's size. */
export const PAPER_SCALE = { tiny: 0.76, small: 0.86, body: 1, lead: 1.2, large: 1.75 } as const

const RULE = { width: 0.5, colour: PAPER_INK.hair }
const SOFT_RULE = { width: 0.5, colour: '#e4e7ec' }

const CLASSIC: PaperDesign = {
  head: 'letterhead',
  font: 'Inter',
  size: 9.4,
  margin: { near: 22, far: 22, top: 20, bottom: 22 },
  name: { size: 16.5, weight: 600, colour: 'accent' },
  title: { size: 22, weight: 500, colour: 'ink' },
  due: { size: 22, weight: 600, colour: 'accent' },
  headings: { weight: 600, colour: 'ink' },
  lines: { inset: 6.5, head: { weight: 600, colour: 'ink' }, rule: RULE, above: 0.9 },
  totals: { width: 76, filled: false, dueSize: 1.2 },
  payment: { code: 27, filled: false },
}

export const DESIGNS: Readonly<Record<PaperDesignId, PaperDesign>> = {
  classic: CLASSIC,
  modern: {
    ...CLASSIC,
    head: 'band',
    size: 9.2,
    margin: { near: 20, far: 20, top: 17, bottom: 21 },
    name: { size: 15, weight: 700, colour: 'accent' },
    title: { size: 16, weight: 600, colour: 'ink' },
    due: { size: 31, weight: 700, colour: 'accent' },
    headings: { weight: 600, colour: 'accent' },
    lines: { inset: 6.5, head: { weight: 600, colour: 'accent' }, rule: SOFT_RULE, above: 0 },
    totals: { width: 82, filled: true, dueSize: 1.5 },
    payment: { code: 27, filled: true },
  },
  compact: {
    ...CLASSIC,
    head: 'bar',
    size: 8,
    margin: { near: 15, far: 15, top: 17, bottom: 24 },
    name: { size: 13, weight: 600, colour: 'ink' },
    title: { size: 13, weight: 600, colour: 'ink' },
    due: { size: 13.6, weight: 700, colour: 'accent' },
    lines: {
      inset: 3.2,
      head: { weight: 600, colour: 'ink' },
      rule: { width: 0.4, colour: '#e4e7ec' },
      above: 0,
    },
    totals: { width: 72, filled: false, dueSize: 1.3 },
    payment: { code: 23, filled: false },
  },
  letter: {
    ...CLASSIC,
    head: 'letter',
    font: 'Source Serif 4',
    size: 10,
    margin: { near: 27, far: 27, top: 22, bottom: 24 },
    name: { size: 19, weight: 400, colour: 'ink' },
    title: { size: 16, weight: 600, colour: 'ink' },
    due: { size: 16, weight: 600, colour: 'ink' },
    lines: { inset: 6, head: { weight: 400, colour: 'muted' }, rule: RULE, above: 0.5 },
    totals: { width: 74, filled: false, dueSize: 1.2 },
    payment: { code: 26, filled: false },
  },
  window: {
    ...CLASSIC,
    head: 'window',
    size: 9.4,
    margin: { near: 25, far: 20, top: 17, bottom: 24 },
    name: { size: 14, weight: 600, colour: 'ink' },
    title: { size: 14, weight: 600, colour: 'ink' },
    due: { size: 14, weight: 600, colour: 'ink' },
    lines: { inset: 5.5, head: { weight: 600, colour: 'ink' }, rule: RULE, above: 0.5 },
    totals: { width: 76, filled: false, dueSize: 1.2 },
    payment: { code: 26, filled: false },
  },
  rail: {
    ...CLASSIC,
    head: 'rail',
    size: 9,
    margin: { near: 66, far: 16, top: 18, bottom: 22 },
    name: { size: 13, weight: 700, colour: 'accent' },
    title: { size: 21, weight: 600, colour: 'ink' },
    due: { size: 15, weight: 700, colour: 'accent' },
    headings: { weight: 600, colour: 'accent' },
    lines: { inset: 6, head: { weight: 500, colour: 'muted' }, rule: SOFT_RULE, above: 0 },
    totals: { width: 68, filled: false, dueSize: 1.3 },
    payment: { code: 25, filled: false },
  },
  mono: {
    ...CLASSIC,
    head: 'mono',
    font: 'IBM Plex Mono',
    size: 8.2,
    margin: { near: 20, far: 20, top: 20, bottom: 22 },
    name: { size: 8.2, weight: 600, colour: 'ink' },
    title: { size: 8.2, weight: 600, colour: 'ink' },
    due: { size: 8.2, weight: 600, colour: 'ink' },
    lines: {
      inset: 5,
      head: { weight: 400, colour: 'muted' },
      rule: { width: 0.4, colour: '#b9bec8' },
      above: 0.8,
    },
    totals: { width: 84, filled: false, dueSize: 1 },
    payment: { code: 25, filled: false },
  },
  statement: {
    ...CLASSIC,
    head: 'statement',
    size: 9,
    margin: { near: 18, far: 18, top: 18, bottom: 22 },
    name: { size: 11, weight: 600, colour: 'ink' },
    title: { size: 11, weight: 600, colour: 'ink' },
    due: { size: 34, weight: 700, colour: 'ink' },
    headings: { weight: 600, colour: 'ink' },
    lines: { inset: 6, head: { weight: 500, colour: 'muted' }, rule: SOFT_RULE, above: 0 },
    totals: { width: 80, filled: false, dueSize: 1.35 },
    payment: { code: 27, filled: true },
  },
}

/** Families of each kind, with the size at which their lower-case letters take the room that Inter's do at 1. */
const TYPEFACES = {
  sans: { font: 'Inter', size: 1 },
  serif: { font: 'Source Serif 4', size: 1.06 },
  mono: { font: 'IBM Plex Mono', size: 0.87 },
} as const satisfies Readonly<Record<Exclude<PaperTypeface, 'design'>, object>>

const SIZE_OF_FONT: Readonly<Record<PaperFont, number>> = {
  Inter: TYPEFACES.sans.size,
  'Source Serif 4': TYPEFACES.serif.size,
  'IBM Plex Mono': TYPEFACES.mono.size,
}

/** Factors of a design's margins. */
export const MARGIN_SCALE: Readonly<Record<PaperMargins, number>> = {
  narrow: 0.75,
  design: 1,
  wide: 1.25,
}

/** The design as the company prints it: PDF and editor draw from this. */
export function styledDesign({ design, typeface, margins }: PaperStyle): PaperDesign {
  return withMargins(withTypeface(DESIGNS[design], typeface ?? 'design'), margins ?? 'design')
}

/** All sizes follow the typeface's, so that as much text stands in a line. */
function withTypeface(design: PaperDesign, typeface: PaperTypeface): PaperDesign {
  if (typeface === 'design') return design
  const { font, size } = TYPEFACES[typeface]
  if (font === design.font) return design
  const resized = (points: number) =>
    Math.round((points * size * 10) / SIZE_OF_FONT[design.font]) / 10
  const textStyle = (style: PaperTextStyle) => ({ ...style, size: resized(style.size) })
  return {
    ...design,
    font,
    size: resized(design.size),
    name: textStyle(design.name),
    title: textStyle(design.title),
    due: textStyle(design.due),
  }
}

/** Where a column or a window's envelope prescribes the near margin, only the far one changes. */
function withMargins(design: PaperDesign, margins: PaperMargins): PaperDesign {
  const scaled = (millimetres: number) => Math.round(millimetres * MARGIN_SCALE[margins])
  const { near, far } = design.margin
  const isFixed = design.head === 'rail' || design.head === 'window'
  return {
    ...design,
    margin: { ...design.margin, near: isFixed ? near : scaled(near), far: scaled(far) },
  }
}

/** What a company chose, for its documents; what is as the design has it is left out. */
export function paperStyleOf(company: {
  readonly paperDesign: PaperDesignId
  readonly paperTypeface: PaperTypeface
  readonly paperMargins: PaperMargins
}): PaperStyle {
  const { paperDesign: design, paperTypeface: typeface, paperMargins: margins } = company
  return {
    design,
    ...(typeface !== 'design' && { typeface }),
    ...(margins !== 'design' && { margins }),
  }
}
