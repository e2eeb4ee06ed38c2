import type { Period } from '@bordereau/domain/invoice/invoice'
import { date } from '../node.ts'
import type { Node } from '../parse.ts'

/** BG-14, BG-26. */
export function readPeriod(node: Node | undefined): Period | undefined {
  if (!node) return undefined
  const start = date(node, 'StartDateTime/DateTimeString', true)
  const end = date(node, 'EndDateTime/DateTimeString', true)
  return { ...(start ? { start } : {}), ...(end ? { end } : {}) }
}
