/** A rectangle of the window, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** Between the card, its target, and the edge of the window, in pixels. */
const gap = 12

/**
 * The position of the card: below its target, else above, else beside it in reading direction, else on the other side;
 * without space anywhere, at the bottom. Always inside the window.
 */
export function placeCard(
  target: Box | undefined,
  card: Size,
  window: Size,
  direction: 'ltr' | 'rtl',
): { x: number; y: number } {
  const inside = {
    x: (x: number) => between(x, gap, window.width - card.width - gap),
    y: (y: number) => between(y, gap, window.height - card.height - gap),
  }
  if (target === undefined) {
    return {
      x: inside.x((window.width - card.width) / 2),
      y: inside.y((window.height - card.height) / 2),
    }
  }
  const start = direction === 'ltr' ? target.x : target.x + target.width - card.width
  const below = target.y + target.height + gap
  const above = target.y - card.height - gap
  if (below + card.height + gap <= window.height) return { x: inside.x(start), y: below }
  if (above >= gap) return { x: inside.x(start), y: above }
  const right = target.x + target.width + gap
  const left = target.x - card.width - gap
  const fits = { right: right + card.width + gap <= window.width, left: left >= gap }
  const sides = direction === 'ltr' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const side = sides.find(name => fits[name])
  if (side !== undefined) return { x: side === 'right' ? right : left, y: inside.y(target.y) }
  return { x: inside.x(start), y: inside.y(window.height) }
}

/** As far as there is space; otherwise it begins at the start. */
function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
