import type { OfferedTax, Proof, Ruling, TaxReason } from '../country/country.ts'
import type { Destination, Supply, SupplyFacts, Where } from '../country/supply.ts'

/**
 * The tax of a supply: rows read from top to bottom, the first that holds decides. A row without a fact holds whatever that
 * fact is. docs/tax-table.md has the cases.
 */
export type Row = {
  readonly when: Case
  readonly ruling: Ruling
}

/** What a row asks of a sale. */
type Case = {
  readonly to?: Destination
  readonly where?: Where
  readonly buyerIn?: Destination
  readonly supply?: readonly Supply[]
  readonly buyer?: BuyerCase
  readonly status?: SupplyFacts['status']
} & Partial<
  Pick<SupplyFacts, 'isElsewhere' | 'hasOwnRates' | 'usesOneStopShop' | 'isOwedByCustomer'>
> & { readonly isOfMargin?: true; readonly isSameTerritory?: boolean }

/** 'number': of another member state; 'awaited': applied for; 'person': private, without a number. */
type BuyerCase = 'number' | 'awaited' | 'business' | 'person'

/** The first row of the table that holds; undefined where none does. */
export function rulingOf(rows: readonly Row[], facts: SupplyFacts): Ruling | undefined {
  const ruling = rows.find(({ when }) => holds(when, facts))?.ruling
  const isOfMargin = ruling?.key === MARGIN && facts.margin !== undefined
  return isOfMargin ? { ...ruling, key: facts.margin } : ruling
}

function holds(when: Case, facts: SupplyFacts): boolean {
  const { to, where, buyerIn, supply, buyer, status, isOfMargin, isSameTerritory, ...rest } = when
  return (
    (to === undefined || to === facts.destination) &&
    (where === undefined || where === facts.where) &&
    (buyerIn === undefined || buyerIn === facts.buyerIn) &&
    (supply === undefined || supply.includes(facts.supply)) &&
    (buyer === undefined || buyer === buyerCase(facts.buyer)) &&
    (status === undefined || status === facts.status) &&
    (isOfMargin === undefined || facts.margin !== undefined) &&
    (isSameTerritory === undefined || isSameTerritory === (facts.from === facts.to)) &&
    FLAGS.every(flag => rest[flag] === undefined || rest[flag] === facts[flag])
  )
}

const FLAGS = ['isElsewhere', 'hasOwnRates', 'usesOneStopShop', 'isOwedByCustomer'] as const

function buyerCase({ hasVatId, kind, isVatIdAwaited }: SupplyFacts['buyer']): BuyerCase {
  if (hasVatId) return 'number'
  if (kind === 'person') return 'person'
  return isVatIdAwaited === true ? 'awaited' : 'business'
}

/** Stands for the margin scheme of the kind (PlaceRule.margin). */
const MARGIN = 'margin'

/** Art. 33 and 58 with 59c: they count towards one threshold. */
const DISTANCE: readonly Supply[] = ['goods', 'electronic']
/** Art. 45 and 59, and art. 58 up to the threshold of 59c: in the seller's state to a customer that shows no number. */
const SELLERS_TO_PERSONS: readonly Supply[] = ['services', 'intangible', 'electronic', 'in_person']
/** Goods whose place is not where their transport begins or ends: art. 36 to 39. */
const PLACED_GOODS: readonly Supply[] = ['installed_goods', 'goods_on_board', 'energy']

/** Taxed where the seller is, in the seller's own state: art. 31, 44, 45; the same in every law that is known here. */
const AT_HOME: readonly Row[] = [
  row({ to: 'home', hasOwnRates: true }, 'standard', 'home_territory_rate'),
  row({ to: 'home', where: 'place', isElsewhere: true }, 'standard', 'performed_here'),
  row(
    { to: 'home', where: 'seller', buyer: 'person', buyerIn: 'eu' },
    'standard',
    'eu_services_consumer',
  ),
  row(
    { to: 'home', where: 'seller', buyer: 'person', buyerIn: 'third' },
    'standard',
    'third_services_consumer',
  ),
  row({ to: 'home', where: 'seller', buyerIn: 'third' }, 'standard', 'taxed_where_seller_is'),
  row({ to: 'home', where: 'buyer_abroad', buyerIn: 'eu' }, 'standard', 'eu_services_consumer'),
  row({ to: 'home', where: 'transport', isElsewhere: true }, 'standard', 'goods_stay'),
  row({ to: 'home', isElsewhere: true }, 'standard', 'same_territory'),
  row({ to: 'home', isSameTerritory: false }, 'standard', 'same_territory'),
  row({ to: 'home' }, 'standard', 'home'),
]

