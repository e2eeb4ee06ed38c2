/** Why a document cannot be in a file as it was issued. */
export const EXCLUSION_REASONS = [
  /** A currency has no rate in the settings. */
  'rate',
  /** No box of the return is known for its tax. */
  'box',
  /** The base is a margin, which the document does not state. */
  'margin',
  /** A line has no HSN or SAC. */
  'item_code',
  /** Where it is supplied is not known. */
  'place',
  /** It replaces another document, which the file has no table for here. */
  'replaces',
  /** More digits than the file holds. */
  'amount',
] as const
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number]
