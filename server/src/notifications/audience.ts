import type { NotificationKind } from '@bordereau/contract/notifications'
import { type Action, type Role, may } from '@bordereau/domain/access/policy'

/** Told of a thing is who may see it. */
export function mayBeTold(role: Role, kind: NotificationKind): boolean {
  return may(role, SEEN_BY[kind])
}

const SEEN_BY: Readonly<Record<NotificationKind, Action>> = {
  viewed: 'invoices.read',
  overdue: 'invoices.read',
  paid: 'payments.read',
  bounced: 'mail.read',
  failed: 'mail.read',
  joined: 'members.read',
  invited: 'company.read',
  // Whoever can do something about it.
  recurring_failed: 'invoices.issue',
  recurring_drafted: 'invoices.issue',
}

export type Wish = { readonly inApp: boolean; readonly byMail: boolean }

/** Until a person says otherwise: seen by whoever works here, and nobody's letterbox is filled unasked. */
export const USUAL: Wish = { inApp: true, byMail: false }
