import { isEu } from '../../country/countries.ts'
import { SUPPLIES, type Supply } from '../../country/supply.ts'
import type { TaxCase } from './cases.ts'
import { suppliedIn } from './decide-case.ts'

/** The sellers of the matrix: those of a state that are registered, and two groups of others. */
export const MATRIX_SELLERS = [
  'DE',
  'FR',
  'IT',
  'PL',
  'ES',
  'GB',
  'CH',
  'NO',
  'IN',
  'small business',
  'one-stop shop',
] as const
type MatrixSeller = (typeof MATRIX_SELLERS)[number]

export const DESTINATIONS = ['home', 'Union', 'third country', 'special territory'] as const
type Destination = (typeof DESTINATIONS)[number]

const BUYERS = ['business', 'person'] as const
type Buyer = (typeof BUYERS)[number]

/** A kind of supply, of a seller, to a business or a private customer, where it happens or goes: with the number of its cases. */
export type Cell = {
  readonly supply: Supply
  readonly seller: MatrixSeller
  readonly buyer: Buyer
  readonly destination: Destination
  readonly cases: number
}

/** Why cells are empty; a cell without a case has one of these. */
const EMPTY: readonly {
  readonly why: string
  readonly isOf: (cell: Omit<Cell, 'cases'>) => boolean
}[] = [
  {
    why: 'Art. 37 is of transports that begin in the Union; what other laws say of goods on board was not found in a public source.',
    isOf: ({ supply, destination }) => supply === 'goods_on_board' && destination !== 'home',
  },
  {
    why: 'What the law of the seller says of energy by network to customers abroad was not found in a public source.',
    isOf: ({ supply, seller }) => supply === 'energy' && ['GB', 'NO', 'IN'].includes(seller),
  },
  {
    why: 'What Indian law says of goods that are installed abroad was not found in a public source.',
    isOf: ({ supply, seller }) => supply === 'installed_goods' && seller === 'IN',
  },
  {
    why: 'The overseas departments are another territory for goods; what is installed there or comes by network was not found in a public source.',
    isOf: ({ supply, seller, destination }) =>
      ['installed_goods', 'energy'].includes(supply) &&
      seller === 'FR' &&
      destination === 'special territory',
  },
  {
    why: 'An Indian special economic zone is a status of the customer; the one of services stands for every kind.',
    isOf: ({ seller, destination }) => seller === 'IN' && destination === 'special territory',
  },
  {
    why: 'The exemption of a small business is the same to every customer at home, and a special territory is a third country to it.',
    isOf: ({ seller, buyer, destination }) =>
      seller === 'small business' &&
      (destination === 'special territory' || (destination === 'home' && buyer === 'person')),
  },
  {
    why: 'The one-stop shop changes nothing but supplies to private customers in the Union.',
    isOf: ({ seller, buyer, destination }) =>
      seller === 'one-stop shop' && (buyer === 'business' || destination !== 'Union'),
  },
]

/** Why the cell is empty; undefined where nothing says it. */
export function whyEmpty(cell: Omit<Cell, 'cases'>): number | undefined {
  const at = EMPTY.findIndex(({ isOf }) => isOf(cell))
  return at === -1 ? undefined : at + 1
}

/** Every cell, empty ones with no case. */
export function matrixOf(cases: readonly TaxCase[]): readonly Cell[] {
  const counted = Map.groupBy(cases, row => cellKey(cellOf(row)))
  return SUPPLIES.flatMap(supply =>
    MATRIX_SELLERS.flatMap(seller =>
      BUYERS.flatMap(buyer =>
        DESTINATIONS.map(destination => {
          const cell = { supply, seller, buyer, destination }
          return { ...cell, cases: counted.get(cellKey(cell))?.length ?? 0 }
        }),
      ),
    ),
  )
}

type Key = {
  readonly supply: string
  readonly seller: string
  readonly buyer: string
  readonly destination: string
}

const cellKey = ({ supply, seller, buyer, destination }: Key): string =>
  [supply, seller, buyer, destination].join('|')

const OTHERS: Readonly<Record<string, MatrixSeller>> = {
  small_business: 'small business',
  eu_small_business: 'small business',
  one_stop_shop: 'one-stop shop',
}

function cellOf(row: TaxCase): Key {
  const { supply, delivered, performedAt } = suppliedIn(row.what)
  const [country = ''] = row.seller.split(' ')
  return {
    supply,
    seller: OTHERS[row.status] ?? country,
    buyer: row.buyerStatus === 'person' ? 'person' : 'business',
    destination: destinationOf(country, performedAt ?? delivered ?? row.buyer, row),
  }
}

/** Countries whose VAT territory is another state's, or no one's. */
const SPECIAL = new Set([
  'RE',
  'GP',
  'MQ',
  'GF',
  'YT',
  'MC',
  'SM',
  'VA',
  'AX',
  'IM',
  'JE',
  'LI',
  'SJ',
])

function destinationOf(seller: string, place: string, { buyerStatus }: TaxCase): Destination {
  const [country = '', ...rest] = place.split(' ')
  if (rest.length > 0 || SPECIAL.has(country) || buyerStatus.includes('certificate'))
    return 'special territory'
  if (country === seller) return 'home'
  return isEu(country) ? 'Union' : 'third country'
}

/** By kind and seller: the numbers of cases to a business and to a person by destination; a letter says why there is none. */
export function matrixRows(cases: readonly TaxCase[]): readonly (readonly string[])[] {
  const cells = Map.groupBy(matrixOf(cases), ({ supply, seller }) => `${supply}|${seller}`)
  const text = (cell: Cell): string =>
    cell.cases > 0 ? String(cell.cases) : reasonLetter(whyEmpty(cell))
  return SUPPLIES.map(supply => [
    supply,
    ...MATRIX_SELLERS.map(seller => {
      const own = cells.get(`${supply}|${seller}`) ?? []
      return BUYERS.map(buyer =>
        own
          .filter(cell => cell.buyer === buyer)
          .map(text)
          .join(' '),
      ).join(' / ')
    }),
  ])
}

/** The reasons as a list, by letter. */
export function emptyReasons(): string {
  return EMPTY.map(({ why }, i) => `- ${reasonLetter(i + 1)}: ${why}`).join('\n')
}

function reasonLetter(reason: number | undefined): string {
  return reason === undefined ? '?' : String.fromCodePoint(0x60 + reason)
}
