import type { ProviderFieldName } from '@bordereau/contract/payment-accounts'
import { t } from '#macros'

/** The name of a key in the form. */
export function keyLabel(name: ProviderFieldName): string {
  switch (name) {
    case 'secretKey':
      return t`Secret key`
    case 'webhookSecret':
      return t`Signing secret of the webhook`
    case 'organizationToken':
      return t`Organization access token (optional)`
  }
}

/** What a key is for, where the account works without it, and how it begins. */
export function keyHelp(name: ProviderFieldName, begins: string): string {
  return name === 'organizationToken'
    ? t`With the permission settlements.read, to recognise payouts on bank statements. Begins with ${begins}`
    : t`Begins with ${begins}`
}
