import { type Visitor, must } from './visitor.ts'

/** A page to visit: its route as the router writes it, where it is, and the name of its picture. */
export type Place = {
  readonly route: string
  readonly at: string
  readonly name: string
  /** The title it ends with, where the address leads on to another. */
  readonly title?: RegExp
}

/** What anybody can see of an instance that has its owner: addresses that lead somewhere, and that do not. */
export function publicPlaces(invitation: string): readonly Place[] {
  return [
    place('sign-in'),
    place('sign-up'),
    place('forgot'),
    place('reset/:token', 'reset/never-sent', 'reset'),
    place('verify/:token', 'verify/never-sent', 'verify'),
    place('invitation/:token', invitation, 'invitation'),
    place('invitation/:token', 'invitation/never-sent', 'invitation-unknown'),
    place('*', 'nowhere', 'not-found'),
  ]
}

const SETTINGS = [
  'company',
  'branding',
  'bank',
  'numbering',
  'currencies',
  'team',
  'journal',
  'account',
  'notifications',
  'sessions',
  'instance',
  'monitoring',
] as const

const STEPS = ['identity', 'numbers', 'bank', 'brand', 'numbering', 'money'] as const

/** Every page of the sample company, and the wizard of a company that begins. */
export async function companyPlaces(
  owner: Visitor,
  sampleId: string,
  freshId: string,
): Promise<readonly Place[]> {
  const inside = (route: string, at = route, name = route) =>
    place(route, `w/${sampleId}/${at}`.replace(/\/$/, ''), name)
  const customer = await firstOf(owner, sampleId, 'customers')
  const item = await firstOf(owner, sampleId, 'items')
  const message = await firstOf(owner, sampleId, 'mail')
  const recurring = await firstOf(owner, sampleId, 'recurring')
  return [
    inside('w/:workspaceId', '', 'dashboard'),
    place('w/:workspaceId', `w/${freshId}`, 'dashboard-empty'),
    inside('invoices'),
    inside('invoices', 'invoices?tab=overdue&sort=-amount&currency=EUR', 'invoices-filtered'),
    place('invoices', `w/${freshId}/invoices`, 'invoices-empty'),
    { ...inside('invoices/new'), title: /^Draft invoice/ },
    ...(await documentPlaces(owner, sampleId)),
    inside('recurring'),
    place('recurring', `w/${freshId}/recurring`, 'recurring-empty'),
    inside('recurring/:recurringId', `recurring/${recurring}`, 'recurring-invoice'),
    inside('customers'),
    place('customers', `w/${freshId}/customers`, 'customers-empty'),
    inside('customers/:customerId', 'customers/new', 'customer-new'),
    inside('customers/:customerId', `customers/${customer}`, 'customer'),
    inside('customers/import'),
    inside('items'),
    inside('items/:itemId', 'items/new', 'item-new'),
    inside('items/:itemId', `items/${item}`, 'item'),
    inside('items/import'),
    inside('payments'),
    inside('calendar', 'calendar?month=2026-11', 'calendar'),
    inside('calendar', 'calendar?show=agenda', 'calendar-agenda'),
    place('calendar', `w/${freshId}/calendar`, 'calendar-empty'),
    inside('mail'),
    inside('mail/:mailId', `mail/${message}`, 'message'),
    inside('settings'),
    ...SETTINGS.map(subject => inside(subject, `settings/${subject}`, `settings-${subject}`)),
    inside('*', 'settings/nowhere', 'settings-not-found'),
    inside('*', 'nowhere', 'company-not-found'),
    place('new-company'),
    ...STEPS.map(step =>
      place('w/:workspaceId/setup/:step?', `w/${freshId}/setup/${step}`, `setup-${step}`),
    ),
  ]
}

/** A document at each stage of its life. */
async function documentPlaces(owner: Visitor, sampleId: string): Promise<Place[]> {
  const stages = { draft: 'draft', overdue: 'overdue', paid: 'paid', credit_notes: 'credit-note' }
  const found = await Promise.all(
    Object.entries(stages).map(async ([tab, name]) => {
      const id = await firstOf(owner, sampleId, 'invoices', `&tab=${tab}`)
      return place('invoices/:invoiceId', `w/${sampleId}/invoices/${id}`, `invoice-${name}`)
    }),
  )
  return found
}

/** The pay page of an open document in each currency, of a paid one, and of a link that has ended. */
export async function payPlaces(owner: Visitor, sampleId: string): Promise<readonly Place[]> {
  const at = `/api/workspaces/${sampleId}/invoices`
  const pay = async (query: string, name: string) => {
    const id = await firstOf(owner, sampleId, 'invoices', query)
    const { payLink } = await must(owner.get(`${at}/${id}`))
    return place('pay/:token', new URL(String(payLink)).pathname.slice(1), `pay-${name}`)
  }
  return Promise.all([
    ...['EUR', 'PLN', 'INR', 'USD'].map(code => pay(`&tab=open&currency=${code}`, code)),
    pay('&tab=paid', 'paid'),
    place('pay/:token', `pay/never-given-${'x'.repeat(40)}`, 'pay-ended'),
    place('pay/:token', 'pay/never-given', 'pay-mistyped'),
  ])
}

async function firstOf(
  owner: Visitor,
  workspaceId: string,
  list: string,
  query = '',
): Promise<string> {
  const page = await must(owner.get(`/api/workspaces/${workspaceId}/${list}?limit=1${query}`))
  const [first] = page['rows'] as { id: string }[]
  if (!first) throw new Error(`the sample has no ${list} for ${query}`)
  return first.id
}

function place(route: string, at = route, name = route): Place {
  return { route, at, name: name.replaceAll('/', '-') }
}
