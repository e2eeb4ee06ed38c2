import { type Visitor, expectOk } from '../../e2e/visitor.ts'
import { type Figure, percentile, timed } from './figure.ts'

/** What a company reads: a name, and the path below its workspace. `today` is 'YYYY-MM-DD'. */
export type Read = { readonly what: string; readonly path: string }

/** Every list with its filters, and the pages that add up. `number` is of an invoice, `customerId` of its customer. */
export function readsOf(known: {
  readonly today: string
  readonly number: string
  readonly customerId: string
  readonly after: string
}): Read[] {
  const { today, number, customerId, after } = known
  const month = today.slice(0, 7)
  const invoices = (query: string) => `invoices?limit=50${query}`
  return [
    { what: 'list of 50', path: invoices('') },
    { what: 'page 2', path: invoices(`&after=${after}`) },
    { what: 'tab overdue', path: invoices('&tab=overdue') },
    { what: 'tab open', path: invoices('&tab=open') },
    { what: 'tab paid', path: invoices('&tab=paid') },
    { what: 'sorted by due date', path: invoices('&sort=due') },
    { what: 'sorted by amount', path: invoices('&sort=-amount') },
    { what: 'one customer’s', path: invoices(`&customerId=${customerId}`) },
    { what: 'search a number', path: invoices(`&q=${number}`) },
    { what: 'search, nothing found', path: invoices('&q=zzzz') },
    { what: 'search a prefix of 9,999 numbers', path: invoices(`&q=${number.slice(0, -4)}`) },
    { what: 'search a customer', path: invoices('&q=customer%20123') },
    { what: 'search a word of all customers', path: invoices('&q=customer') },
    { what: 'issued in one month', path: invoices(`&issuedFrom=${month}-01&issuedTo=${month}-28`) },
    { what: 'due in one month', path: invoices(`&dueFrom=${month}-01&dueTo=${month}-28`) },
    { what: 'an unused currency', path: invoices('&currency=CHF') },
    { what: 'counts of the tabs', path: 'invoices/counts' },
    { what: 'dashboard', path: 'dashboard' },
    { what: 'customer', path: `customers/${customerId}` },
    { what: 'customers', path: 'customers?limit=50' },
    { what: 'customers by text', path: 'customers?limit=50&q=customer%20123' },
    { what: 'payments', path: 'payments?limit=50' },
    { what: 'payments of a customer searched', path: 'payments?limit=50&q=customer%20123' },
    { what: 'payments by reference', path: `payments?limit=50&q=${number}` },
    { what: 'calendar, one month', path: `calendar?from=${month}-01&to=${month}-28` },
    { what: 'receivables', path: 'receivables' },
    ...['customer', 'month'].map(by => ({
      what: `revenue of the year by ${by}`,
      path: `reports/revenue?period=${today.slice(0, 4)}&by=${by}`,
    })),
    ...['method', 'month'].map(by => ({
      what: `payments of the year by ${by}`,
      path: `reports/payments?period=${today.slice(0, 4)}&by=${by}`,
    })),
    { what: 'unread notifications', path: 'notifications/unread' },
  ]
}

/** Milliseconds of each request. */
export type Timings = {
  /** An empty query over HTTP. */
  readonly floor: readonly number[]
  readonly reads: ReadonlyMap<string, readonly number[]>
}

/** Times every read, alternately with the floor. */
export async function timeReads(
  owner: Visitor,
  workspaceId: string,
  runs: number,
): Promise<Timings> {
  const at = `/api/workspaces/${workspaceId}`
  const reads = readsOf(await knownOf(owner, at))
  const floor: number[] = []
  const samples = new Map<string, number[]>(reads.map(({ what }) => [what, []]))
  // Rounds over all of them, so that a slow moment of the machine meets each alike.
  for (let round = 0; round < runs; round += 1) {
    floor.push(...(await timed(1, () => owner.get('/readyz'), 0)))
    for (const { what, path } of reads)
      samples.get(what)?.push(...(await timed(1, () => expectOk(owner.get(`${at}/${path}`)), 0)))
  }
  return {
    floor: floor.slice(WARM_UP),
    reads: new Map([...samples].map(([what, all]) => [what, all.slice(WARM_UP)])),
  }
}

const WARM_UP = 5

export async function knownOf(owner: Visitor, at: string) {
  const page = await expectOk(owner.get(`${at}/invoices?limit=50`))
  const rows: readonly Record<string, unknown>[] = Array.isArray(page['rows']) ? page['rows'] : []
  const middle = rows[25] ?? {}
  return {
    today: new Date().toISOString().slice(0, 10),
    number: String(middle['number']),
    customerId: String(middle['customerId']),
    after: encodeURIComponent(String(page['next'])),
  }
}

/** A read may take 25 ms or 6 times the floor. */
const LIMIT_MS = 25
const FLOORS = 6
/** With a hundred times the rows it may take so many times as long. */
const GROWTH = 1.5

/** p95 of each read with its limit; with `small`, also how much longer it takes than with few rows. */
export function readFigures(large: Timings, size: number, small?: Timings): Figure[] {
  const rows = size.toLocaleString('en')
  const p95 = (all: readonly number[]) => percentile(all, 0.95)
  const most = Math.round(Math.max(LIMIT_MS, FLOORS * p95(large.floor)))
  return [...large.reads].map(([what, samples]): Figure => {
    const before = small?.reads.get(what)
    return {
      what: `${what} at ${rows}, p95`,
      value: p95(samples),
      unit: 'ms',
      limit: { at: 'most', value: most },
      reference: before
        ? { name: 'ms at 10,000', value: p95(before), goal: GROWTH }
        : { name: 'ms an empty query over HTTP', value: p95(large.floor) },
    }
  })
}
