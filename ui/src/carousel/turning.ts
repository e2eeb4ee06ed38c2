/** The specification's interval of a carousel, in milliseconds. */
export const carouselInterval = 5000

/** Which slide comes at this place; before the first is the last. */
export function slideAt(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count
}

/** How far a finger must move along, in pixels, for its stroke to turn to another slide. */
const strokePixels = 40

/**
 * What a stroke of the finger asks for: 1 the next slide, -1 the former one, 0 nothing. The next slide comes from where
 * reading goes on: the right, or the left where one reads from right to left.
 */
export function strokeOf(along: number, across: number, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(along) < strokePixels || Math.abs(along) < Math.abs(across)) return 0
  return along < 0 === (direction === 'ltr') ? 1 : -1
}
