import type { Supply } from '@bordereau/domain/country/supply'
import { t } from '#macros'
import { type SupplyOption, commonSupplies } from './supplies.ts'

/** What can be supplied, for a choice: the place of supply differs between them. */
export function supplyOptions(): readonly SupplyOption[] {
  return [
    ...commonSupplies(),
    ...at(t`Where it is performed`, [
      ['land', t`Lodging, letting, works on land or buildings`],
      ['restaurant', t`Restaurant or catering`],
      ['admission', t`Admission to an event or fair`],
      ['event', t`Event, teaching or performance`],
      ['passenger_transport', t`Transport of persons`],
      ['goods_transport', t`Transport of goods`],
      ['short_hire', t`Hire of a vehicle, up to 30 days`],
      ['movable_work', t`Work on goods, repair`],
      ['intermediary', t`Agency in the name of another`],
    ]),
    ...at(t`Other services`, [
      ['long_hire', t`Hire of a vehicle, over 30 days`],
      ['in_person', t`Treatment or care in person`],
      ['travel', t`Travel package`],
    ]),
    ...at(t`Other goods`, [
      ['installed_goods', t`Goods installed by the seller`],
      ['goods_on_board', t`Goods on board a ship, aircraft or train`],
      ['energy', t`Gas, power, heat or cold`],
      ['second_hand', t`Second-hand goods under the margin scheme`],
    ]),
  ]
}

function at(group: string, kinds: readonly (readonly [Supply, string])[]): readonly SupplyOption[] {
  return kinds.map(([value, label]) => ({ value, label, group }))
}
