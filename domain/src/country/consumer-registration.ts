import { isEu } from './countries.ts'
import type { Supply } from './supply.ts'
import type { Law } from './settlement.ts'
import { type Place, territoryOf } from './territory.ts'
import type { PartyKind } from '../party/party.ts'

/** The law by which a seller from elsewhere charges private customers of a state its tax, and from which sum on. */
type Registration = Law & {
  readonly supplies: readonly Supply[]
}

const GOODS_AND_ELECTRONIC: readonly Supply[] = ['goods', 'electronic']

/** By the territory in which the customer lives. */
const STATES: Readonly<Record<string, Registration>> = {
  GB: {
    supplies: GOODS_AND_ELECTRONIC,
    law: 'VATA 1994, sch. 1A, sch. 4A para. 15; s. 7AA (goods up to £135): from the first sale',
    url: 'https://www.legislation.gov.uk/ukpga/1994/23/schedule/1A',
  },
  CH: {
    supplies: GOODS_AND_ELECTRONIC,
    law: 'MWSTG Art. 7 Abs. 3, Art. 10 Abs. 2: CHF 100 000',
    url: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de#art_10',
  },
  NO: {
    supplies: [...GOODS_AND_ELECTRONIC, 'intangible'],
    law: 'merverdiavgiftsloven § 2-1, § 3-1, § 3-30 (VOEC): NOK 50 000',
    url: 'https://lovdata.no/dokument/NL/lov/2009-06-19-58',
  },
}

/** Directive 2006/112/EC, art. 58, 358a to 369: no sum is free for a seller that is not established in the Union. */
const NON_UNION: Registration = {
  supplies: ['electronic'],
  law: 'Directive 2006/112/EC, art. 58, 358a (non-Union scheme): from the first sale',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
}
/** Art. 33 (c), 369l: goods up to 150 €, by the import scheme or by the customs declaration. */
const IMPORT: Registration = {
  supplies: ['goods'],
  law: 'Directive 2006/112/EC, art. 33 (c), 369l (import scheme): up to 150 €',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
}

/**
 * The law by which the seller may have to register where its private customer lives; undefined where none is known here, or
 * the sale is at home or within the Union, whose one-stop shop is counted elsewhere (distance-sales.ts).
 */
export function consumerRegistration(
  seller: Place,
  buyer: { readonly place: Place; readonly kind: PartyKind },
  supply: Supply,
): Law | undefined {
  if (buyer.kind !== 'person') return undefined
  const [from, to] = [territoryOf(seller), territoryOf(buyer.place)]
  if (from.law === to.law) return undefined
  const union =
    !from.eu.goods && isEu(to.law) && to.withoutVat === undefined ? [NON_UNION, IMPORT] : []
  const state = STATES[to.code]
  const found = [...(state === undefined ? [] : [state]), ...union].find(one =>
    one.supplies.includes(supply),
  )
  return found && { law: found.law, url: found.url }
}
