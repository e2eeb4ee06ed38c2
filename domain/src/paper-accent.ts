/** '#rrggbb': background, text on it, secondary text on it, text on white, and a light tint. */
export type PaperAccent = {
  readonly fill: string
  readonly on: string
  readonly soft: string
  readonly text: string
  readonly tint: string
}

/**
 * The colours that the paper derives from the company's: the background colour, black or white on it by contrast, the
 * text colour on white, darkened to a contrast of 4.5 to 1 (WCAG 2 AA), and a tint behind the payment block. '#rrggbb';
 * for any other text a dark grey.
 */
export function accentOf(color: string): PaperAccent {
  const fill = rgbOf(color) ?? [45, 51, 61]
  const on =
    contrast(fill, WHITE) >= contrast(fill, INK) || contrast(fill, WHITE) >= 4.5 ? WHITE : INK
  return {
    fill: hex(fill),
    on: hex(on),
    soft: hex(softOn(fill, on)),
    text: hex(legible(fill)),
    tint: hex(mix(fill, WHITE, 0.93)),
  }
}

/** The company's colour as text on a dark background: lightened to a contrast of 4.5 to 1. '#rrggbb'. */
export function accentOnDark(color: string, background: string): string {
  const behind = rgbOf(background) ?? INK
  const accent = rgbOf(color) ?? WHITE
  for (let share = 0; share < 1; share += 0.04) {
    const lighter = mix(accent, WHITE, share)
    if (contrast(lighter, behind) >= 4.5) return hex(lighter)
  }
  return hex(WHITE)
}

type Rgb = readonly [number, number, number]

const WHITE: Rgb = [255, 255, 255]
const INK: Rgb = [22, 25, 31]

function rgbOf(color: string): Rgb | undefined {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (!match) return undefined
  const [red = 0, green = 0, blue = 0] = match.slice(1).map(part => Number.parseInt(part, 16))
  return [red, green, blue]
}

/** The colour of secondary text on the background: as weak as a contrast of 4.5 allows. */
function softOn(fill: Rgb, on: Rgb): Rgb {
  for (let share = 0.3; share > 0; share -= 0.05) {
    const soft = mix(on, fill, share)
    if (contrast(soft, fill) >= 4.5) return soft
  }
  return on
}

function legible(color: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const darker = mix(color, INK, share)
    if (contrast(darker, WHITE) >= 4.5) return darker
  }
  return INK
}

function mix(a: Rgb, b: Rgb, shareOfB: number): Rgb {
  const part = (i: 0 | 1 | 2): number => Math.round(a[i] * (1 - shareOfB) + b[i] * shareOfB)
  return [part(0), part(1), part(2)]
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map(part => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hex(color: Rgb): string {
  return `#${color.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
