import { byBuyer, everywhere } from '../place-table.ts'
import type { PlaceTable } from '../supply.ts'

const ABROAD = 'merverdiavgiftsloven § 6-22'

/** Merverdiavgiftsloven § 3-1 and 6-21 to 6-28: taxed where it is supplied in Norway, free of the tax abroad. */
export const PLACES: PlaceTable = {
  goods: everywhere('transport', 'merverdiavgiftsloven § 6-21'),
  installed_goods: everywhere('place', 'merverdiavgiftsloven § 6-21'),
  goods_on_board: everywhere('place', 'merverdiavgiftsloven § 6-21'),
  energy: everywhere('buyer', 'merverdiavgiftsloven § 6-21'),
  second_hand: everywhere('transport', 'merverdiavgiftsloven § 6-21'),
  services: byBuyer('buyer', 'seller', ABROAD),
  intangible: byBuyer('buyer', 'buyer_abroad', ABROAD),
  electronic: everywhere('buyer', ABROAD),
  land: everywhere('place', ABROAD),
  restaurant: everywhere('place', ABROAD),
  admission: everywhere('place', ABROAD),
  event: everywhere('place', ABROAD),
  passenger_transport: everywhere('place', 'merverdiavgiftsloven § 6-28'),
  goods_transport: everywhere('place', 'merverdiavgiftsloven § 6-28'),
  short_hire: everywhere('place', ABROAD),
  long_hire: everywhere('place', ABROAD),
  movable_work: everywhere('place', ABROAD),
  in_person: everywhere('place', ABROAD),
  intermediary: byBuyer('buyer', 'place', ABROAD),
  travel: everywhere('place', ABROAD),
}
