import { localDate } from '../../date.ts'
import { euPlaces } from '../place-table.ts'

/**
 * CGI art. 259 A and 259 D, as the tax office reads them (B.O.I. n° 4 of 2010-01-11, BOI-TVA-CHAMP-20-50). From 2027-01-01 the
 * rules are in another code, whose articles no public table was found for: documents cite the directive.
 */
export const PLACES = euPlaces(
  {
    electronic: 'art. 259 D du CGI',
    land: 'art. 259 A, 2° du CGI',
    restaurant: 'art. 259 A, 5° du CGI',
    admission: 'art. 259 A, 5° du CGI',
    event: 'art. 259 A, 5° du CGI',
    passenger_transport: 'art. 259 A, 4° du CGI',
    goods_transport: 'art. 259 A, 3° et 4° du CGI',
    short_hire: 'art. 259 A, 1° du CGI',
    long_hire: 'art. 259 A, 1° du CGI',
    movable_work: 'art. 259 A, 6° du CGI',
    intermediary: 'art. 259 A, 7° du CGI',
  },
  { from: localDate('2027-01-01'), articles: {} },
)
