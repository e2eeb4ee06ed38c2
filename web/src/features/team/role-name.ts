import type { Role } from '@bordereau/domain/access/policy'
import { t } from '#macros'

export function roleName(role: Role): string {
  switch (role) {
    case 'owner':
      return t`Owner`
    case 'admin':
      return t`Administrator`
    case 'accountant':
      return t`Accountant`
    case 'member':
      return t`Member`
    case 'viewer':
      return t`Viewer`
  }
}

/** What the role may do, in a sentence. */
export function roleHelp(role: Role): string {
  switch (role) {
    case 'owner':
      return t`Everything, including deleting the company`
    case 'admin':
      return t`Everything except deleting the company`
    case 'accountant':
      return t`Reads everything and exports; changes nothing`
    case 'member':
      return t`Invoices, customers, items and payments; no settings`
    case 'viewer':
      return t`Reads everything; changes nothing`
  }
}
