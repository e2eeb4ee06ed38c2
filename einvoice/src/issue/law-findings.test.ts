import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'
import { isOfficial } from '@bordereau/domain/country/official-hosts'
import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { specimenDraft, specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { lawFindings } from './law-findings.ts'

type Change = {
  readonly buyer?: Partial<PartyProfile>
  readonly seller?: Partial<PartyProfile>
  readonly draft?: Partial<Draft>
  readonly supply?: DraftLine['supply']
  readonly key?: string
  readonly today?: string
  readonly vatRegistered?: boolean
}

function found(from: string, to: string, change: Change = {}): string[] {
  const seller = specimenProfile(from, change.seller)
  const { key = 'standard', supply = 'services' } = change
  const offered = offeredTaxes(seller.address).find(tax => tax.key === key)
  if (!offered) throw new RangeError(`${from} offers no ${key}`)
  const tax = taxOf(offered, 'en', decimal('0'))
  return lawFindings({
    draft: specimenDraft({
      lines: [specimenLine({ supply, tax })],
      language: 'en',
      ...change.draft,
    }),
    today: localDate(change.today ?? '2026-11-20'),
    seller,
    vatRegistered: change.vatRegistered ?? true,
    buyer: specimenProfile(to, change.buyer),
    bankAccount: null,
  }).map(({ code, severity, from: origin, law = '', url = '' }) => {
    // Information, never a refusal, and each with the text of the state.
    expect([severity, origin, isOfficial(url)]).toEqual(['warning', 'rule', true])
    return `${code} ${law}`
  })
}

const person = { kind: 'person' } as const
const french = { taxIds: [{ kind: 'vat', value: 'FR40303265045' }] }
const home = 'reverse_charge_domestic'

test.each([
  ['DE', '2026-11-30', home, []],
  ['DE', '2026-12-02', home, ['BDX-LAW-01 Directive (EU) 2022/890']],
  ['FR', '2026-12-02', home, []],
  ['FR', '2026-12-02', 'reverse_charge_scrap', []],
  ['FR', '2026-12-02', 'reverse_charge_telecoms', ['BDX-LAW-01 Directive (EU) 2022/890']],
  ['FR', '2026-12-02', 'reverse_charge_energy', ['BDX-LAW-01 Directive (EU) 2022/890']],
])(
  '%s on %s, %s: what rests on art. 199a is questioned for a month',
  (country, today, key, codes) => {
    expect(found(country, country, { key, today })).toEqual(codes)
  },
)

test('an Italian public body is asked whether it pays the tax itself, by the law of the day', () => {
  const buyer = { kind: 'government' } as const
  const law = 'Decision (EU) 2023/1552 (2026-06-30)'
  expect(found('IT', 'IT', { buyer })).toEqual([`BDX-LAW-02 art. 17-ter DPR 633/1972; ${law}`])
  expect(found('IT', 'IT', { buyer, today: '2027-01-01' })).toEqual([
    `BDX-LAW-02 art. 65 D.Lgs. 10/2026; ${law}`,
  ])
  expect(found('IT', 'IT')).toEqual([])
  expect(found('FR', 'FR', { buyer })).toEqual([])
  // What is withheld is not split.
  const withholding = { key: 'ritenuta', rate: decimal('20'), of: 'net' } as const
  expect(found('IT', 'IT', { buyer, draft: { withholding } })).toEqual([])
})

test('a withholding is questioned where the seller is one of whom nothing is withheld', () => {
  const ritenuta = { withholding: { key: 'ritenuta', rate: decimal('20'), of: 'net' } } as const
  const flat = { draft: ritenuta, vatRegistered: false, key: 'small_business' }
  expect(found('IT', 'IT', flat)).toEqual(['BDX-LAW-03 L. 190/2014, art. 1, c. 67'])
  expect(found('IT', 'IT', { draft: ritenuta })).toEqual([])
  for (const key of ['irpf', 'irpf_start']) {
    const irpf = { withholding: { key, rate: decimal('15'), of: 'net' } } as const
    const company = { draft: irpf, seller: { legalForm: 'company' } } as const
    expect(found('ES', 'ES', company)).toEqual(['BDX-LAW-03 RD 439/2007 art. 75.1, 95.1'])
    expect(found('ES', 'ES', { draft: irpf, seller: { legalForm: 'sole_trader' } })).toEqual([])
  }
})

test('a composition dealer sells in its own state', () => {
  const at = (country: string, subdivision: string) => ({
    ...specimenProfile(country).address,
    subdivision,
  })
  const dealer = {
    seller: { address: at('IN', 'MH'), taxIds: [{ kind: 'gstin', value: '27AAPFU0939F1ZV' }] },
    vatRegistered: false,
    key: 'composition',
  }
  const law = ['BDX-LAW-04 CGST Act 2017, s. 10 (2) (c)']
  expect(found('IN', 'US', dealer)).toEqual(law)
  expect(found('IN', 'IN', { ...dealer, buyer: { address: at('IN', 'KA') } })).toEqual(law)
  expect(found('IN', 'IN', { ...dealer, buyer: { address: at('IN', 'MH') } })).toEqual([])
})

test('a triangular transaction has goods and three states', () => {
  const triangle = { key: 'triangulation', supply: 'goods', buyer: french } as const
  const law = ['BDX-LAW-05 Directive 2006/112/EC, art. 42, 141, 197']
  expect(found('DE', 'FR', triangle)).toEqual([])
  expect(found('DE', 'FR', { ...triangle, supply: 'services' })).toEqual(law)
  expect(found('DE', 'FR', { ...triangle, buyer: {} })).toEqual(law)
  expect(found('DE', 'DE', { ...triangle, buyer: {} })).toEqual(law)
  const stays = { deliveryAddress: specimenProfile('DE').address }
  expect(found('DE', 'FR', { ...triangle, draft: stays })).toEqual(law)
})

test('a number of the scheme of the Union holds in the states that it names', () => {
  const small = {
    seller: { taxIds: [{ kind: 'eu_small_business', value: 'DE123456789EX' }] },
    vatRegistered: false,
    key: 'eu_small_business',
  }
  expect(found('DE', 'FR', small)).toEqual(['BDX-LAW-06 Directive 2006/112/EC, art. 284 (3), (4)'])
  expect(found('DE', 'DE', small)).toEqual([])
})

test.each([
  ['FR', 'GB', 'goods', /VATA 1994/],
  ['FR', 'GB', 'electronic', /VATA 1994/],
  ['FR', 'GB', 'services', undefined],
  ['DE', 'CH', 'goods', /CHF 100 000/],
  ['DE', 'CH', 'electronic', /CHF 100 000/],
  ['CH', 'CH', 'goods', undefined],
  ['SE', 'NO', 'goods', /NOK 50 000/],
  ['SE', 'NO', 'intangible', /NOK 50 000/],
  ['GB', 'FR', 'electronic', /non-Union scheme/],
  ['US', 'DE', 'electronic', /non-Union scheme/],
  ['US', 'DE', 'goods', /import scheme/],
  ['DE', 'FR', 'goods', undefined],
  ['FR', 'MC', 'goods', undefined],
  ['FR', 'US', 'goods', undefined],
] as const)('%s sells to a private customer in %s: %s', (from, to, supply, law) => {
  const key = ['GB', 'US'].includes(from) ? 'outside_scope' : 'standard'
  const keys = offeredTaxes(specimenProfile(from).address).map(tax => tax.key)
  const codes = found(from, to, {
    buyer: person,
    supply,
    key: keys.includes(key) ? key : (keys[0] ?? ''),
  })
  expect(codes.map(code => code.slice(0, 10))).toEqual(law ? ['BDX-LAW-07'] : [])
  if (law) expect(codes[0]).toMatch(law)
  // A business accounts for it itself.
  expect(found(from, to, { supply, key: keys[0] ?? '' })).toEqual([])
})
