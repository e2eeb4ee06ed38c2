import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { AppContext } from '../lib/app-context.ts'
import { checkoutProviderOf } from '../payment-providers/provider.ts'
import type { MandateRow } from './store.ts'

/** Whether the provider that keeps a method takes an amount of this currency. False: the instance has no such provider. */
export function canCollect(
  context: Pick<AppContext, 'providers'>,
  { provider }: Pick<MandateRow, 'provider'>,
  { currency, open }: { readonly currency: Currency; readonly open: Minor },
): boolean {
  const none = { number: '', account: null, payee: '', payeeNumbers: [] }
  return checkoutProviderOf(context, provider)?.isAvailable({ ...none, currency, open }) ?? false
}
