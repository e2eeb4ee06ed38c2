import {
  type PaymentAccount,
  connectPaymentAccount,
  listPaymentAccounts,
} from '@bordereau/contract/payment-accounts'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { type FieldErrors, useForm } from '../../form/form.ts'

/** The form that connects an account; its errors are those of the provider too. */
export function useConnectAccount({ provider, fields }: PaymentAccount, onClose: () => void) {
  const { workspaceId } = useWorkspace()
  const { mutate, pending, refused } = useMutation(connectPaymentAccount, {
    invalidates: [listPaymentAccounts],
  })
  const form = useForm({ secretKey: '', webhookSecret: '', organizationToken: '' }, values =>
    Object.fromEntries(
      fields.flatMap(({ name, required }) =>
        required && values[name].trim() === '' ? [[name, t`Fill this in`]] : [],
      ),
    ),
  )
  const send = form.submit(async keys => {
    const response = await mutate({ query: { workspaceId, provider }, body: { keys } })
    if (!response.ok) return { ...response, errors: keyErrors(response) }
    onClose()
    return response
  })
  return { form, send, pending, refused }
}

/** The field whose key is no key of its kind, or is the one that the provider does not accept. */
function keyErrors(refused: Refused): FieldErrors {
  return isOfField(refused)
    ? { [String(Object(refused.detail).field)]: connectRefusalMessage(refused) }
    : {}
}

/** Whether the refusal is said at a field. */
export function isOfField({ refusal, detail }: Refused): boolean {
  const isOfKey = refusal === 'key_invalid' || refusal === 'key_refused'
  return isOfKey && typeof Object(detail).field === 'string'
}

export function connectRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'key_invalid':
      return t`This is not a key of this kind. Copy it again from the provider.`
    case 'key_refused':
      return t`The provider does not accept this key. Copy it again, or give it the permissions.`
    case 'provider_unavailable':
      return t`The provider cannot be reached at the moment. Try again later.`
    case 'sample_company':
      return t`A sample company cannot be paid real money.`
    default:
      return refusalMessage(refused)
  }
}
