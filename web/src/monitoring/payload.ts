import { scrubPath, scrubText, scrubUrl } from '@bordereau/contract/scrub'
import { patternOf } from './pattern.ts'

/** What the agent is about to send, as far as its types say. */
type Fields = Readonly<Record<string, unknown>>
export type Payload = { transactions: Fields[]; errors: Fields[] }

/** Transactions that measure a page; API calls and clicks are not sent. */
const KINDS = new Set<unknown>(['page-load', 'route-change', 'page-exit'])

/**
 * The last step before anything leaves the page: only the fields named here are sent, addresses as the patterns of
 * their routes, texts scrubbed. `own`: to our collector, which does not use the single requests of a page.
 */
export function scrubPayload({ transactions, errors }: Partial<Payload>, own: boolean): Payload {
  return {
    transactions: (transactions ?? [])
      .filter(one => KINDS.has(one['type']) && one['sampled'] === true)
      .map(one => scrubTransaction(one, own)),
    errors: (errors ?? []).map(scrubError),
  }
}

function scrubTransaction(given: Fields, own: boolean): Fields {
  const kind = given['type']
  // Both belong to the page that was requested from the server, whatever the current address is.
  const address = kind === 'route-change' ? addressOf(given) : loadedAddress()
  const spans = own ? [] : listOf(given['spans']).map(scrubSpan)
  return {
    ...pick(given, TRANSACTION),
    name: kind === 'page-exit' ? 'page-exit' : patternOf(address),
    spans,
    span_count: { started: spans.length },
    breakdown: [],
    context: { ...pageOf(address), ...tagsOf(given, ['inp_value']) },
  }
}

const TRANSACTION = [
  'id',
  'trace_id',
  'type',
  'duration',
  'sampled',
  'sample_rate',
  'marks',
  'experience',
  'outcome',
] as const

const SPAN = [
  'id',
  'transaction_id',
  'parent_id',
  'trace_id',
  'type',
  'subtype',
  'action',
  'sync',
  'start',
  'duration',
  'outcome',
  'sample_rate',
] as const

function scrubSpan(given: Fields): Fields {
  const name = String(given['name'] ?? '')
    .replaceAll(window.location.origin, '')
    .replaceAll(/(?:[a-z][\w+.-]*:|\/)\S*/gi, scrubUrl)
  return { ...pick(given, SPAN), name: scrubText(name, 200) }
}

const ERROR = ['id', 'trace_id', 'parent_id', 'transaction_id', 'transaction'] as const

function scrubError(given: Fields): Fields {
  const exception = recordOf(given['exception'])
  return {
    ...pick(given, ERROR),
    // In version 3 the agent looks for the type here, though it writes it into the exception.
    type: scrubText(String(exception['type'] ?? ''), 100),
    culprit: scrubFile(given['culprit']),
    exception: {
      type: scrubText(String(exception['type'] ?? ''), 100),
      message: scrubText(String(exception['message'] ?? '')),
      stacktrace: listOf(exception['stacktrace']).map(frame => ({
        ...pick(frame, ['lineno', 'colno']),
        filename: scrubFile(frame['filename']),
        abs_path: scrubUrl(String(frame['abs_path'] ?? '')),
        function: scrubText(String(frame['function'] ?? ''), 100),
      })),
    },
    context: { ...pageOf(addressOf(given)), ...tagsOf(given, ['components']) },
  }
}

/** 'assets/app-1a2b3c4d.js' stays; the address of a page becomes its pattern. */
function scrubFile(file: unknown): string {
  const name = typeof file === 'string' ? file : ''
  if (name === '' || name.startsWith('(')) return name
  return /^[a-z][a-z0-9+.-]*:/i.test(name) ? scrubUrl(name) : scrubPath(`/${name}`).slice(1)
}

function pageOf(address: string): Fields {
  return { page: { url: window.location.origin + patternOf(address), referer: '' } }
}

function addressOf(given: Fields): string {
  const { url } = recordOf(recordOf(given['context'])['page'])
  return typeof url === 'string' ? url : ''
}

function loadedAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href
}

function tagsOf(given: Fields, names: readonly string[]): Fields {
  const tags = pick(recordOf(recordOf(given['context'])['tags']), names)
  return Object.keys(tags).length === 0 ? {} : { tags }
}

function pick(from: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap(name => (from[name] === undefined ? [] : [[name, from[name]]])),
  )
}

function recordOf(value: unknown): Fields {
  return typeof value === 'object' ? { ...value } : {}
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}
