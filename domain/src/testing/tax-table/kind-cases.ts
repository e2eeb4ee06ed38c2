import {
  AT_HOME_KINDS,
  BRITISH_LAW,
  FOREIGN_SELLER_LAW,
  INDIAN_LAW,
  NORWEGIAN_LAW,
  NO_NUMBER_LAW,
  ONE_STOP_SHOP_LAW,
  OVERSEAS_LAW,
  SMALL_LAW,
  SWISS_LAW,
  UNION_LAW,
} from './kind-laws.ts'
import { BRITAIN, INDIA, NORWAY, SWITZERLAND, type SellerLaw, UNION } from './seller-laws.ts'

const DAY = '2026-11-27'

/** Of these the law asks where they happen; of the others, where the customer is or goods are taken. */
const HAPPENS = new Set([
  'land',
  'restaurant',
  'admission',
  'event',
  'passenger_transport',
  'goods_transport',
  'short_hire',
  'movable_work',
  'intermediary',
  'installed_goods',
  'goods_on_board',
])

const happensAtPlace = ({ happens }: SellerLaw, kind: string): boolean =>
  HAPPENS.has(kind) || happens?.includes(kind) === true

/** A sale of a kind, and the letter of what the law says of it (kind-laws.ts). */
type Sale = {
  readonly seller: SellerLaw
  readonly status?: string
  readonly kind: string
  readonly letter: string | undefined
  readonly buyer: string
  readonly isPerson: boolean
  /** A VAT number of the buyer. */
  readonly number?: string
  /** Where it happens; absent: where the buyer is, if the law asks for it. */
  readonly at?: string
  /** The law of the state that lets the customer owe. */
  readonly owedBy?: string
  /** Its source. */
  readonly owedIn?: string
  /** The rate of the place. */
  readonly rate?: string
  readonly sources?: string
}

/** What is expected by letter: category and rate, article, words, proofs. */
const EXPECTED: Readonly<Record<string, (sale: Sale) => readonly string[]>> = {
  h: ({ seller }) => [`S ${seller.rate}`, '', '', ''],
  s: ({ seller }) => ['AE 0', seller.articles.s, 'Reverse charge', CHECKED],
  x: ({ owedBy }) => ['AE 0', `${owedBy ?? ''}, Art. 194 Directive`, 'Reverse charge', CHECKED],
  e: () => ['AE 0', 'Art. 195 Directive', 'Reverse charge', CHECKED],
  f: () => ['S ?', '', '', ''],
  k: ({ seller }) => [
    'K 0',
    seller.articles.k,
    'Exempt intra-Community supply',
    'buyer_vat_id_checked transport',
  ],
  g: ({ seller }) => [
    'G 0',
    seller.articles.g,
    seller.notices?.export ?? 'Exempt export',
    'export',
  ],
  o: ({ seller }) => [
    'O 0',
    seller.articles.o,
    `${seller.words ?? ''}${outsideWords(seller)}`,
    seller.isCustomerPlace ? '' : 'business_evidence',
  ],
  c: ({ seller }) => ['O 0', seller.articles.c, outsideWords(seller), ''],
  p: ({ seller, kind, isPerson }) => [
    'O 0',
    seller.places[kind] ?? '',
    `${isPerson ? '' : (seller.words ?? '')}${outsideWords(seller)}`,
    '',
  ],
  m: ({ seller, kind }) => ['E 0', seller.articles[kind] ?? '', 'Margin scheme', ''],
  q: ({ seller }) => ['E 0', seller.articles.q, seller.small ?? '', ''],
  u: ({ rate }) => [`S ${rate}`, '', '', ''],
  n: () => ['S ?', '', '', ''],
  r: () => ['S 8.5', 'art. 294, 296 du CGI', '', ''],
  z: () => ['G 0', 'IGST Act 2017, s. 16', 'WITHOUT PAYMENT OF INTEGRATED TAX', 'undertaking'],
  a: () => ['S ?', '', '', ''],
  b: ({ seller }) => [`S ${seller.rate}`, '', '', 'buyer_vat_id'],
  w: () => ['S ?', '', '', 'buyer_vat_id'],
}
const outsideWords = ({ notices }: SellerLaw): string => notices?.outside ?? 'Not subject to VAT'
const CHECKED = 'buyer_vat_id_checked seller_vat_id'

