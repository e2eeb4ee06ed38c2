import { optionalEmail } from '@bordereau/contract/value'
import { t } from '@lingui/core/macro'
import type { Faults } from '../../form.ts'

/** The fault of a contact's address: empty is fine, half an address is not. */
export function optionalEmailFault(email: string): Faults {
  return optionalEmail.safeParse(email).success ? {} : { 'contact.email': t`Invalid email address` }
}
