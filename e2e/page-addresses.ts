import { draftFor } from './business.ts'
import { type Visitor, expectOk } from './visitor.ts'

/** A page to visit: its route as the router has it, its address, and the name of its screenshot. */
export type PageAddress = {
  readonly route: string
  readonly at: string
  readonly name: string
  /** The title after a redirect, where the address redirects. */
  readonly title?: RegExp
}

/** The public pages of an instance with an owner: valid addresses and unknown ones. */
export function publicPages(invitation: string): readonly PageAddress[] {
  return [
    pageAt('sign-in'),
    pageAt('sign-up'),
    pageAt('forgot'),
    pageAt('reset/:token', 'reset/never-sent', 'reset'),
    pageAt('verify/:token', 'verify/never-sent', 'verify'),
    pageAt('invitation/:token', invitation, 'invitation'),
    pageAt('invitation/:token', 'invitation/never-sent', 'invitation-unknown'),
    pageAt('*', 'nowhere', 'not-found'),
  ]
}

const SETTINGS = [
  'company',
  'branding',
  'mail-texts',
  'email',
  'reminders',
  'bank',
  'bank-connections',
  'payments',
  'numbering',
  'taxes',
  'currencies',
  'accounts',
  'team',
  'journal',
  'account',
  'notifications',
  'sessions',
  'instance',
  'monitoring',
] as const

const STEPS = ['identity', 'bank', 'brand', 'numbering', 'mail'] as const

/** Every page of the sample company, and the wizard of a new company. */
export async function companyPages(
  owner: Visitor,
  sampleId: string,
  freshId: string,
): Promise<readonly PageAddress[]> {
  const inside = (route: string, at = route, name = route) =>
    pageAt(route, `w/${sampleId}/${at}`.replace(/\/$/, ''), name)
  const customer = await firstOf(owner, sampleId, 'customers')
  const item = await firstOf(owner, sampleId, 'items')
  const message = await firstOf(owner, sampleId, 'mail')
  const recurring = await firstOf(owner, sampleId, 'recurring')
  const body = { customerId: customer }
  const quote = await expectOk(owner.send('POST', `/api/workspaces/${sampleId}/quotes`, body))
  return [
    inside('w/:workspaceId', '', 'dashboard'),
    pageAt('w/:workspaceId', `w/${freshId}`, 'dashboard-empty'),
    inside('invoices'),
    inside('invoices', 'invoices?tab=overdue&sort=-amount&currency=EUR', 'invoices-filtered'),
    pageAt('invoices', `w/${freshId}/invoices`, 'invoices-empty'),
    { ...inside('invoices/new'), title: /^Draft invoice/ },
    ...(await documentPages(owner, sampleId)),
    inside('quotes'),
    pageAt('quotes', `w/${freshId}/quotes`, 'quotes-empty'),
    { ...inside('quotes/new'), title: /^Draft quote/ },
    inside('quotes/:quoteId', `quotes/${String(quote['id'])}`, 'quote'),
    inside('recurring'),
    pageAt('recurring', `w/${freshId}/recurring`, 'recurring-empty'),
    inside('recurring/:recurringId', `recurring/${recurring}`, 'recurring-invoice'),
    inside('customers'),
    pageAt('customers', `w/${freshId}/customers`, 'customers-empty'),
    inside('customers/:customerId', 'customers/new', 'customer-new'),
    inside('customers/:customerId', `customers/${customer}`, 'customer'),
    inside('customers/import'),
    inside('items'),
    inside('items/:itemId', 'items/new', 'item-new'),
    inside('items/:itemId', `items/${item}`, 'item'),
    inside('items/import'),
    inside('payments'),
    inside('bank'),
    inside('receivables'),
    pageAt('receivables', `w/${freshId}/receivables`, 'receivables-empty'),
    inside('upcoming'),
    pageAt('upcoming', `w/${freshId}/upcoming`, 'upcoming-empty'),
    inside('reports'),
    inside('reports', 'reports?kind=revenue&period=2026', 'reports-revenue'),
    inside('reports', 'reports?kind=payments&by=method&period=2026', 'reports-payments'),
    pageAt('reports', `w/${freshId}/reports`, 'reports-empty'),
    inside('calendar', 'calendar?month=2026-11', 'calendar'),
    inside('calendar', 'calendar?show=agenda', 'calendar-agenda'),
    pageAt('calendar', `w/${freshId}/calendar`, 'calendar-empty'),
    inside('mail'),
    inside('mail/:mailId', `mail/${message}`, 'message'),
    inside('settings'),
    ...SETTINGS.map(subject => inside(subject, `settings/${subject}`, `settings-${subject}`)),
    inside('*', 'settings/nowhere', 'settings-not-found'),
    inside('*', 'nowhere', 'company-not-found'),
    pageAt('new-company'),
    ...STEPS.map(step =>
      pageAt('w/:workspaceId/setup/:step?', `w/${freshId}/setup/${step}`, `setup-${step}`),
    ),
  ]
}

