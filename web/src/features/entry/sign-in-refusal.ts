import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/** Why signing in was refused. */
export function signInRefusalMessage(refused: Refused): string {
  return refused.refusal === 'wrong_credentials'
    ? t`The email address or the password is not right.`
    : refusalMessage(refused)
}
