import { type Decision, accept, refuse } from '../decision.ts'
import type { Role } from './role.ts'

export { ROLES, type Role, roleOf } from './role.ts'

export const ACTIONS = [
  'company.read',
  'company.update',
  'company.delete',
  'members.read',
  'members.invite',
  'members.change_role',
  'members.remove',
  'customers.read',
  'customers.create',
  'customers.update',
  'customers.delete',
  'items.read',
  'items.create',
  'items.update',
  'items.delete',
  'invoices.read',
  'invoices.draft',
  'invoices.delete_draft',
  'invoices.issue',
  'invoices.send',
  'invoices.credit',
  'invoices.export',
  'quotes.read',
  'quotes.draft',
  'quotes.send',
  'payments.read',
  'payments.record',
  'payments.reverse',
  'payments.refund',
  'payments.connect',
  'mail.read',
  'mail.send',
  'journal.read',
  'calendar.read',
  'views.read',
  'views.save',
  'views.share',
  'settings.read',
  'settings.update',
  'import',
] as const
export type Action = (typeof ACTIONS)[number]

/** Whether the role permits the action. The server refuses by it, the page hides buttons by it. */
export function may(role: Role, action: Action): boolean {
  return GRANTS[role].has(action)
}

/** Whether the actor may give the target another role. Only owners grant or revoke ownership. */
export function mayChangeRole(actor: Role, target: Role, next: Role): boolean {
  return may(actor, 'members.change_role') && ranksOver(actor, target) && ranksOver(actor, next)
}

export function mayInvite(actor: Role, role: Role): boolean {
  return may(actor, 'members.invite') && ranksOver(actor, role)
}

export function mayRemove(actor: Role, target: Role): boolean {
  return may(actor, 'members.remove') && ranksOver(actor, target)
}

/** A role change, or a removal (next: null). A company always has an owner. `owners` is the count before the change. */
export function decideRoleChange(change: {
  readonly actor: Role
  readonly target: Role
  readonly next: Role | null
  readonly owners: number
}): Decision<Role | null, 'forbidden' | 'last_owner'> {
  const { actor, target, next, owners } = change
  const allowed = next === null ? mayRemove(actor, target) : mayChangeRole(actor, target, next)
  if (!allowed) return refuse('forbidden')
  if (target === 'owner' && next !== 'owner' && owners <= 1) return refuse('last_owner')
  return accept(next)
}

/** An admin manages every member except owners; an owner manages all members. */
function ranksOver(actor: Role, other: Role): boolean {
  return actor === 'owner' || other !== 'owner'
}

const READS = ACTIONS.filter(action => action.endsWith('.read'))

/** Actions on a user's own data: private views of lists. Sharing a view is an action of its own. */
const PERSONAL: readonly Action[] = ['views.save']

/** Actions reserved for owners and admins; a member may do everything else. */
const MANAGEMENT: readonly Action[] = [
  'company.update',
  'company.delete',
  'members.invite',
  'members.change_role',
  'members.remove',
  'settings.update',
  'payments.refund',
  'payments.connect',
]

/** Actions reserved for owners: to whose account customers pay is theirs to say. */
const OWNERSHIP: readonly Action[] = ['company.delete', 'payments.connect']

const GRANTS: Readonly<Record<Role, ReadonlySet<Action>>> = {
  owner: new Set(ACTIONS),
  admin: new Set(ACTIONS.filter(action => !OWNERSHIP.includes(action))),
  accountant: new Set<Action>([...READS, ...PERSONAL, 'invoices.export']),
  member: new Set(ACTIONS.filter(action => !MANAGEMENT.includes(action))),
  viewer: new Set<Action>([...READS, ...PERSONAL]),
}
