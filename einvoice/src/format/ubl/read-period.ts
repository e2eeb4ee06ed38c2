import type { Period } from '@bordereau/domain/invoice/invoice'
import { date, first } from '../node.ts'
import type { Node } from '../parse.ts'

/** BG-14, BG-26. */
export function readPeriod(node: Node | undefined): Period | undefined {
  if (!node) return undefined
  const [start, end] = [date(node, 'StartDate'), date(node, 'EndDate')]
  // BT-8 alone is no period; an empty element is one, which BR-CO-19 reports.
  if (!start && !end && first(node, 'DescriptionCode')) return undefined
  return { ...(start ? { start } : {}), ...(end ? { end } : {}) }
}
