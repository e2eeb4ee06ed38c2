import {
  type PaymentAccount,
  connectPaymentAccount,
  disconnectPaymentAccount,
  listPaymentAccounts,
} from '@bordereau/contract/payment-accounts'
import type { RequestOf } from '@bordereau/contract/endpoint'
import { refuse } from '@bordereau/domain/decision'
import * as z from 'zod'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import {
  type CheckoutProvider,
  type ProviderServices,
  checkoutProviderOf,
} from '../payment-providers/provider.ts'
import { deleteSecret, putSecret, tryReadSecret } from '../secrets/store.ts'
import {
  deletePaymentAccountRow,
  findPaymentAccount,
  isSampleWorkspace,
  putPaymentAccountRow,
} from './account-store.ts'
import { eventsUrlOf, secretName, servicesOf } from './provider-access.ts'

export const listPaymentAccountsRoute = workspaceRoute(
  listPaymentAccounts,
  async ({ context, tx, member }) => {
    const accounts: PaymentAccount[] = []
    for (const provider of context.providers)
      if (provider.kind === 'checkout' && provider.fields.length > 0)
        accounts.push(await present(tx, context, member.workspaceId, provider))
    return respond({ accounts })
  },
)

/** The provider is asked between two transactions, because it may take seconds. */
export const connectPaymentAccountRoute = workspaceRoute(
  connectPaymentAccount,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const provider = checkoutProviderOf(context, query.provider)
    if (!provider || provider.fields.length === 0) return refuse('not_found')
    if (await isSampleWorkspace(tx, workspaceId)) return refuse('sample_company')
    const keys = keysOf(provider, input.keys)
    const wrong = provider.fields.find(
      ({ name, pattern, isOptional }) =>
        !pattern.test(keys[name] ?? '') && !(isOptional && keys[name] === undefined),
    )
    if (wrong) return refuse('key_invalid', { field: wrong.name })
    return afterCommitInParts(async transaction => {
      const connected = await provider.connect(servicesOf(context, provider, keys))
      if (!connected.ok) return connected
      const { id, name, mode } = connected.value
      if (mode === 'sandbox') return refuse('key_refused')
      const at = context.clock.now()
      const view = await transaction(async next => {
        const before = await findPaymentAccount(next, workspaceId, provider.name)
        for (const { name: field } of provider.fields) {
          const owner = { workspaceId, name: secretName(provider.name, field) }
          const text = keys[field]
          if (text === undefined) await deleteSecret(next, owner)
          else await putSecret(next, context.secretBox, owner, { text, at })
        }
        await putPaymentAccountRow(next, {
          workspace_id: workspaceId,
          provider: provider.name,
          mode,
          account_id: id,
          account_name: name,
          hints: Object.fromEntries(Object.entries(keys).map(([of, key]) => [of, hintOf(key)])),
          read_until: before?.account_id === id ? before.read_until : at,
          updated_at: at,
        })
        return present(next, context, workspaceId, provider)
      })
      return respond(view)
    })
  },
)

export const disconnectPaymentAccountRoute = workspaceRoute(
  disconnectPaymentAccount,
  async ({ context, tx, member, query }) => {
    const { workspaceId } = member
    const provider = checkoutProviderOf(context, query.provider)
    if (!provider || !(await findPaymentAccount(tx, workspaceId, provider.name)))
      return refuse('not_found')
    await deletePaymentAccountRow(tx, workspaceId, provider.name)
    for (const { name } of provider.fields)
      await deleteSecret(tx, { workspaceId, name: secretName(provider.name, name) })
    return respond({})
  },
)

/** What was entered, without fields that were left empty. */
function keysOf(
  { fields }: CheckoutProvider,
  entered: RequestOf<typeof connectPaymentAccount>['keys'],
): ProviderServices['keys'] {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const key = entered[name]?.trim() ?? ''
      return key === '' ? [] : [[name, key]]
    }),
  )
}

const HINT_CHARACTERS = 4
const hintsShape = z.record(z.string(), z.string())

function hintOf(key: string): string {
  return key.slice(-HINT_CHARACTERS)
}

async function present(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  provider: CheckoutProvider,
): Promise<PaymentAccount> {
  const { name, label, fields, eventTypes } = provider
  const row = await findPaymentAccount(tx, workspaceId, name)
  const readable = row ? await isReadable(tx, context, workspaceId, provider) : false
  return {
    provider: name,
    label,
    fields: fields.map(one => ({
      name: one.name,
      begins: one.begins,
      required: one.isOptional !== true,
    })),
    eventsUrl: eventsUrlOf(context, name, workspaceId),
    eventTypes: [...eventTypes],
    account: row
      ? {
          id: row.account_id,
          name: row.account_name,
          mode: row.mode,
          hints: hintsShape.parse(row.hints),
          readable,
        }
      : null,
  }
}

async function isReadable(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  { name, fields }: CheckoutProvider,
): Promise<boolean> {
  for (const field of fields) {
    const owner = { workspaceId, name: secretName(name, field.name) }
    const key = await tryReadSecret(tx, context.secretBox, owner)
    if (key === 'unreadable' || (key === undefined && !field.isOptional)) return false
  }
  return true
}
