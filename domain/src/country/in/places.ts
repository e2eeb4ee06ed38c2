import { everywhere } from '../place-table.ts'
import type { PlaceTable } from '../supply.ts'

/**
 * IGST Act 2017, s. 10 (goods), 12 (both parties in India) and 13 (one abroad). Between two parties in India the supply is in
 * India wherever it is performed; gst.ts finds its state.
 */
export const PLACES: PlaceTable = {
  goods: everywhere('transport', 'IGST Act 2017, s. 10, 11'),
  installed_goods: everywhere('place', 'IGST Act 2017, s. 10 (1) (d)'),
  goods_on_board: everywhere('place', 'IGST Act 2017, s. 10 (1) (e)'),
  energy: everywhere('transport', 'IGST Act 2017, s. 10, 11'),
  second_hand: everywhere('transport', 'IGST Act 2017, s. 10, 11'),
  services: everywhere('buyer', 'IGST Act 2017, s. 13 (2)'),
  intangible: everywhere('buyer', 'IGST Act 2017, s. 13 (2)'),
  electronic: everywhere('buyer', 'IGST Act 2017, s. 13 (12)'),
  land: everywhere('place', 'IGST Act 2017, s. 13 (4)'),
  restaurant: everywhere('place', 'IGST Act 2017, s. 13 (3) (b)'),
  admission: everywhere('place', 'IGST Act 2017, s. 13 (5)'),
  event: everywhere('place', 'IGST Act 2017, s. 13 (5)'),
  passenger_transport: everywhere('place', 'IGST Act 2017, s. 13 (10)'),
  goods_transport: everywhere('buyer', 'IGST Act 2017, s. 13 (2)'),
  short_hire: everywhere('seller', 'IGST Act 2017, s. 13 (8) (c)'),
  long_hire: everywhere('buyer', 'IGST Act 2017, s. 13 (2)'),
  movable_work: everywhere('place', 'IGST Act 2017, s. 13 (3) (a)'),
  in_person: everywhere('place', 'IGST Act 2017, s. 13 (3) (b)'),
  intermediary: everywhere('seller', 'IGST Act 2017, s. 13 (8) (b)'),
  travel: everywhere('buyer', 'IGST Act 2017, s. 13 (2)'),
}
