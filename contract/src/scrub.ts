/**
 * Removes personal data from addresses and messages before monitoring sees them. The page scrubs before it sends
 * anything, the collector everything it receives.
 */

/** The placeholder of a path segment, by the segment before it. */
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

/** The segment after these is always a secret. */
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

/** A literal segment of the application's paths: 'credit-note', ':invoiceId', '*'. Ids and tokens do not match. */
const WORD = /^(?:[a-z][a-z-]{0,23}|v\d|:[A-Za-z]{1,30}\??|\*)$/
const FILE = /^\/(?:assets|pay-assets|flags|fonts|src|node_modules|@[\w-]+)\/[\w./@+-]*$/

/**
 * '/w/0197…/invoices/0198…?tab=paid#top' → '/w/:workspaceId/invoices/:invoiceId'. Names of the application's own files
 * stay; query and fragment are always removed.
 */
export function scrubPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  if (FILE.test(pathname)) return pathname.slice(0, MAX_PATH)
  const segments = pathname.split('/').slice(0, MAX_SEGMENTS)
  return segments
    .map((segment, i) => {
      if (segment === '') return segment
      const before = segments[i - 1] ?? ''
      const isLiteral = WORD.test(segment) && (!SECRET.has(before) || /^[:*]/.test(segment))
      return isLiteral ? segment : (NAMED[before] ?? ':id')
    })
    .join('/')
    .slice(0, MAX_PATH)
}

const MAX_SEGMENTS = 12
const MAX_PATH = 200

/**
 * The same for an absolute address; of a scheme other than http (data:, blob:, an extension's) only the scheme stays.
 */
export function scrubUrl(url: string): string {
  const [, scheme = '', host = '', path = ''] =
    /^([a-z][a-z0-9+.-]*):\/\/([^/?#\s]*)([^\s]*)$/i.exec(url) ?? []
  if (scheme === '') return /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0] ?? scrubPath(url)
  if (!/^https?$/i.test(scheme)) return `${scheme}:`
  // Browsers take what follows the last '@' as the host.
  return `${scheme}://${host.slice(host.lastIndexOf('@') + 1)}${scrubPath(path)}`
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
  // IBANs and other account and tax numbers, with spaces.
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){2,8}\b/g, () => '<number>'],
  // A long word with digits and letters is a token or a hash.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}\b/g, () => '<token>'],
  [/\b\d[\d ./-]{6,}\d\b/g, () => '<number>'],
  // Quoted text that is no identifier of the program may be personal data.
  [/"[^"]{1,300}"/g, found => (/^"[\w$.#:<>-]{1,40}"$/.test(found) ? found : '"…"')],
]

/** A message without addresses, e-mail addresses, ids, tokens and long numbers; at most `max` characters. */
export function scrubText(text: string, max = 1000): string {
  const shortened = text.slice(0, max * 2).replaceAll(UNSTORABLE, ' ')
  const scrubbed = HIDDEN.reduce((before, [what, by]) => before.replace(what, by), shortened)
  // The cut must not split a surrogate pair.
  return scrubbed.slice(0, max).replaceAll(UNSTORABLE, ' ')
}

/** Characters that neither a line nor a database can hold: control characters, and lone surrogates. */
// eslint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000b-\u001f\u007f\p{Surrogate}\ufffe\uffff]/gu
