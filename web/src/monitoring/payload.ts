import { scrubPath, scrubText, scrubUrl } from '@bordereau/contract/scrub'
import { patternOf } from './pattern.ts'

/** What the agent is about to send, as far as it tells us. */
type Given = Readonly<Record<string, unknown>>
export type Payload = { transactions: Given[]; errors: Given[] }

/** What measures a page; calls of the server and clicks are not sent. */
const KINDS = new Set<unknown>(['page-load', 'route-change', 'page-exit'])

/**
 * The last thing before anything leaves the page: only what is named here goes out, addresses as the patterns of their
 * routes, texts scrubbed. `own`: to our collector, which has no use for the single requests of a page.
 */
export function scrubPayload({ transactions, errors }: Partial<Payload>, own: boolean): Payload {
  return {
    transactions: (transactions ?? [])
      .filter(one => KINDS.has(one['type']) && one['sampled'] === true)
      .map(one => scrubTransaction(one, own)),
    errors: (errors ?? []).map(scrubError),
  }
}

function scrubTransaction(given: Given, own: boolean): Given {
  const kind = given['type']
  // Both belong to the page that was asked of the server, however far somebody went since.
  const address = kind === 'route-change' ? addressOf(given) : hardAddress()
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

function scrubSpan(given: Given): Given {
  const name = String(given['name'] ?? '')
    .replaceAll(window.location.origin, '')
    .replaceAll(/(?:[a-z][\w+.-]*:|\/)\S*/gi, scrubUrl)
  return { ...pick(given, SPAN), name: scrubText(name, 200) }
}

const ERROR = ['id', 'trace_id', 'parent_id', 'transaction_id', 'transaction'] as const

function scrubError(given: Given): Given {
  const exception = recordOf(given['exception'])
  return {
    ...pick(given, ERROR),
    // In version 3 the agent looks for the type here, though it has put it into the exception.
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

function pageOf(address: string): Given {
  return { page: { url: window.location.origin + patternOf(address), referer: '' } }
}

function addressOf(given: Given): string {
  const { url } = recordOf(recordOf(given['context'])['page'])
  return typeof url === 'string' ? url : ''
}

function hardAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href
}

function tagsOf(given: Given, names: readonly string[]): Given {
  const tags = pick(recordOf(recordOf(given['context'])['tags']), names)
  return Object.keys(tags).length === 0 ? {} : { tags }
}

function pick(from: Given, names: readonly string[]): Given {
  return Object.fromEntries(
    names.flatMap(name => (from[name] === undefined ? [] : [[name, from[name]]])),
  )
}

function recordOf(value: unknown): Given {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): Given[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}
