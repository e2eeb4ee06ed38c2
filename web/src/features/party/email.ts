import { optionalEmail } from '@bordereau/contract/value'
import { t } from '#macros'
import type { FieldErrors } from '../../form/form.ts'

/** The error of a contact's email address; an empty one is valid. */
export function optionalEmailErrors(email: string): FieldErrors {
  return optionalEmail.safeParse(email).success ? {} : { 'contact.email': t`Invalid email address` }
}
