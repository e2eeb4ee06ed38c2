/** What an arrow key asks for, in the direction of reading: 1 what comes next, -1 what came before, 0 nothing. */
export function arrowOf(key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  const onward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight'
  if (key === onward) return 1
  return key === back ? -1 : 0
}
