/**
 * The declared order of the folders inside each room: a folder imports only folders that stand before it. Files directly
 * in `src/` belong to no folder. ARCHITECTURE.md draws the same; `tidy.test.ts` holds both on the tree.
 */
export const ORDERS: Readonly<Record<string, readonly string[]>> = {
  domain: [
    'money',
    'exchange',
    'party',
    'tax-category',
    'text',
    'country',
    'numbering',
    'tax',
    'invoice',
    'quote',
    'payment',
    'reminder',
    'recurring',
    'report',
    'books',
    'returns',
    'access',
  ],
  einvoice: ['format', 'rules', 'issue', 'messages'],
  contract: [],
  server: [
    'db',
    'documents',
    'delivery',
    'secrets',
    'outgoing',
    'payment-providers',
    'bank-feeds',
    'lib',
    'archive',
    'jobs',
    'mail-server',
    'mail',
    'notifications',
    'captcha',
    'identity',
    'sign-in-with',
    'imports',
    'exports',
    'company',
    'exchange-rates',
    'customers',
    'mandates',
    'tax-registers',
    'items',
    'attachments',
    'invoices/document',
    'invoices/drafts',
    'invoices/journal',
    'invoices/issuing',
    'invoices/sending',
    'invoices/lists',
    'invoices',
    'recurring',
    'reminders',
    'collections',
    'payments',
    'bank-statements',
    'bank-connections',
    'totals',
    'customer-statements',
    'receivables',
    'batches',
    'pay',
    'quotes',
    'accompanying-documents',
    'portal',
    'dashboard',
    'reports',
    'books',
    'returns',
    'calendar',
    'views',
    'sample',
    'monitoring',
    'backup',
    'health',
  ],
  ui: [
    'brand-icon',
    'flag',
    'icon',
    'kbd',
    'layout',
    'link',
    'mantine',
    'money',
    'badge',
    'month',
    'overlay',
    'stepper',
    'tabs',
    'timeline',
    'toast',
    'button',
    'carousel',
    'challenge',
    'chart',
    'field',
    'palette',
    'shell',
    'state',
    'tour',
    'dialog',
    'paper',
    'table',
    'catalogue',
    'provider',
  ],
  web: [
    'format',
    'texts',
    'form',
    'data',
    'navigation',
    'monitoring',
    'layout',
    'features/list',
    'features/mail',
    'features/document',
    'features/party',
    'features/views',
    'features/preview',
    'features/accompanying',
    'features/collections',
    'features/reminders',
    'features/customers',
    'features/items',
    'features/payments',
    'features/bank-statements',
    'features/bank-connections',
    'features/recurring',
    'features/editor',
    'features/batches',
    'features/invoices',
    'features/quotes',
    'features/company',
    'features/account',
    'features/captcha',
    'features/sign-in-with',
    'features/entry',
    'features/calendar',
    'features/dashboard',
    'features/reports',
    'features/monitoring',
    'features/team',
    'features/settings',
    'features/notifications',
    'features/tour',
    'features/palette',
    'features/shell',
    'pages',
    'app',
  ],
}

/** Folders whose own folders have a place each. */
const SPLIT = ['server/src/invoices', 'web/src/features']

/** The folder of a file as the orders name it: 'invoices/issuing', 'features/list'; undefined outside of `src/<folder>/`. */
export function folderOf(path: string): string | undefined {
  const [room, src, ...rest] = path.split('/')
  const [first, second] = rest.slice(0, -1)
  if (src !== 'src' || first === undefined) return undefined
  return second !== undefined && SPLIT.includes(`${room}/src/${first}`)
    ? `${first}/${second}`
    : first
}

/** Why a file may not import another one of its room; undefined where it may. */
export function upwardImport(from: string, to: string): string | undefined {
  const room = from.split('/')[0] ?? ''
  const order = ORDERS[room]
  const [mine, theirs] = [folderOf(from), folderOf(to)]
  if (!order || room !== to.split('/')[0] || mine === theirs) return undefined
  const unplaced = [mine, theirs].find(folder => folder !== undefined && !order.includes(folder))
  if (unplaced !== undefined) return `${room}/src/${unplaced} has no place in tools/rooms.ts`
  // Files directly in src/ are the room's own start: they may import every folder, and a few are below all.
  if (mine === undefined || theirs === undefined) return undefined
  return order.indexOf(theirs) < order.indexOf(mine)
    ? undefined
    : `${mine} may not import ${theirs}, which stands above it (tools/rooms.ts)`
}
