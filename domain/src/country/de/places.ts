import { euPlaces } from '../place-table.ts'

/** UStG § 3 (goods), 3a (services), 3b (transport), 3e (on board), 3g (energy): github.com/bundestag/gesetze. */
export const PLACES = euPlaces({
  installed_goods: '§ 3 Abs. 7 UStG',
  goods_on_board: '§ 3e UStG',
  energy: '§ 3g UStG',
  electronic: '§ 3a Abs. 5 UStG',
  land: '§ 3a Abs. 3 Nr. 1 UStG',
  restaurant: '§ 3a Abs. 3 Nr. 3 Buchst. b UStG',
  admission: '§ 3a Abs. 3 Nr. 3 Buchst. a, Nr. 5 UStG',
  event: '§ 3a Abs. 3 Nr. 3 Buchst. a UStG',
  passenger_transport: '§ 3b Abs. 1 UStG',
  goods_transport: '§ 3b UStG',
  short_hire: '§ 3a Abs. 3 Nr. 2 UStG',
  long_hire: '§ 3a Abs. 3 Nr. 2 UStG',
  movable_work: '§ 3a Abs. 3 Nr. 3 Buchst. c UStG',
  intermediary: '§ 3a Abs. 3 Nr. 4 UStG',
})