function rowsOf(sale: Sale): readonly string[] {
  const { seller, status = 'registered', kind, letter, buyer, isPerson, number, at } = sale
  const expected = letter === undefined || letter === '-' ? undefined : EXPECTED[letter]
  if (!expected) return []
  const [country = ''] = seller.state.split(' ')
  const isHome = buyer === country
  const happens = at ?? (isHome || !happensAtPlace(seller, kind) ? undefined : buyer)
  const what = happens === undefined ? kind : `${kind} at ${happens}`
  const who = isPerson ? 'person' : number === undefined ? 'business' : `business with ${number}`
  const texts = expected(sale)
  const own = sale.sources ?? seller.sources
  const sources = letter === 'x' && sale.owedIn !== undefined ? `${own} ${sale.owedIn}` : own
  return [[seller.state, status, buyer, who, what, DAY, ...texts, sources].join(' | ')]
}

type Grid = readonly (readonly [kind: string, columns: readonly string[]])[]

/** A table of kinds: the letters of each column, without the articles at the end. */
function grid(text: string): Grid {
  return text
    .trim()
    .split('\n')
    .map(line => {
      const [kind = '', ...columns] = line.split('|').map(cell => cell.trim())
      return [kind, columns] as const
    })
}

/** A list of kinds with their letters, several on a line. */
function list(text: string): Grid {
  return text
    .trim()
    .split(/\||\n/)
    .map(entry => {
      const [kind = '', ...letters] = entry.trim().split(' ')
      return [kind, [letters.join(' ')]] as const
    })
}

/** To a business and to a private customer in one place. */
function pair(
  letters: string | undefined,
  sale: Omit<Sale, 'letter' | 'isPerson'>,
): readonly string[] {
  const [business, person] = (letters ?? '').split(' ')
  const { number: _, ...toPerson } = sale
  return [
    ...rowsOf({ ...sale, letter: business, isPerson: false }),
    ...rowsOf({ ...toPerson, letter: person, isPerson: true }),
  ]
}

/** Where the customer of a seller in the Union is: another member state, with its law on foreign sellers. */
function partnerOf({
  state,
}: SellerLaw): Pick<Sale, 'buyer' | 'number' | 'owedBy' | 'owedIn' | 'rate'> {
  return state === 'FR'
    ? {
        buyer: 'IT',
        number: 'IT00743110157',
        owedBy: 'art. 17 c. 2 DPR 633/1972',
        owedIn: 'it-dpr',
        rate: '22',
      }
    : {
        buyer: 'FR',
        number: 'FR40303265045',
        owedBy: 'art. 283-1 du CGI',
        owedIn: 'fr-283',
        rate: '20',
      }
}

const SELLERS: readonly SellerLaw[] = Object.values(UNION)

const union = SELLERS.flatMap(seller =>
  grid(UNION_LAW).flatMap(([kind, [home, other, third]]) => [
    ...pair(home, { seller, kind, buyer: seller.state }),
    ...pair(other, { seller, kind, ...partnerOf(seller) }),
    ...pair(third, { seller, kind, buyer: 'US' }),
    ...(seller.special === undefined
      ? []
      : pair(third, { seller, kind, buyer: seller.special }).map(row =>
          // LIVA art. 69.Dos, last sentence: advice to private customers in the Canary Islands stays taxed.
          seller.state === 'ES' && row.includes('person | intangible')
            ? row.replace(/O 0 \| .* \| Not subject to VAT/, 'S 21 | | ')
            : row,
        )),
  ]),
)

const overseas = list(OVERSEAS_LAW).flatMap(([kind, [letters]]) =>
  pair(letters, { seller: UNION.FR, kind, buyer: 'RE', sources: 'fr-overseas fr-services' }).map(
    row => row.replace(UNION.FR.articles.g, 'art. 294, 2 du CGI'),
  ),
)

/** Performed in the seller's state for a customer from abroad: a hotel, a meal, a ticket. */
const atHome = SELLERS.flatMap(seller => {
  const sales = (kind: string, buyer: string) => ({ seller, kind, buyer, at: seller.state })
  const { buyer, number } = partnerOf(seller)
  return [
    ...AT_HOME_KINDS.everyone.flatMap(kind => [
      ...pair('h h', { ...sales(kind, buyer), ...(number !== undefined && { number }) }),
      ...pair('h h', sales(kind, 'US')),
    ]),
    ...AT_HOME_KINDS.persons.flatMap(kind => [
      ...rowsOf({ ...sales(kind, buyer), letter: 'h', isPerson: true }),
      ...rowsOf({ ...sales(kind, 'US'), letter: 'h', isPerson: true }),
    ]),
  ]
})

