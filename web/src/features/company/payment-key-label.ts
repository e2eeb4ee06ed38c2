import type { ProviderFieldName } from '@bordereau/contract/payment-accounts'
import { t } from '#macros'

/** The name of a key in the form. */
export function keyLabel(name: ProviderFieldName): string {
  return name === 'secretKey' ? t`Secret key` : t`Signing secret of the webhook`
}
