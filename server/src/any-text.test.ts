import { createCompany } from '@bordereau/contract/company'
import { createCustomer } from '@bordereau/contract/customers'
import type { Endpoint } from '@bordereau/contract/endpoint'
import { createDraft } from '@bordereau/contract/invoices'
import { createItem } from '@bordereau/contract/items'
import { createQuote } from '@bordereau/contract/quotes'
import { specimenDraft, specimenLine } from '@bordereau/domain/testing/draft'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from './db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from './lib/testing.ts'

const NOTE = { legalInformation: '', contact: { name: '', phone: '', email: '' } }
const CUSTOMER = {
  profile: {
    kind: 'business',
    legalName: 'Kawka',
    tradingName: '',
    address: {
      line1: '',
      line2: '',
      line3: '',
      city: '',
      postCode: '',
      subdivision: '',
      country: 'DE',
    },
    taxIds: [],
    ...NOTE,
  },
  email: '',
  currency: 'EUR',
  language: 'de',
  dueDays: null,
  buyerReference: '',
  note: '',
}
const ITEM = {
  name: 'Design',
  description: '',
  code: '',
  unit: 'HUR',
  prices: [{ currency: 'EUR', price: '80' }],
  supply: 'services',
  texts: [{ language: 'fr', name: 'Conception', description: '' }],
  taxCategory: 'S',
  taxRate: '20',
  classification: '',
}
const DRAFT = {
  draft: specimenDraft({
    customerId: null,
    bankAccountId: null,
    lines: [specimenLine({ itemId: null, description: 'Two\nlines' })],
  }),
}

const FORMS: readonly (readonly [name: string, endpoint: Endpoint, body: object])[] = [
  ['a customer', createCustomer, CUSTOMER],
  ['an item', createItem, ITEM],
  ['a draft', createDraft, DRAFT],
  ['a quote', createQuote, DRAFT],
]

/** Where a body has texts. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.with(Number(key), withText(value[Number(key)], rest, text))
  return { ...Object(value), [key]: withText(Object(value)[key], rest, text) }
}

const unit = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code)),
  fc.constantFrom(
    '\v',
    '\f',
    '\0',
    '\u2028',
    '\u0085',
    '\ud800',
    '\ufeff',
    '\n',
    'a',
    '@',
    '.',
    '1',
  ),
)
const anyText = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constant('x'.repeat(6000)) },
)

describeWithDatabase('any text', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Atelier' } })
  })
  afterAll(() => at.close())

  test.each(FORMS)(
    'in %s is saved, or refused with the path of its field',
    async (_, endpoint, body) => {
      const { workspaceId } = query
      await owner.must(endpoint, { query: { workspaceId }, body })
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...textsIn(body)), anyText, async (path, text) => {
          const answer = await owner.call(endpoint, {
            query: { workspaceId },
            body: withText(body, path, text),
          })
          const at = path.join('.')
          if (answer.ok) {
            // eslint-disable-next-line no-control-regex
            expect(JSON.stringify(answer.value)).not.toMatch(
              /\\u00[01][0-9a-f]|\\ud[89a-f]|[\u0080-\u009f\u2028]/,
            )
            return
          }
          expect([at, answer.status]).toEqual([
            at,
            answer.status >= 500 ? 'refused' : answer.status,
          ])
          if (answer.status !== 400) return
          const paths = Object(answer.detail).issues.map((issue: { path: string }) => issue.path)
          expect(paths.some((one: string) => at.startsWith(one) || one.startsWith(at))).toBe(true)
        }),
        { numRuns: 150 },
      )
    },
  )
})