/** Outside of the Union by the place of the kind. The Polish words of the first say that the customer owes; no private one does. */
const PERFORMED_ABROAD: readonly Row[] = [
  row(
    { to: 'third', where: 'place', buyer: 'person' },
    'outside_scope_consumer',
    'performed_abroad',
  ),
  row(
    { to: 'third', supply: ['energy'], buyer: 'person' },
    'outside_scope_consumer',
    'performed_abroad',
  ),
  row({ to: 'third', where: 'place' }, 'outside_scope', 'performed_abroad'),
  row({ to: 'third', supply: ['energy'] }, 'outside_scope', 'performed_abroad'),
]

/**
 * Directive 2006/112/EC, for a seller in the European Union's VAT: the place by art. 31 to 59 (country/place-table.ts), the
 * exemptions by art. 138 to 146, who owes the tax by art. 194 to 197, margin schemes by art. 306 to 332.
 */
const EU_ROWS: readonly Row[] = [
  row({ to: 'third', supply: ['second_hand'] }, 'export', 'export_goods', ['export']),
  row({ isOfMargin: true }, MARGIN, 'margin_scheme'),
  ...AT_HOME,
  // Art. 369a: the one-stop shop takes distance sales and every service to a private customer in another member state.
  row(
    { to: 'eu', buyer: 'person', usesOneStopShop: true, supply: DISTANCE },
    'standard',
    'one_stop_shop',
  ),
  row(
    { to: 'eu', supply: PLACED_GOODS, isOwedByCustomer: true },
    'reverse_charge_local',
    'owed_by_customer_there',
    ['buyer_vat_id_checked', 'seller_vat_id'],
  ),
  row({ to: 'eu', supply: PLACED_GOODS }, 'custom', 'taxed_there'),
  row({ to: 'eu', where: 'transport', buyer: 'number' }, 'intra_community', 'eu_goods_business', [
    'buyer_vat_id_checked',
    'transport',
  ]),
  row({ to: 'eu', where: 'transport', buyer: 'person' }, 'standard', 'eu_distance_sale'),
  row({ to: 'eu', where: 'transport' }, 'standard', 'eu_business_without_number', ['buyer_vat_id']),
  row(
    { to: 'eu', where: 'place', buyer: 'person', usesOneStopShop: true },
    'standard',
    'one_stop_shop',
  ),
  row(
    { to: 'eu', where: 'place', isOwedByCustomer: true },
    'reverse_charge_local',
    'owed_by_customer_there',
    ['buyer_vat_id_checked', 'seller_vat_id'],
  ),
  row({ to: 'eu', where: 'place' }, 'custom', 'taxed_there'),
  row({ to: 'eu', buyer: 'number' }, 'reverse_charge', 'eu_services_business', [
    'buyer_vat_id_checked',
    'seller_vat_id',
  ]),
  // Implementing Regulation (EU) 282/2011, art. 18 (1) (b): other evidence shows that the customer is a business.
  row({ to: 'eu', buyer: 'awaited' }, 'reverse_charge', 'eu_services_number_awaited', [
    'business_evidence',
    'seller_vat_id',
  ]),
  // The same, art. 18 (2): without a number it counts as a private customer, whose place is that of the kind.
  row(
    { to: 'eu', buyer: 'business', usesOneStopShop: true, supply: ['electronic'] },
    'standard',
    'one_stop_shop',
    ['buyer_vat_id'],
  ),
  row(
    { to: 'eu', buyer: 'business', supply: SELLERS_TO_PERSONS },
    'standard',
    'eu_business_without_number',
    ['buyer_vat_id'],
  ),
  row({ to: 'eu', buyer: 'business' }, 'custom', 'eu_business_without_number', ['buyer_vat_id']),
  row({ to: 'eu', supply: ['electronic'] }, 'standard', 'eu_distance_sale'),
  row({ to: 'eu', usesOneStopShop: true }, 'standard', 'one_stop_shop'),
  row({ to: 'eu' }, 'custom', 'taxed_there'),
  row({ to: 'third', where: 'transport' }, 'export', 'export_goods', ['export']),
  ...PERFORMED_ABROAD,
  row({ to: 'third', buyer: 'person' }, 'outside_scope_consumer', 'third_intangible_consumer'),
  row({ to: 'third' }, 'outside_scope', 'third_services_business', ['business_evidence']),
]

/**
 * Art. 282 to 292: the exemption is of the seller's own state and covers what is supplied there; with a number EX also what is
 * supplied in the states that it names. Goods count as supplied where they leave (art. 139 (1) takes them out of the exemption
 * for intra-Community supplies).
 */
