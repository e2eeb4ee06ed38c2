import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

export function mailServerRefusal(refused: Refused): string {
  switch (refused.refusal) {
    case 'mail_server_fixed':
      return t`The operator of this instance set the mail server.`
    case 'password_missing':
      return t`Type the password again: the stored one is for another server or user.`
    case 'password_unprotected':
      return t`A password is never sent without encryption.`
    case 'mail_not_configured':
      return t`No mail server is set up.`
    case 'no_address':
      return t`A guest has no email address to send to.`
    case 'outgoing_off':
      return t`The operator of this instance switched off all connections to other servers.`
    default:
      return refusalMessage(refused)
  }
}
