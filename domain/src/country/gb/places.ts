import { byBuyer, everywhere } from '../place-table.ts'
import type { PlaceTable } from '../supply.ts'

/** VAT Act 1994, s. 7 (goods), 7A (services) and the exceptions of sch. 4A. */
export const PLACES: PlaceTable = {
  goods: everywhere('transport', 'VAT Act 1994, s. 7'),
  installed_goods: everywhere('place', 'VAT Act 1994, s. 7 (3)'),
  goods_on_board: everywhere('place', 'VAT Act 1994, s. 7'),
  energy: everywhere('buyer', 'VAT Act 1994, s. 9A'),
  second_hand: { ...everywhere('transport', 'VAT Act 1994, s. 50A'), margin: 'margin_second_hand' },
  services: byBuyer('buyer', 'seller', 'VAT Act 1994, s. 7A'),
  intangible: byBuyer('buyer', 'buyer_abroad', 'VAT Act 1994, sch. 4A para. 16'),
  electronic: everywhere('buyer', 'VAT Act 1994, sch. 4A para. 15'),
  land: everywhere('place', 'VAT Act 1994, sch. 4A para. 1'),
  restaurant: everywhere('place', 'VAT Act 1994, sch. 4A para. 5'),
  admission: everywhere('place', 'VAT Act 1994, sch. 4A para. 9A, 14A'),
  event: byBuyer('buyer', 'place', 'VAT Act 1994, sch. 4A para. 14A'),
  passenger_transport: everywhere('place', 'VAT Act 1994, sch. 4A para. 2'),
  goods_transport: byBuyer('buyer', 'place', 'VAT Act 1994, sch. 4A para. 11'),
  short_hire: everywhere('place', 'VAT Act 1994, sch. 4A para. 3'),
  long_hire: everywhere('buyer', 'VAT Act 1994, sch. 4A para. 13A'),
  movable_work: byBuyer('buyer', 'place', 'VAT Act 1994, sch. 4A para. 14'),
  in_person: byBuyer('buyer', 'seller', 'VAT Act 1994, s. 7A'),
  intermediary: byBuyer('buyer', 'place', 'VAT Act 1994, sch. 4A para. 10'),
  // The tour operators' margin scheme: none of its taxes is known here, so the line asks.
  travel: { ...everywhere('seller', 'VAT Act 1994, s. 53'), margin: 'margin_travel' },
}
