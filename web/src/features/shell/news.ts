import type { Action } from '@bordereau/domain/access/policy'
import { t } from '#macros'

/** Something new in this release; `path`: where it is found, for those who may do the action. */
export type NewsEntry = {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly action: Action
}

/** The newest first. */
export function news(): readonly NewsEntry[] {
  return [
    {
      title: t`Journal for your accountant`,
      text: t`Every document, payment, fee and refund of a period as entries on your accounts: as a table, FEC or DATEV batch.`,
      path: '/reports',
      action: 'invoices.export',
    },
    {
      title: t`Glossary, exports and search by amount`,
      text: t`Help explains the words of e-invoicing. Customers and items are exported and archived together. A typed amount finds its invoices.`,
      path: '/customers',
      action: 'customers.read',
    },
    {
      title: t`Attachments`,
      text: t`Add files to a draft: they are in the PDF, the e-invoice and the email, and your customer can download them.`,
      path: '/invoices/new',
      action: 'invoices.draft',
    },
    {
      title: t`Fields of your own`,
      text: t`Project, cost centre, vehicle: name up to eight fields for your documents.`,
      path: '/settings/branding',
      action: 'company.update',
    },
    {
      title: t`Self-billed invoices`,
      text: t`Write the invoice of a supplier who agreed to it, with their law and their numbers.`,
      path: '/customers',
      action: 'invoices.draft',
    },
    {
      title: t`Quotes`,
      text: t`Customers choose, sign or decline online; one click makes the invoice.`,
      path: '/quotes',
      action: 'quotes.read',
    },
    {
      title: t`Reminders by themselves`,
      text: t`They go out before and after the due date, each once and never after payment.`,
      path: '/settings/reminders',
      action: 'company.update',
    },
    {
      title: t`Online payment`,
      text: t`Let customers pay by card or direct debit through your own account at Stripe or Mollie.`,
      path: '/settings/payments',
      action: 'company.update',
    },
  ]
}