const small = [UNION.DE, UNION.FR, UNION.IT].flatMap(seller =>
  grid(SMALL_LAW).flatMap(([kind, [home, other, third]]) => {
    const sale = { seller, kind, status: 'small_business' }
    return [
      ...rowsOf({ ...sale, buyer: seller.state, letter: home, isPerson: false }),
      ...pair(other, { ...sale, ...partnerOf(seller) }),
      ...pair(third, { ...sale, buyer: 'US' }),
    ]
  }),
)

const oneStopShop = SELLERS.flatMap(seller =>
  list(ONE_STOP_SHOP_LAW).flatMap(([kind, [letter]]) => {
    const { number: _, ...partner } = partnerOf(seller)
    return rowsOf({ seller, kind, status: 'one_stop_shop', ...partner, letter, isPerson: true })
  }),
)

const noNumber = SELLERS.flatMap(seller =>
  list(NO_NUMBER_LAW).flatMap(([kind, [letter]]) => {
    const { buyer } = partnerOf(seller)
    return rowsOf({ seller, kind, buyer, letter, isPerson: false, sources: 'directive awaited' })
  }),
)

const FOREIGN_KINDS = [
  'land',
  'restaurant',
  'passenger_transport',
  'admission',
  'short_hire',
  'installed_goods',
]

const NUMBERS: Readonly<Record<string, string>> = {
  AT: 'ATU13585627',
  BE: 'BE0403019261',
  CZ: 'CZ25123891',
  DE: 'DE136695976',
  DK: 'DK13585628',
  ES: 'ESB58378431',
  FR: 'FR40303265045',
  IE: 'IE6433435F',
  IT: 'IT00743110157',
  LU: 'LU15027442',
  NL: 'NL004495445B01',
  PL: 'PL8567346215',
  SK: 'SK2022749619',
}

/** Art. 194 in each state; the seller is German, and in Germany Spanish. */
const foreignSellers = grid(FOREIGN_SELLER_LAW).flatMap(([state, [letters = '', source = '']]) =>
  letters.split(' ').flatMap((letter, i) => {
    const seller = state === 'DE' ? UNION.ES : UNION.DE
    const kind = FOREIGN_KINDS[i] ?? ''
    const number = NUMBERS[state]
    const sale = { seller, kind, letter, buyer: state, isPerson: false, sources: source }
    // Those of German sellers to France stand above, with every kind.
    if (state === 'FR') return []
    return rowsOf({ ...sale, owedBy: '', ...(number !== undefined && { number }) })
  }),
)

const outside = (
  [
    [SWITZERLAND, SWISS_LAW],
    [BRITAIN, BRITISH_LAW],
    [NORWAY, NORWEGIAN_LAW],
    [INDIA, INDIAN_LAW],
  ] as const
).flatMap(([seller, law]) =>
  grid(law).flatMap(([kind, [home, abroad]]) => [
    ...pair(home, { seller, kind, buyer: seller.state }),
    ...pair(abroad, { seller, kind, buyer: 'FR', number: 'FR40303265045' }),
    ...pair(abroad, { seller, kind, buyer: 'US' }),
    ...(seller.special === undefined
      ? []
      : pair(seller.isSpecialHome === true ? home : abroad, {
          seller,
          kind,
          buyer: seller.special,
        })),
  ]),
)

/** Performed at home for customers from abroad: a hotel in Zurich, a tour in Delhi. */
const outsideAtHome = [SWITZERLAND, BRITAIN, NORWAY, INDIA].flatMap(seller =>
  ['land', 'restaurant', 'admission', 'passenger_transport'].flatMap(kind =>
    pair('h h', { seller, kind, buyer: 'US', at: seller.state }),
  ),
)

/** Every kind of supply, of the sellers of seller-laws.ts. */
export const KIND_CASES: readonly string[] = [
  ...union,
  ...overseas,
  ...atHome,
  ...small,
  ...oneStopShop,
  ...noNumber,
  ...foreignSellers,
  ...outside,
  ...outsideAtHome,
]
