/**
 * What may be said of an address or a message to whoever watches over the pages: never whose it is. Used by the page
 * before anything leaves it, and by the collector on whatever arrives.
 */

/** What stands for a segment of a path, by the segment before it. */
const NAMED: Readonly<Record<string, string>> = {
  w: ':workspaceId',
  workspaces: ':workspaceId',
  invoices: ':invoiceId',
  quotes: ':quoteId',
  customers: ':customerId',
  items: ':itemId',
  payments: ':paymentId',
  mail: ':mailId',
  pay: ':token',
  portal: ':token',
  feed: ':token',
  reset: ':token',
  verify: ':token',
  invitation: ':token',
  invitations: ':token',
}

/** After these stands a secret, whatever it looks like. */
const SECRET = new Set([
  'w',
  'workspaces',
  'pay',
  'portal',
  'feed',
  'reset',
  'verify',
  'invitation',
  'invitations',
])

/** A word of our own addresses: 'credit-note', ':invoiceId', '*'. An id or a token is none. */
const WORD = /^(?:[a-z][a-z-]{0,23}|v\d|:[A-Za-z]{1,30}\??|\*)$/
const FILE = /^\/(?:assets|pay-assets|flags|fonts|src|node_modules|@[\w-]+)\/[\w./@+-]*$/

/**
 * '/w/0197…/invoices/0198…?tab=paid#top' → '/w/:workspaceId/invoices/:invoiceId'. Files of the program keep their names;
 * query and fragment never stay.
 */
export function scrubPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  if (FILE.test(bare)) return bare.slice(0, MAX_PATH)
  const segments = bare.split('/').slice(0, MAX_SEGMENTS)
  return segments
    .map((segment, i) => {
      if (segment === '') return segment
      const before = segments[i - 1] ?? ''
      const kept = WORD.test(segment) && (!SECRET.has(before) || /^[:*]/.test(segment))
      return kept ? segment : (NAMED[before] ?? ':id')
    })
    .join('/')
    .slice(0, MAX_PATH)
}

const MAX_SEGMENTS = 12
const MAX_PATH = 200

/** The same for a whole address; of one that is none of the web's (data:, blob:, an extension's) its scheme stays. */
export function scrubUrl(url: string): string {
  if (url.startsWith('/')) return scrubPath(url)
  const [, scheme = '', host = '', path = ''] =
    /^([a-z][a-z0-9+.-]*):\/\/([^/?#\s]*)([^\s]*)$/i.exec(url) ?? []
  if (scheme === '') return /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0] ?? scrubPath(url)
  if (!/^https?$/i.test(scheme)) return `${scheme}:`
  const [, place = ''] = /^(?:[^@]*@)?(.*)$/.exec(host) ?? []
  return `${scheme}://${place}${scrubPath(path)}`
}

const HIDDEN: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/\bhttps?:\/\/[^\s"'<>()]*[^\s"'<>().,;:!?]/gi, found => scrubUrl(found)],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, () => '<email>'],
  // Addresses without their host.
  [
    /(?<![\w<.:/])\/(?:w|api|pay|reset|verify|invitation|portal)\/[^\s"'<>()]*[^\s"'<>().,;:!?]/g,
    scrubPath,
  ],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, () => '<id>'],
  // IBANs and other numbers of accounts and taxes, with their blanks.
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){2,8}\b/g, () => '<number>'],
  // What is long and holds digits as well as letters is a token or a hash, not a word.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}\b/g, () => '<token>'],
  [/\b\d[\d ./-]{6,}\d\b/g, () => '<number>'],
  // What is quoted and is no name of the program's own: a piece of somebody's data.
  [/"[^"]{1,300}"/g, found => (/^"[\w$.#:<>-]{1,40}"$/.test(found) ? found : '"…"')],
]

/** A message without addresses, e-mail addresses, ids, tokens and long numbers; at most `max` characters. */
export function scrubText(text: string, max = 1000): string {
  const short = text.slice(0, max * 2).replaceAll(NO_TEXT, ' ')
  const said = HIDDEN.reduce((before, [what, by]) => before.replace(what, by), short)
  // A sign of two halves is not cut in between.
  return said.slice(0, max).replaceAll(NO_TEXT, ' ')
}

/** What neither a line nor a database holds: control characters, and halves of signs. */
// eslint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f\p{Surrogate}\ufffe\uffff]/gu
