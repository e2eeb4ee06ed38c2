import { NOTICE_DAYS } from '@bordereau/domain/payment/collection'
import { collectionTextIn } from '@bordereau/domain/text/collection-text'
import { formatQuantity } from '@bordereau/domain/text/format'
import { decimal } from '@bordereau/domain/money/decimal'
import { textLanguageOf } from '@bordereau/domain/text/text-language'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { findProviderCustomer, insertMandate } from '../mandates/store.ts'
import type { ProviderAccess } from './provider-access.ts'

/** What a customer ticked beside a checkout, and from where. */
export type Consent = {
  readonly customerId: string
  readonly customerName: string
  readonly seller: string
  /** Of the page on which it was ticked. */
  readonly language: string
  readonly networkAddress: string
}

/** The words beside the tick: its label, and what is agreed to with it. */
export function consentWords(seller: string, language: string) {
  const text = collectionTextIn(language)
  const days = formatQuantity(decimal(NOTICE_DAYS.direct_debit), language)
  return { label: text.agree({ seller }), terms: text.terms({ seller, days }) }
}

/** Stores what the customer agreed to, with the checkout that begins. Returns what the provider needs of it. */
export async function askForMandate(
  tx: Tx,
  context: AppContext,
  checkout: {
    readonly workspaceId: string
    readonly id: string
    readonly provider: string
    readonly access: ProviderAccess
  },
  consent: Consent,
): Promise<{ readonly customer: string | null; readonly name: string }> {
  const { workspaceId, provider, access } = checkout
  const { customerId, language, networkAddress, customerName: name } = consent
  const account = { provider, mode: access.mode, account_id: access.accountId }
  const { label, terms } = consentWords(consent.seller, language)
  await insertMandate(tx, {
    workspace_id: workspaceId,
    id: newId(),
    customer_id: customerId,
    checkout_id: checkout.id,
    ...account,
    status: 'asked',
    wording: `${label}\n\n${terms}`,
    language: textLanguageOf(language),
    agreed_at: context.clock.now(),
    network_address: networkAddress,
  })
  const customer = await findProviderCustomer(tx, { workspaceId, customerId }, account)
  return { customer, name }
}
