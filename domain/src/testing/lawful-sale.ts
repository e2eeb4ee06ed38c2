import { FOREIGN_SELLERS } from '../country/foreign-sellers.ts'
import { taxesOfTerritory } from '../country/offered-taxes.ts'
import { EU_PLACES } from '../country/place-table.ts'
import { countryRules } from '../country/rules.ts'
import type { Supply } from '../country/supply.ts'
import { type Place, type VatTerritory, territoryOf } from '../country/territory.ts'
import type { TaxDecision, TaxQuestion } from '../tax/question.ts'
import { isInForce } from '../tax/tax-of.ts'
import { type Sale, questionOf } from './every-sale.ts'
import {
  BRITISH_LAW,
  INDIAN_LAW,
  NORWEGIAN_LAW,
  SWISS_LAW,
  UNION_LAW,
} from './tax-table/kind-laws.ts'

/** Where the law says that a supply is; 'unknown' where no law is known here. */
type WhereByLaw =
  | 'seller'
  | 'customer'
  | 'customer_abroad'
  | 'place'
  | 'sent'
  | 'margin'
  | 'unknown'

/**
 * What breaks the law in the decision of a sale; none where it holds. Written from the tables of the laws (kind-laws.ts),
 * which share nothing with the decision: of the product only data is read (territories, rates with their days, articles).
 */
export function faultsOf(sale: Sale, decision: TaxDecision): readonly string[] {
  const question = questionOf(sale)
  const context = contextOf(sale, question)
  return [
    ...unlawful(decision, context),
    ...taxedAtTheSeller(decision, context),
    ...zeroAtHome(decision, context),
  ]
}

type Context = {
  readonly question: TaxQuestion
  readonly from: VatTerritory
  /** Where the supply is by law; undefined where the sale does not say, or the law is not known. */
  readonly at: VatTerritory | undefined
  readonly where: WhereByLaw
}

function contextOf(sale: Sale, question: TaxQuestion): Context {
  const from = territoryOf(question.seller.place)
  const where = whereByLaw(from, sale.supply, sale.buyerIs === 'person')
  const place = placeByLaw(where, question)
  return { question, from, where, at: place && territoryOf(place) }
}

function placeByLaw(where: WhereByLaw, { seller, buyer, performedAt }: TaxQuestion) {
  switch (where) {
    case 'seller':
    case 'margin':
      return seller.place
    case 'customer':
    case 'sent':
      return buyer.place
    case 'customer_abroad': {
      const isInUnion = [seller.place, buyer.place].every(each => territoryOf(each).eu.services)
      return isInUnion ? seller.place : buyer.place
    }
    case 'place':
      return performedAt ?? undefined
    case 'unknown':
      return undefined
  }
}

/** Every decision asks, or has a rate in force at the seller or at the place, or no tax by a law that the data cites. */
function unlawful(decision: TaxDecision, context: Context): readonly string[] {
  const { tax, article, reason } = decision
  if (tax.rate === null) return []
  if (Number(tax.rate) > 0) {
    const isIn = (territory: VatTerritory | undefined): boolean =>
      territory !== undefined &&
      taxesOfTerritory(territory).some(
        offered =>
          offered.rate === tax.rate &&
          offered.category === tax.category &&
          isInForce(offered, context.question.day),
      )
    return isIn(context.from) || isIn(context.at) ? [] : ['a rate that is not in force']
  }
  if (WITHOUT_ARTICLE.has(reason) && !KNOWN.has(context.from.law)) return []
  if (WITHOUT_WORDS.has(reason)) return []
  return citedIn(context.from).some(text => text !== '' && article.includes(text))
    ? []
    : [`no law of the country: "${article}"`]
}

/** Of other countries only rates are known; goods that leave are an export in each. */
const KNOWN: ReadonlySet<string> = new Set(['GB', 'CH', 'LI', 'NO', 'IN'])
const WITHOUT_ARTICLE: ReadonlySet<string> = new Set(['export_goods', 'home_small_business'])
/** Who is not registered, and where a country has no such tax, nothing is said. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['sales_tax_by_seller', 'unregistered'])

const CITED = new Map<string, readonly string[]>()

/** The articles of a territory's taxes, of its kinds of supply, and of those of the states that let the customer owe. */
function citedIn(territory: VatTerritory): readonly string[] {
  const known = CITED.get(territory.code)
  if (known) return known
  const places = countryRules(territory.law).places ?? EU_PLACES
  const texts = [
    ...taxesOfTerritory(territory).map(({ article }) => article ?? ''),
    ...Object.values(places).flatMap(({ article, later }) => [article, later?.article ?? '']),
    ...Object.values(FOREIGN_SELLERS).map(({ law }) => law),
    'Art. 194 Directive',
    'Art. 195 Directive',
    territory.withoutVat ?? '',
    ...(territory.law === 'NO' ? ['merverdiavgiftsloven'] : []),
  ]
  CITED.set(territory.code, texts)
  return texts
}