const EU_SMALL_ROWS: readonly Row[] = [
  row({ to: 'home', where: 'seller', buyerIn: 'eu' }, 'small_business', 'eu_services_consumer'),
  row(
    { to: 'home', where: 'seller', buyerIn: 'third' },
    'small_business',
    'third_services_consumer',
  ),
  row(
    { to: 'home', where: 'buyer_abroad', buyerIn: 'eu' },
    'small_business',
    'eu_services_consumer',
  ),
  row({ to: 'home' }, 'small_business', 'home_small_business'),
  row(
    { to: 'eu', where: 'place', status: 'eu_small_business' },
    'eu_small_business',
    'eu_small_business',
    ['eu_small_business_number'],
  ),
  // Art. 33, 58: supplied in the customer's state, where the exemption of the seller's does not reach.
  row(
    {
      to: 'eu',
      buyer: 'person',
      usesOneStopShop: true,
      supply: [...DISTANCE, 'long_hire'],
      status: 'small_business',
    },
    'standard',
    'one_stop_shop',
  ),
  row(
    { to: 'eu', where: 'place', buyer: 'person', usesOneStopShop: true },
    'standard',
    'one_stop_shop',
  ),
  row(
    { to: 'eu', where: 'place', isOwedByCustomer: true },
    'reverse_charge_local',
    'owed_by_customer_there',
    ['buyer_vat_id_checked', 'seller_vat_id'],
  ),
  row({ to: 'eu', where: 'place' }, 'custom', 'taxed_there'),
  row(
    { to: 'eu', supply: ['energy'], isOwedByCustomer: true },
    'reverse_charge_local',
    'owed_by_customer_there',
    ['buyer_vat_id_checked', 'seller_vat_id'],
  ),
  row({ to: 'eu', supply: ['energy'] }, 'custom', 'taxed_there'),
  row({ where: 'transport' }, 'small_business', 'small_business_goods'),
  ...PERFORMED_ABROAD,
  row({ to: 'third', buyer: 'person' }, 'outside_scope_consumer', 'third_intangible_consumer'),
  row({ to: 'third' }, 'outside_scope', 'small_business_services_third', ['business_evidence']),
  row({ buyer: 'number', status: 'eu_small_business' }, 'eu_small_business', 'eu_small_business', [
    'eu_small_business_number',
  ]),
  row({ buyer: 'number' }, 'reverse_charge', 'small_business_services_eu', [
    'buyer_vat_id_checked',
    'seller_vat_id',
  ]),
  row({ buyer: 'awaited' }, 'reverse_charge', 'eu_services_number_awaited', [
    'business_evidence',
    'seller_vat_id',
  ]),
  row(
    { buyer: 'business', supply: SELLERS_TO_PERSONS },
    'small_business',
    'eu_business_without_number',
    ['buyer_vat_id'],
  ),
  row({ buyer: 'business' }, 'custom', 'eu_business_without_number', ['buyer_vat_id']),
  row({ supply: ['electronic'] }, 'small_business', 'eu_services_consumer'),
  row({}, 'custom', 'taxed_there'),
]

/** Outside of the European Union, where the law on the place of supply is known: taxed at home, exports free, the rest outside. */
const OTHER_ROWS: readonly Row[] = [
  row({ to: 'third', supply: ['second_hand'] }, 'export', 'export_goods', ['export']),
  row({ isOfMargin: true }, MARGIN, 'margin_scheme'),
  ...AT_HOME,
  row({ where: 'transport' }, 'export', 'export_goods', ['export']),
  row({ where: 'place' }, 'outside_scope', 'performed_abroad'),
  row({ buyer: 'person' }, 'outside_scope_consumer', 'third_intangible_consumer'),
  row({}, 'outside_scope', 'third_services_business', ['business_evidence']),
]

/** Where only rates are known: goods that leave are an export in every law; what else goes abroad is asked. */
const RATES_ROWS: readonly Row[] = [
  ...AT_HOME,
  row({ where: 'transport' }, 'export', 'export_goods', ['export']),
  row({}, 'custom', 'law_unknown'),
]

const UNKNOWN_ROWS: readonly Row[] = [...AT_HOME, row({}, 'custom', 'law_unknown')]

/** The rows of a seller: by whether it is in the Union's VAT, whether the law of its places is known, and its status. */
export function rowsFor({ isInEu, known, status }: RowsOf): readonly Row[] {
  if (isInEu) return status === 'registered' ? EU_ROWS : EU_SMALL_ROWS
  if (status === 'unregistered') return UNREGISTERED_ROWS
  if (status !== 'registered') return SMALL_ROWS
  if (known === 'places') return OTHER_ROWS
  return known === 'rates' ? RATES_ROWS : UNKNOWN_ROWS
}

export type RowsOf = {
  readonly isInEu: boolean
  /** How much of its law is known here: where each kind of supply is, its rates alone, or nothing. */
  readonly known: 'places' | 'rates' | 'nothing'
  readonly status: SupplyFacts['status']
}

const UNREGISTERED_ROWS: readonly Row[] = [row({}, 'unregistered', 'unregistered')]
const SMALL_ROWS: readonly Row[] = [row({}, 'small_business', 'home_small_business')]

function row(
  when: Case,
  key: OfferedTax['key'],
  reason: TaxReason,
  proofs: readonly Proof[] = [],
): Row {
  return { when, ruling: { key, reason, proofs } }
}
