import { connectPaymentAccount } from '@bordereau/contract/payment-accounts'
import type { Invoice } from '../invoices/testing.ts'
import { payPath, post } from '../collections/testing.ts'
import type { Client, TestApp } from '../lib/testing.ts'
import { MOLLIE_KEY, startMollie } from '../payment-providers/mollie-testing.ts'
import { STRIPE_KEYS, startStripe, stripeSignature } from '../payment-providers/stripe-testing.ts'

export type Act = 'refund' | 'collection'
/**
 * 'deaf': what is asked for is made, and the answer lost. 'unlisted', 'torn': no list, or no second page of it. 'refusing': no
 * refund is made.
 */
export type ProviderState = 'up' | 'down' | 'deaf' | 'unlisted' | 'torn' | 'refusing'

/** A provider on this machine, seen by what it does with money. */
export type MoneyServer = {
  readonly name: string
  readonly url: string
  readonly keys: { readonly secretKey: string; readonly webhookSecret: string }
  readonly setState: (state: ProviderState) => void
  readonly setPageSize: (rows: number) => void
  readonly forgetKeys: () => void
  /** How often it made an act of ours so far. */
  readonly countMade: (act: Act) => number
  /** How often acts of the kind were asked for or looked for. */
  readonly countAsked: (act: Act) => number
  /** What was made last has failed at a bank. */
  readonly failLast: (act: Act) => void
  /** Other software makes some of the same kind, which are listed before ours. */
  readonly makeOthers: (act: Act, count: number) => void
  /** Pays an invoice on the provider's page, keeping the method; `meanwhile` is done while the customer is there. */
  readonly pay: (
    at: TestApp,
    workspaceId: string,
    invoice: Invoice,
    meanwhile?: () => Promise<unknown>,
  ) => Promise<void>
  readonly close: () => Promise<void>
}

export async function connect(
  owner: Client,
  workspaceId: string,
  { name: provider, keys }: MoneyServer,
): Promise<void> {
  await owner.must(connectPaymentAccount, { query: { workspaceId, provider }, body: { keys } })
}

export async function startMoneyStripe(): Promise<MoneyServer> {
  const stripe = await startStripe()
  const ours = { refund: stripe.refunds, collection: stripe.intents }
  return {
    name: 'stripe',
    url: stripe.url,
    keys: STRIPE_KEYS,
    setState: state => (stripe.state = state),
    setPageSize: rows => (stripe.pageSize = rows),
    forgetKeys: stripe.forgetKeys,
    countMade: act => ours[act].filter(({ metadata }) => metadata['bordereau']).length,
    countAsked: act => stripe.requests.filter(({ path }) => path === STRIPE_PATHS[act]).length,
    failLast: act => {
      if (act === 'refund') Object.assign(stripe.refunds.at(-1) ?? {}, { status: 'failed' })
      else
        Object.assign(stripe.intents.at(-1) ?? {}, {
          status: 'requires_payment_method',
          last_payment_error: { code: 'expired_card' },
        })
    },
    makeOthers: (act, count) => {
      const rows: { readonly id: string; readonly metadata: object }[] = ours[act]
      const [last] = rows.slice(-1)
      for (let no = 0; no < count; no += 1)
        rows.push({ ...last, id: `${act}_${rows.length}`, metadata: {}, ...FAILED })
    },
    pay: async (at, workspaceId, invoice, meanwhile) => {
      const begun = await post(at, `${payPath(invoice)}/checkout/stripe`, { save: '1' })
      const id = String(begun.headers.location).split('/').at(-1) ?? ''
      const metadata = { bordereau: stripe.requests.at(-1)?.form.get('client_reference_id') }
      await meanwhile?.()
      const paid = { payment_status: 'paid', amount_total: 16639, currency: 'eur' }
      const object = { id, ...paid, metadata, payment_intent: `pi_${id}` }
      const created = Math.floor(at.clock.now().getTime() / 1000)
      const type = 'checkout.session.completed'
      const event = { id: `evt_${id}`, object: 'event', type, livemode: false, created }
      const payload = JSON.stringify({ ...event, data: { object } })
      await at.app.inject({
        method: 'POST',
        url: `/api/payment-providers/stripe/events/${workspaceId}`,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': stripeSignature(payload, created),
        },
        payload,
      })
    },
    close: stripe.close,
  }
}

const STRIPE_PATHS = { refund: '/v1/refunds', collection: '/v1/payment_intents' }
const MOLLIE_PATHS = { refund: 'refunds', collection: 'payments' }

/** A refund that failed is of no account, here or elsewhere. */
const FAILED = { status: 'failed' }

export async function startMoneyMollie(): Promise<MoneyServer> {
  const mollie = await startMollie()
  const rowsOf = (act: Act) => (act === 'refund' ? mollie.refunds : mollie.payments)
  const isOurs = (act: Act, metadata: unknown) => act in Object(metadata)
  return {
    name: 'mollie',
    url: mollie.url,
    keys: { secretKey: MOLLIE_KEY, webhookSecret: '' },
    setState: state => (mollie.state = state),
    setPageSize: rows => (mollie.pageSize = rows),
    forgetKeys: mollie.forgetKeys,
    countMade: act => rowsOf(act).filter(({ metadata }) => isOurs(act, metadata)).length,
    countAsked: act =>
      mollie.requests.filter(({ path }) => path.split('/').at(-1) === MOLLIE_PATHS[act]).length,
    failLast: act => {
      const statusReason = { code: 'MD01', message: '' }
      Object.assign(rowsOf(act).at(-1) ?? {}, FAILED, act === 'refund' ? {} : { statusReason })
    },
    makeOthers: (act, count) => {
      const rows: { readonly id: string; readonly metadata: unknown }[] = rowsOf(act)
      const [last] = rows.slice(-1)
      for (let no = 0; no < count; no += 1)
        rows.push({ ...last, id: `${act}_${rows.length}`, metadata: null, ...FAILED })
    },
    pay: async (at, workspaceId, invoice, meanwhile) => {
      mollie.now = at.clock.now
      await post(at, `${payPath(invoice)}/checkout/mollie`, { save: '1' })
      await meanwhile?.()
      const payment = mollie.payments.at(-1)
      if (!payment?.customerId) throw new Error('no first payment was begun')
      const id = `mdt_${mollie.mandates.length + 1}`
      mollie.mandates.push({ id, customerId: payment.customerId, status: 'valid' })
      const paidAt = at.clock.now().toISOString()
      Object.assign(payment, { method: 'ideal', mandateId: id, status: 'paid', paidAt })
      const url = `/api/payment-providers/mollie/events/${workspaceId}`
      await post(at, url, { id: payment.id })
    },
    close: mollie.close,
  }
}