/** A service that is elsewhere by law does not have the rate of its seller, but by a rule that says so. */
function taxedAtTheSeller({ tax }: TaxDecision, context: Context): readonly string[] {
  const { question, from, at, where } = context
  const { supply, buyer, seller } = question
  const isSellers = tax.rate !== null && Number(tax.rate) > 0 && tax.country === undefined
  if (!isSellers || GOODS.has(supply) || where === 'margin') return []
  if (where === 'unknown') {
    const isHome = territoryOf(buyer.place).area.services === from.area.services
    return isHome ? [] : ['the seller’s rate abroad, of no known law']
  }
  if (at === undefined)
    return territoryOf(buyer.place).area.services === from.area.services
      ? []
      : ['the seller’s rate at no known place']
  if (at.area.services === from.area.services) return []
  const isInUnion = from.eu.services && at.eu.services
  const isEuSeller = from.eu.services
  // Art. 59c: up to 10,000 € a year.
  if (isInUnion && supply === 'electronic' && buyer.kind === 'person' && !seller.usesOneStopShop)
    return []
  // Regulation 282/2011, art. 18 (2) with art. 45 and 59c: without a number it counts as private.
  if (isInUnion && buyer.kind !== 'person' && buyer.vatId === '' && AS_PERSON.has(supply)) return []
  // LIVA art. 69.Dos.
  if (from.law === 'ES' && at.law === 'ES' && isEuSeller && supply === 'intangible') return []
  // IGST Act, s. 12: between two parties in India.
  if (from.law === 'IN' && territoryOf(buyer.place).law === 'IN') return []
  return ['the seller’s rate where the supply is not']
}

const AS_PERSON: ReadonlySet<Supply> = new Set<Supply>([
  'services',
  'intangible',
  'electronic',
  'in_person',
])

/** What is at home by law is taxed there, if its seller charges the tax. */
function zeroAtHome({ tax }: TaxDecision, context: Context): readonly string[] {
  const { question, from, at, where } = context
  const { seller, supply, buyer } = question
  if (seller.status !== 'registered' || from.withoutVat !== undefined || from.law === 'US')
    return []
  if (tax.rate === null || Number(tax.rate) > 0 || at === undefined) return []
  const kind = GOODS.has(supply) ? 'goods' : 'services'
  if (kind === 'goods' && from.goodsWithoutVat !== undefined) return []
  const isMargin = where === 'margin' || (supply === 'second_hand' && tax.category === 'E')
  if (isMargin || at.area[kind] !== from.area[kind]) return []
  // Art. 138 needs another state than that of departure; the buyer's address is at home here.
  return [`no tax at home for ${buyer.kind}: ${tax.category}`]
}

const GOODS: ReadonlySet<Supply> = new Set<Supply>([
  'goods',
  'installed_goods',
  'goods_on_board',
  'energy',
  'second_hand',
])

const LAWS: Readonly<Record<string, string>> = {
  CH: SWISS_LAW,
  GB: BRITISH_LAW,
  IN: INDIAN_LAW,
  NO: NORWEGIAN_LAW,
}

/** Kinds that each law puts where they happen; of the others 'p' is the article of the customer's place. */
const HAPPENS: Readonly<Record<string, string>> = {
  EU: 'land restaurant admission event passenger_transport goods_transport short_hire movable_work intermediary installed_goods goods_on_board',
  GB: 'land restaurant admission event passenger_transport goods_transport short_hire movable_work intermediary installed_goods',
  CH: 'land restaurant admission event passenger_transport short_hire long_hire movable_work installed_goods',
  NO: 'land restaurant admission event passenger_transport goods_transport short_hire long_hire movable_work in_person intermediary installed_goods travel',
  IN: 'land restaurant admission event passenger_transport movable_work in_person',
}

const WHERE = new Map<string, WhereByLaw>()

function whereByLaw(from: VatTerritory, supply: Supply, isPerson: boolean): WhereByLaw {
  const isUnion = from.eu.services || from.eu.goods || isUnionLaw(from)
  // Liechtenstein's act is the Swiss one.
  const family = isUnion ? 'EU' : from.law === 'LI' ? 'CH' : from.law
  const key = `${family} ${supply} ${isPerson}`
  const known = WHERE.get(key)
  if (known) return known
  const found = readLaw(family === 'EU' ? UNION_LAW : LAWS[family], family, supply, isPerson)
  WHERE.set(key, found)
  return found
}

/** Canaries, Ceuta, Melilla, Livigno, Büsingen: a part of a member state outside of its VAT. */
function isUnionLaw({ law }: VatTerritory): boolean {
  return territoryOf(countryOf(law)).eu.services
}

const countryOf = (country: string): Place => ({ country, postCode: '', subdivision: '' })

/** From the letters of the last column, which is abroad: what stays is the seller's, what leaves the customer's or the place's. */
function readLaw(
  law: string | undefined,
  family: string,
  supply: Supply,
  isPerson: boolean,
): WhereByLaw {
  const line = law
    ?.trim()
    .split('\n')
    .find(row => row.split('|')[0]?.trim() === supply)
  if (line === undefined) return 'unknown'
  const columns = line.split('|').map(cell => cell.trim())
  const [business = '', person = ''] = (columns[family === 'EU' ? 3 : 2] ?? '').split(' ')
  const happens = HAPPENS[family]?.split(' ').includes(supply) === true
  switch (isPerson ? person : business) {
    case 'h':
      return 'seller'
    case 'm':
      return 'margin'
    case 'g':
      return 'sent'
    case 'o':
      return 'customer'
    case 'c':
      return family === 'EU' ? 'customer_abroad' : 'customer'
    case 'p':
      return happens ? 'place' : 'customer'
    case 'z':
      return supply === 'goods' || supply === 'second_hand'
        ? 'sent'
        : happens
          ? 'place'
          : 'customer'
    default:
      return 'unknown'
  }
}
