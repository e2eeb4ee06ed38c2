import { everywhere } from '../place-table.ts'
import type { PlaceTable } from '../supply.ts'

/**
 * MWSTG art. 7 and 8. Hire of goods, building work on a thing and its repair are supplies of goods there (art. 3 d): where the
 * thing is handed over or worked on.
 */
export const PLACES: PlaceTable = {
  goods: everywhere('transport', 'Art. 7 Abs. 1 MWSTG / LTVA'),
  installed_goods: everywhere('place', 'Art. 7 Abs. 1 MWSTG / LTVA'),
  goods_on_board: everywhere('place', 'Art. 7 Abs. 1 MWSTG / LTVA'),
  energy: everywhere('buyer', 'Art. 7 Abs. 2 MWSTG / LTVA'),
  second_hand: everywhere('transport', 'Art. 7 Abs. 1 MWSTG / LTVA'),
  services: everywhere('buyer', 'Art. 8 Abs. 1 MWSTG / LTVA'),
  intangible: everywhere('buyer', 'Art. 8 Abs. 1 MWSTG / LTVA'),
  electronic: everywhere('buyer', 'Art. 8 Abs. 1 MWSTG / LTVA'),
  land: everywhere('place', 'Art. 8 Abs. 2 Bst. f MWSTG / LTVA'),
  restaurant: everywhere('place', 'Art. 8 Abs. 2 Bst. d MWSTG / LTVA'),
  admission: everywhere('place', 'Art. 8 Abs. 2 Bst. c MWSTG / LTVA'),
  event: everywhere('place', 'Art. 8 Abs. 2 Bst. c MWSTG / LTVA'),
  passenger_transport: everywhere('place', 'Art. 8 Abs. 2 Bst. e MWSTG / LTVA'),
  goods_transport: everywhere('buyer', 'Art. 8 Abs. 1 MWSTG / LTVA'),
  short_hire: everywhere('place', 'Art. 7 Abs. 1 MWSTG / LTVA'),
  long_hire: everywhere('place', 'Art. 7 Abs. 1 MWSTG / LTVA'),
  movable_work: everywhere('place', 'Art. 7 Abs. 1 MWSTG / LTVA'),
  // Also at a distance.
  in_person: everywhere('seller', 'Art. 8 Abs. 2 Bst. a MWSTG / LTVA'),
  intermediary: everywhere('buyer', 'Art. 8 Abs. 1 MWSTG / LTVA'),
  travel: everywhere('seller', 'Art. 8 Abs. 2 Bst. b MWSTG / LTVA'),
}