/** A document in each status. */
async function documentPages(owner: Visitor, sampleId: string): Promise<PageAddress[]> {
  const stages = { draft: 'draft', overdue: 'overdue', paid: 'paid', credit_notes: 'credit-note' }
  const found = await Promise.all(
    Object.entries(stages).map(async ([tab, name]) => {
      const id = await firstOf(owner, sampleId, 'invoices', `&tab=${tab}`)
      return pageAt('invoices/:invoiceId', `w/${sampleId}/invoices/${id}`, `invoice-${name}`)
    }),
  )
  return found
}

/** The pay page of an open document in each currency, of a paid one, of a revoked link, the page of a quote, and the portal. */
export async function payPages(owner: Visitor, sampleId: string): Promise<readonly PageAddress[]> {
  const at = `/api/workspaces/${sampleId}/invoices`
  const pay = async (query: string, name: string) => {
    const id = await firstOf(owner, sampleId, 'invoices', query)
    const { payLink } = await expectOk(owner.get(`${at}/${id}`))
    return pageAt('pay/:token', new URL(String(payLink)).pathname.slice(1), `pay-${name}`)
  }
  const known = await Promise.all([
    ...['EUR', 'PLN', 'INR', 'USD'].map(code => pay(`&tab=open&currency=${code}`, code)),
    pay('&tab=paid', 'paid'),
  ])
  return [
    ...known,
    pageAt('quote/:token', await sentQuote(owner, sampleId), 'quote-public'),
    ...(await portalPages(owner, sampleId)),
    pageAt('pay/:token', `pay/never-given-${'x'.repeat(40)}`, 'pay-ended'),
    pageAt('pay/:token', 'pay/never-given', 'pay-mistyped'),
  ]
}

/** The page of all documents of a customer, its statement of account, and an address that was never given. */
async function portalPages(owner: Visitor, sampleId: string): Promise<readonly PageAddress[]> {
  const customer = await firstOf(owner, sampleId, 'customers')
  const at = `/api/workspaces/${sampleId}/customers/${customer}/portal-link`
  const { link, signInAddress } = await expectOk(owner.send('POST', at))
  const pathOf = (url: unknown) => new URL(String(url)).pathname.slice(1)
  const address = pathOf(link)
  return [
    pageAt('portal/:token', address, 'portal'),
    pageAt('portal/:token/statement', `${address}/statement`, 'portal-statement'),
    pageAt('portal/sign-in/:company', pathOf(signInAddress), 'portal-sign-in'),
    pageAt('portal/:token', `portal/never-given-${'x'.repeat(40)}`, 'portal-ended'),
  ]
}

/** The address of a sent quote's public page. */
async function sentQuote(owner: Visitor, sampleId: string): Promise<string> {
  const at = `/api/workspaces/${sampleId}/quotes`
  const draft = draftFor(await firstOf(owner, sampleId, 'customers'))
  const { id, version } = await expectOk(owner.send('POST', at, { draft }))
  const { revisions } = await expectOk(owner.send('POST', `${at}/${String(id)}/send`, { version }))
  const [sent] = revisions as { link: string }[]
  return new URL(sent?.link ?? '').pathname.slice(1)
}

async function firstOf(
  owner: Visitor,
  workspaceId: string,
  list: string,
  query = '',
): Promise<string> {
  const page = await expectOk(owner.get(`/api/workspaces/${workspaceId}/${list}?limit=1${query}`))
  const [first] = page['rows'] as { id: string }[]
  if (!first) throw new Error(`the sample has no ${list} for ${query}`)
  return first.id
}

function pageAt(route: string, at = route, name = route): PageAddress {
  return { route, at, name: name.replaceAll('/', '-') }
}
