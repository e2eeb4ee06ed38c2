import type { NotificationKind } from '@bordereau/contract/notifications'
import { type Action, type Role, may } from '@bordereau/domain/access/policy'

/** A notification goes only to roles that may read its subject. */
export function mayReceive(role: Role, kind: NotificationKind): boolean {
  return may(role, REQUIRED_ACTION[kind])
}

const REQUIRED_ACTION: Readonly<Record<NotificationKind, Action>> = {
  viewed: 'invoices.read',
  overdue: 'invoices.read',
  paid: 'payments.read',
  disputed: 'payments.read',
  bank_access_ending: 'payments.read',
  bank_access_ended: 'payments.read',
  provider_unread: 'payments.read',
  collection_failed: 'payments.read',
  mandate_ended: 'payments.read',
  refund_failed: 'payments.read',
  bounced: 'mail.read',
  failed: 'mail.read',
  joined: 'members.read',
  invited: 'company.read',
  // Roles that can fix the problem.
  recurring_failed: 'invoices.issue',
  recurring_drafted: 'invoices.issue',
  batch_finished: 'invoices.read',
  files_damaged: 'settings.update',
  quote_accepted: 'quotes.read',
  quote_declined: 'quotes.read',
  quote_expired: 'quotes.read',
}

export type Preference = { readonly inApp: boolean; readonly byMail: boolean }

/** Without a stored preference: shown in the application, not sent by e-mail. */
export const DEFAULT_PREFERENCE: Preference = { inApp: true, byMail: false }
