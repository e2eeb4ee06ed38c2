/**
 * What a company chooses for its paper. Ids are stored with each issued document and never change their meaning. Apart from
 * the designs themselves (paper-design.ts), which pages without a document need not load.
 */
export const PAPER_DESIGNS = [
  'classic',
  'modern',
  'compact',
  'letter',
  'window',
  'rail',
  'mono',
  'statement',
] as const
export type PaperDesignId = (typeof PAPER_DESIGNS)[number]

/** The company's own typeface, or that of the design. */
export const PAPER_TYPEFACES = ['design', 'sans', 'serif', 'mono'] as const
export type PaperTypeface = (typeof PAPER_TYPEFACES)[number]

/** The margins at both sides, beside those of the design. */
export const PAPER_MARGINS = ['narrow', 'design', 'wide'] as const
export type PaperMargins = (typeof PAPER_MARGINS)[number]

/** A design with what a company changed in it; absent: as the design is. */
export type PaperStyle = {
  readonly design: PaperDesignId
  readonly typeface?: PaperTypeface
  readonly margins?: PaperMargins
}
