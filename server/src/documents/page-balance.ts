/** How the template lays the document out; all but the first save a page or fill the last one. */
export type Balance = {
  /** Factor of the distances between blocks. */
  readonly gap: number
  /** The notes are beside the totals. */
  readonly beside: boolean
  /** The totals begin a page, with the payment block and the notes. */
  readonly newPage: boolean
  /** So many of the last lines are on that page too. */
  readonly tail: number
  /** Few lines break over pages all the same; the template carries the sums of many without being told. */
  readonly carry: boolean
}

/** The number of a page, and the share of its text area above a point. */
export type Place = { readonly page: number; readonly height: number }

/** A document as laid out. */
export type LaidOut<Document> = {
  readonly document: Document
  readonly pages: number
  readonly linesEnd: Place
  /** The end of the text; a payment slip may follow on another page. */
  readonly end: Place
}

type Extent = {
  /** The number of invoice lines. */
  readonly lines: number
  /** The share of a text area that the payment slip takes, 0 without one. */
  readonly slip: number
}

/**
 * Lays a document out so that its last page is not nearly empty: tighter, tighter with the notes beside the totals, then
 * with the totals moved to the last page whole, with the last lines above them. Each further layout takes as long as the
 * first, so that one is tried only where it may save the page.
 */
export function balancePages<Document>(
  extent: Extent,
  layOut: (balance: Balance) => LaidOut<Document>,
): Document {
  const first = layOut(LOOSE)
  const kept = () => (breaksFew(extent, first) ? layOut({ ...LOOSE, carry: true }) : first).document
  if (first.pages === 1) return first.document
  if (first.pages > 2 && isBalanced(first)) return kept()
  const excess = excessOf(first, extent.slip)
  for (const { saves, ...balance } of TIGHTER) {
    if (excess > saves) continue
    const tried = layOut(balance)
    if (tried.pages < first.pages && isBalanced(tried)) return tried.document
  }
  if (isBalanced(first) || first.end.page < first.pages) return kept()
  const tail = Math.min(3, Math.floor(extent.lines / 2))
  const moved = layOut({ ...LOOSE, newPage: true, tail, carry: true })
  return moved.pages === first.pages && isBalanced(moved) ? moved.document : kept()
}

/** As much room as the design wants. */
export const LOOSE: Balance = { gap: 1, beside: false, newPage: false, tail: 0, carry: false }

/** With more lines the template marks where each ends, because they mostly break over pages (base.typ). */
const MANY_LINES = 12

function breaksFew({ lines }: Extent, { linesEnd }: LaidOut<unknown>): boolean {
  return lines <= MANY_LINES && linesEnd.page > 1
}

/** With the largest share of a page that each can save. */
const TIGHTER: readonly (Balance & { readonly saves: number })[] = [
  { ...LOOSE, gap: 0.65, saves: 0.14 },
  { ...LOOSE, gap: 0.4, beside: true, saves: 0.28 },
]

/** The share of a text area below which a page looks empty. */
const LEAST_USED = 0.18

/** A last page has enough on it, and lines above its totals. */
function isBalanced({ pages, linesEnd, end }: LaidOut<unknown>): boolean {
  if (pages === 1) return true
  return end.page === pages && end.height >= LEAST_USED && linesEnd.page === end.page
}

/** How much less must stand on the last page but one, as a share of a text area, so that it becomes the last. */
function excessOf({ pages, linesEnd, end }: LaidOut<unknown>, slip: number): number {
  if (end.page < pages) return end.height + slip - 1
  return end.height + slip - (linesEnd.page < end.page ? 1 - linesEnd.height : 0)
}
