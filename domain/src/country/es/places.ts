import { euPlaces } from '../place-table.ts'

const SPECIAL = 'art. 70.Uno LIVA'

/** LIVA art. 68 (goods), 70 and 72 (services). Where no public text of the number was found the article stands alone. */
export const PLACES = euPlaces({
  installed_goods: 'art. 68.Dos.2.º LIVA',
  goods_on_board: 'art. 68.Dos.4.º LIVA',
  energy: 'art. 68.Siete LIVA',
  electronic: SPECIAL,
  land: 'art. 70.Uno.1.º LIVA',
  restaurant: SPECIAL,
  admission: SPECIAL,
  event: SPECIAL,
  passenger_transport: 'art. 70.Uno.2.º LIVA',
  goods_transport: 'art. 70.Uno.2.º, 72 LIVA',
  short_hire: SPECIAL,
  long_hire: SPECIAL,
  movable_work: SPECIAL,
  intermediary: SPECIAL,
})
