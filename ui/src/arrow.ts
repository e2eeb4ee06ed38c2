/** The step of an arrow key in reading direction: 1 next, -1 previous, 0 for other keys. */
export function arrowOf(key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight'
  if (key === forward) return 1
  return key === back ? -1 : 0
}
