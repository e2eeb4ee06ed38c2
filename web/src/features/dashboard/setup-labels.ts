import type { SetupTask } from '@bordereau/domain/setup-task'
import { t } from '#macros'

/** The id of the card of e-invoicing obligations, on the page of the list itself. */
export const OBLIGATIONS_ID = 'e-invoicing-obligations'

export function setupTaskLabel(task: SetupTask): string {
  switch (task) {
    case 'company':
      return t`Complete your company details`
    case 'mail':
      return t`Choose how your messages leave`
    case 'address_confirmed':
      return t`Confirm your email address`
    case 'bank':
      return t`Add your bank account`
    case 'logo':
      return t`Add your logo`
    case 'e_invoicing':
      return t`Read your e-invoicing obligations`
    case 'customer':
      return t`Add your first customer`
    case 'invoice':
      return t`Issue your first invoice`
  }
}

/** Where it is done, inside of the company's pages. */
export function setupTaskPath(task: SetupTask): string {
  return PATHS[task]
}

const PATHS: Readonly<Record<SetupTask, string>> = {
  company: 'settings/company',
  mail: 'settings/email',
  address_confirmed: 'settings/account',
  bank: 'settings/bank',
  logo: 'settings/branding',
  e_invoicing: `#${OBLIGATIONS_ID}`,
  customer: 'customers/new',
  invoice: 'invoices/new',
}
