import { openBusiness } from './business.ts'
import { startMailServer } from './mail-server.ts'
import { type Databases, type ENGINES, startOn } from './on-engine.ts'
import { STRIPE_KEYS, eventsTo, startStripe } from './stripe-server.ts'
import { expectOk, visitor } from './visitor.ts'

export type StripeBusiness = Awaited<ReturnType<typeof startWithStripe>>

/** The application on an engine with a business that is connected to Stripe, and with a mail server; `stop` ends all of them. */
export async function startWithStripe(engine: (typeof ENGINES)[number], databases: Databases) {
  const [stripe, mailServer] = await Promise.all([startStripe(), startMailServer()])
  const app = await startOn(engine, databases, {
    STRIPE_URL: stripe.url,
    OUTGOING_ALLOW_HTTP: 'true',
    OUTGOING_ALLOW_NETWORKS: '127.0.0.1',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'rechnung@atelier.example',
  })
  const owner = visitor(() => app.url)
  const business = await openBusiness(owner)
  const company = `/api/workspaces/${business.workspaceId}`
  await expectOk(owner.send('PUT', `${company}/payment-accounts/stripe`, { keys: STRIPE_KEYS }))
  const events = eventsTo(app.url, business.workspaceId)
  const stop = async () => {
    await app.stop()
    await mailServer.close()
    stripe.close()
  }
  return { stripe, mailServer, app, owner, business, events, stop }
}
