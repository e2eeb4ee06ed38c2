/** The specification's interval of a carousel, in milliseconds. */
export const carouselInterval = 5000

/** The index of the slide, wrapped around at both ends. */
export function slideAt(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count
}

/** How far a swipe must go along, in pixels. */
const swipePixels = 40

/**
 * The step of a swipe: 1 the next slide, -1 the previous one, 0 none. A swipe against the reading direction shows the
 * next slide.
 */
export function swipeStep(along: number, across: number, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(along) < swipePixels || Math.abs(along) < Math.abs(across)) return 0
  return along < 0 === (direction === 'ltr') ? 1 : -1
}
