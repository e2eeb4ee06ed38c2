import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/** Why an invitation was refused. */
export function inviteRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'already_member':
      return t`This person is a member already.`
    case 'role_not_allowed':
      return t`Only an owner can invite an owner.`
    default:
      return refusalMessage(refused)
  }
}
