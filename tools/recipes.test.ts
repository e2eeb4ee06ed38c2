import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EMAIL } from '../contract/src/delivery.ts'
import { BANK_FEEDS } from '../server/src/bank-feeds/feeds.ts'
import { DELIVERY_CHANNELS } from '../server/src/delivery/channels.ts'
import { PAYMENT_PROVIDERS } from '../server/src/payment-providers/providers.ts'

/**
 * The recipes of CONTRIBUTING.md for a delivery channel, a payment provider and a bank feed are the whole truth: the files they name
 * exist, are at most ten, and no other file knows a member. That these files are enough is proven by the tests that walk
 * an invoice through made-up members, which only the test's own file and the injected list know.
 */
const ROOT = join(import.meta.dirname, '..')
const MOST_FILES = 10

/** Files besides the recipe's that know e-mail, because it is more than a channel for documents. */
const EMAIL_FILES: Readonly<Record<string, string>> = {
  'server/src/mail/enqueue-email.ts': 'e-mails that are not about a document',
  'server/src/company/test-mail-server.ts': 'a test message, which is in no outbox',
  'server/src/invoices/sending/compose-mail.ts': 'the default text, which users edit',
  'server/src/quotes/queue-mail.ts': 'a quote is no document of the delivery channels',
  'server/src/accompanying-documents/send-document.ts':
    'an order confirmation or delivery note is no document of the delivery channels',
  'server/src/payments/receipt.ts': 'a receipt is no document of the delivery channels',
  'server/src/collections/collection-words.ts': 'a word about a collection is no document',
  'server/src/company/mail-templates.ts': 'shows the texts of e-mails, which users write',
  'server/src/lib/testing.ts': 'reads e-mails in tests',
  'web/src/features/document/delivery-fields.tsx': 'fields for the text, which users edit',
  'web/src/features/invoices/send-form.tsx': 'sends the edited text',
  'web/src/features/editor/issue-and-send.tsx': 'sends the edited text',
  'web/src/features/mail/message-facts.tsx': 'names the channel of other messages',
}

/** A provider can also be a mark that companies show on their payment page. */
const MARK_FILES: Readonly<Record<string, string>> = {
  'domain/src/payment/brand.ts': 'the list of marks',
  'server/src/pay/brand-icons.ts': 'draws the mark',
  'ui/src/parts.test.tsx': 'shows every mark',
}

type Recipe = {
  readonly heading: string
  readonly members: readonly { readonly name: string }[]
  /** The member's own files, as a prefix. */
  readonly own: (name: string) => string
  /** Other files that know a member, by its name, each with the reason. */
  readonly known: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const RECIPES: readonly Recipe[] = [
  {
    heading: 'Add a delivery channel',
    members: DELIVERY_CHANNELS,
    own: name => `server/src/delivery/${name}/`,
    known: { [EMAIL]: EMAIL_FILES },
  },
  {
    heading: 'Add a payment provider',
    members: PAYMENT_PROVIDERS,
    own: name => `server/src/payment-providers/${name}`,
    known: {
      stripe: {
        ...MARK_FILES,
        'server/src/testing-requests.ts': 'what tests ask for',
        'server/src/payments/testing-money.ts': 'tests pay at it on this machine',
      },
      mollie: { 'server/src/payments/testing-money.ts': 'tests pay at it on this machine' },
    },
  },
  {
    heading: 'Add a bank feed',
    members: BANK_FEEDS,
    own: name => `server/src/bank-feeds/${name}`,
    known: {
      gocardless: {
        'server/src/bank-connections/testing.ts': 'tests connect to it on this machine',
        'server/src/testing-requests.ts': 'what tests ask for',
        'server/src/testing-row-level-security.ts': 'what an intruder sends',
        'web/src/features/bank-connections/testing/samples.ts': 'tests of pages read them',
      },
    },
  },
]

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  maxBuffer: 1 << 26,
})
  .toString()
  .split('\n')
  .filter(path => /^(domain|einvoice|contract|server|ui|web)\/src\/.*\.tsx?$/.test(path))
  .filter(path => !path.endsWith('.test.ts') && existsSync(join(ROOT, path)))
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** The files in the numbered steps of a recipe. */
function filesOf(heading: string): string[] {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const recipe = guide.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? ''
  const steps = recipe.split('\n').filter(line => /^(\d+\.| {3})/.test(line))
  return [...steps.join('\n').matchAll(/`([a-z]+\/[\w<>./-]+\.\w+)`/g)].flatMap(([, path]) =>
    path === undefined || path.startsWith('delivery/') ? [] : [path],
  )
}

/** Whether a file imports a member's own files, or names the member in code. */
function knows(text: string, own: string, name: string): boolean {
  const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from)
  const folder = own.slice('server/src'.length)
  return (
    imports.some(from => from.includes(folder)) ||
    imports.some(from => from.startsWith(`./${folder.split('/').slice(2).join('/')}`)) ||
    // 'email' is also the name of fields: there the constant is looked for.
    (name === EMAIL
      ? imports.includes('@bordereau/contract/delivery') && /\bEMAIL\b/.test(text)
      : text.includes(`'${name}'`))
  )
}

test.each(RECIPES)('$heading: the files exist and are at most ten', ({ heading, members }) => {
  const files = filesOf(heading)
  expect(files.length).toBeGreaterThan(3)
  expect(files.length).toBeLessThanOrEqual(MOST_FILES)
  expect(new Set(files).size).toBe(files.length)
  const missing = members.flatMap(({ name }) =>
    files
      .map(path => path.replaceAll('<name>', name))
      .filter(path => !existsSync(join(ROOT, path))),
  )
  expect(missing).toEqual([])
})

test.each(RECIPES)('$heading: no other file knows a member', recipe => {
  const { heading, members, own } = recipe
  const steps = filesOf(heading)
  for (const { name } of members) {
    const knowing = sources
      .filter(({ text }) => knows(text, own(name), name))
      .map(({ path }) => path)
      .filter(path => !path.startsWith(own(name)))
    const known = recipe.known[name] ?? {}
    const unexpected = knowing.filter(path => !steps.includes(path) && !(path in known))
    expect([name, unexpected]).toEqual([name, []])
    // The list of exceptions has no file that needs none.
    expect(Object.keys(known).filter(path => !knowing.includes(path))).toEqual([])
  }
})

test('a file that knows a member is found', () => {
  const own = 'server/src/payment-providers/bank-transfer.'
  const found = (text: string) => knows(text, own, 'bank-transfer')
  expect(found("import { bankTransfer } from '../payment-providers/bank-transfer.ts'\n")).toBe(true)
  expect(found("if (provider.name === 'bank-transfer') return\n")).toBe(true)
  expect(found("import { qr } from '../documents/qr.ts'\n")).toBe(false)
  const email = (text: string) => knows(text, 'server/src/delivery/email/', EMAIL)
  expect(email("import { emailChannel } from '../delivery/email/channel.ts'\n")).toBe(true)
  expect(email("import { EMAIL } from '@bordereau/contract/delivery'\nuse(EMAIL)\n")).toBe(true)
  expect(email("form.field('email')\n")).toBe(false)
})
