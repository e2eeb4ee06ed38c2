import { type Action, type Role, may } from '@bordereau/domain/access/policy'
import type { Mode } from '@bordereau/domain/recurring/plan'

/** Who lets the program issue and send in her stead may do it herself. */
export function mayLet(role: Role, mode: Mode): boolean {
  return NEEDED[mode].every(action => may(role, action))
}

const NEEDED: Readonly<Record<Mode, readonly Action[]>> = {
  draft: ['invoices.draft'],
  issue: ['invoices.draft', 'invoices.issue'],
  send: ['invoices.draft', 'invoices.issue', 'invoices.send'],
}
