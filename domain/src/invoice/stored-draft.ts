import type { Draft } from './draft.ts'

/** The format in which drafts are stored now. A change to the shape of `Draft` takes the next number and a step below. */
export const DRAFT_FORMAT = 3

type Stored = Readonly<Record<string, unknown>>

/** What each format lacked of the next one. Rows of issued documents are never rewritten, so no step is ever removed. */
const STEPS: Readonly<Record<number, (stored: Stored) => Stored>> = {
  // A line has a note of its own (BT-127).
  1: stored => ({ ...stored, lines: listOf(stored['lines']).map(line => ({ note: '', ...line })) }),
  // A line says what it supplies, and which tax its item has of its own. Only goods have an intra-Community supply (category K); the rest is not known.
  2: stored => ({
    ...stored,
    lines: listOf(stored['lines']).map(line => ({
      supply: isIntraCommunity(line) ? 'goods' : 'services',
      ownTax: null,
      ...line,
    })),
  }),
}

/**
 * A stored draft in today's shape, raised from its format step by step. Throws RangeError for a format that this release
 * does not know: a newer release wrote it.
 */
export function upcastDraft(stored: unknown, format: number): Draft {
  if (format < 1 || format > DRAFT_FORMAT || !Number.isInteger(format))
    throw new RangeError(`draft of unknown format ${format}`)
  let raised = stored as Stored
  for (let at = format; at < DRAFT_FORMAT; at += 1) raised = STEPS[at]?.(raised) ?? raised
  // The contract checked its shape when it was written.
  return raised as unknown as Draft
}

function isIntraCommunity({ tax }: Stored): boolean {
  return typeof tax === 'object' && tax !== null && 'category' in tax && tax.category === 'K'
}

function listOf(value: unknown): readonly Stored[] {
  return Array.isArray(value) ? value : []
}
