import { localDate } from '../../date.ts'
import { euPlaces } from '../place-table.ts'

const GOODS = 'art. 7-bis DPR 633/1972'
const AT_PLACE = 'art. 7-quater DPR 633/1972'
const EVENTS = 'art. 7-quinquies DPR 633/1972'
const TO_PERSONS = 'art. 7-sexies DPR 633/1972'
const NEW_GOODS = unified(15)
const NEW_AT_PLACE = unified(18)
const NEW_EVENTS = unified(19)
const NEW_TO_PERSONS = unified(20)

/** DPR 633/1972; from 2027-01-01 the Testo unico IVA, which leaves the rules as they are and numbers them anew (art. 170, 171). */
export const PLACES = euPlaces(
  {
    installed_goods: GOODS,
    goods_on_board: GOODS,
    energy: GOODS,
    electronic: 'art. 7-octies DPR 633/1972',
    land: AT_PLACE,
    restaurant: AT_PLACE,
    passenger_transport: AT_PLACE,
    short_hire: AT_PLACE,
    admission: EVENTS,
    event: EVENTS,
    goods_transport: TO_PERSONS,
    long_hire: TO_PERSONS,
    movable_work: TO_PERSONS,
    intermediary: TO_PERSONS,
  },
  {
    from: localDate('2027-01-01'),
    articles: {
      installed_goods: NEW_GOODS,
      goods_on_board: NEW_GOODS,
      energy: NEW_GOODS,
      electronic: unified(23),
      land: NEW_AT_PLACE,
      restaurant: NEW_AT_PLACE,
      passenger_transport: NEW_AT_PLACE,
      short_hire: NEW_AT_PLACE,
      admission: NEW_EVENTS,
      event: NEW_EVENTS,
      goods_transport: NEW_TO_PERSONS,
      long_hire: NEW_TO_PERSONS,
      movable_work: NEW_TO_PERSONS,
      intermediary: NEW_TO_PERSONS,
    },
  },
)

function unified(article: number): string {
  return `art. ${article} D.Lgs. 10/2026`
}
