import type { LocalDate } from '../date.ts'
import type { PlaceRule, PlaceTable, Supply, Where } from './supply.ts'

/** A kind whose place is the same to a business and to a private customer. */
export function everywhere(where: Where, article: string): PlaceRule {
  return { business: where, person: where, article }
}

export function byBuyer(business: Where, person: Where, article: string): PlaceRule {
  return { business, person, article }
}

/** Directive 2006/112/EC, art. 31 to 59. */
export const EU_PLACES: PlaceTable = {
  goods: everywhere('transport', cited('31, 32, 33')),
  installed_goods: everywhere('place', cited('36')),
  goods_on_board: everywhere('place', cited('37')),
  energy: everywhere('buyer', cited('38, 39')),
  second_hand: { ...everywhere('transport', cited('313')), margin: 'margin_second_hand' },
  services: byBuyer('buyer', 'seller', cited('44')),
  intangible: byBuyer('buyer', 'buyer_abroad', cited('59')),
  electronic: everywhere('buyer', cited('58')),
  land: everywhere('place', cited('47')),
  restaurant: everywhere('place', cited('55')),
  admission: byBuyer('place', 'place', cited('53, 54')),
  event: byBuyer('buyer', 'place', cited('54')),
  passenger_transport: everywhere('place', cited('48')),
  goods_transport: byBuyer('buyer', 'place', cited('49, 50')),
  short_hire: everywhere('place', cited('56')),
  long_hire: everywhere('buyer', cited('56')),
  movable_work: byBuyer('buyer', 'place', cited('54')),
  in_person: byBuyer('buyer', 'seller', cited('45')),
  intermediary: byBuyer('buyer', 'place', cited('46')),
  travel: { ...everywhere('seller', cited('307')), margin: 'margin_travel' },
}

function cited(articles: string): string {
  return `Art. ${articles} Directive 2006/112/EC`
}

/** The state's own articles for some kinds; the others cite the directive. */
type Articles = Readonly<Partial<Record<Supply, string>>>

/** The same table, with the state's own articles; `later`: those of a law that takes their place from a day on. */
export function euPlaces(
  articles: Articles,
  later?: { readonly from: LocalDate; readonly articles: Articles },
): PlaceTable {
  const rules = Object.entries(EU_PLACES) as [Supply, PlaceRule][]
  const own = rules.map(([supply, rule]): [Supply, PlaceRule] => {
    const { article } = rule
    const own = { ...rule, article: articles[supply] ?? article }
    if (!later || articles[supply] === undefined) return [supply, own]
    return [
      supply,
      { ...own, later: { from: later.from, article: later.articles[supply] ?? article } },
    ]
  })
  return Object.fromEntries(own) as PlaceTable
}
