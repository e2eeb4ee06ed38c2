import type { Notification } from '@bordereau/contract/notifications'

/** Where the thing is. */
export function placeOfNotification({ kind, about }: Notification, workspaceId: string): string {
  const base = `/w/${workspaceId}`
  if (about.invoiceId !== undefined) return `${base}/invoices/${about.invoiceId}`
  if (about.recurringId !== undefined) return `${base}/recurring/${about.recurringId}`
  if (about.mailId !== undefined) return `${base}/mail/${about.mailId}`
  if (about.customerId !== undefined) return `${base}/customers/${about.customerId}`
  // A path of this application, never another site.
  if (kind === 'invited' && /^\/invitation\/[\w-]+$/.test(about.invitation ?? '')) {
    return about.invitation ?? base
  }
  return kind === 'joined' ? `${base}/settings/team` : base
}
