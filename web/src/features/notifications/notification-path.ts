import type { Notification } from '@bordereau/contract/notifications'

/** The path of its subject. */
export function notificationPath({ kind, about }: Notification, workspaceId: string): string {
  const base = `/w/${workspaceId}`
  if (about.invoiceId !== undefined) return `${base}/invoices/${about.invoiceId}`
  if (about.quoteId !== undefined) return `${base}/quotes/${about.quoteId}`
  if (about.recurringId !== undefined) return `${base}/recurring/${about.recurringId}`
  if (about.batchId !== undefined) return `${base}/invoices?batch=${about.batchId}`
  if (about.mailId !== undefined) return `${base}/mail/${about.mailId}`
  if (about.customerId !== undefined) return `${base}/customers/${about.customerId}`
  if (kind === 'bank_access_ending' || kind === 'bank_access_ended')
    return `${base}/settings/bank-connections`
  if (kind === 'overdue') return `${base}/invoices?tab=overdue`
  // A path of this application, never another site.
  if (kind === 'invited' && /^\/invitation\/[\w-]+$/.test(about.invitation ?? '')) {
    return about.invitation ?? base
  }
  return kind === 'joined' ? `${base}/settings/team` : base
}
