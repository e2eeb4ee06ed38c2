import { euPlaces } from '../place-table.ts'

/** Ustawa o VAT, art. 22 (goods) and 28d to 28k (services). */
export const PLACES = euPlaces({
  installed_goods: 'art. 22 ust. 1 pkt 2 ustawy o VAT',
  goods_on_board: 'art. 22 ust. 1 pkt 4 ustawy o VAT',
  energy: 'art. 22 ust. 1 pkt 5 i 6 ustawy o VAT',
  electronic: 'art. 28k ustawy o VAT',
  land: 'art. 28e ustawy o VAT',
  restaurant: 'art. 28i ustawy o VAT',
  admission: 'art. 28g ustawy o VAT',
  event: 'art. 28g ustawy o VAT',
  passenger_transport: 'art. 28f ustawy o VAT',
  goods_transport: 'art. 28f ustawy o VAT',
  short_hire: 'art. 28j ustawy o VAT',
  long_hire: 'art. 28j ustawy o VAT',
  movable_work: 'art. 28h ustawy o VAT',
  intermediary: 'art. 28d ustawy o VAT',
})
