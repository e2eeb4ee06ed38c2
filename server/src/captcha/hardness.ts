import type { House } from '../lib/house.ts'
import { timesOver } from '../lib/throttle.ts'

/** Eight times the usual is still bearable, once, on a slow phone; for a program that guesses it adds up. */
const MOST_DOUBLINGS = 3

/** How many times the usual work is asked of whoever comes from here: doubled by every few failures. */
export async function hardnessAt(house: House, place: string): Promise<number> {
  return 2 ** Math.min(MOST_DOUBLINGS, await timesOver(house, 'failedFromPlace', place))
}
