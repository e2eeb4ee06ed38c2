import { type Action, type Role, may } from '@bordereau/domain/access/policy'
import type { Mode } from '@bordereau/domain/recurring/plan'

/** Whether a role may automate a mode: it needs the permission for each action that the automation performs. */
export function mayAutomate(role: Role, mode: Mode): boolean {
  return REQUIRED_ACTIONS[mode].every(action => may(role, action))
}

const REQUIRED_ACTIONS: Readonly<Record<Mode, readonly Action[]>> = {
  draft: ['invoices.draft'],
  issue: ['invoices.draft', 'invoices.issue'],
  send: ['invoices.draft', 'invoices.issue', 'invoices.send'],
}
