import { contrast } from './contrast.ts'

/** Hues of 20 degrees: nearer ones are shades of one colour. */
const HUES = 18
/** White text is legible on a proposed colour (WCAG 2, 1.4.3). */
const LEAST_CONTRAST = 4.5
/** A colour with a smaller share of the coloured pixels is an edge or a shadow. */
const LEAST_SHARE = 0.06
const MOST = 3

/**
 * Colours of a picture, for instance a logo, the most frequent first, as '#rrggbb' and dark enough for white text: at most
 * three, none for a picture in greys. `pixels` are RGBA bytes.
 */
export function pictureColors(pixels: Uint8ClampedArray): string[] {
  const sums = Array.from({ length: HUES }, () => ({ red: 0, green: 0, blue: 0, weight: 0 }))
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
    const weight = opacity < 128 ? 0 : chromaOf(red, green, blue)
    const sum = sums[Math.floor((hueOf(red, green, blue) * HUES) / 360) % HUES]
    if (!sum || weight < 0.16) continue
    sum.red += red * weight
    sum.green += green * weight
    sum.blue += blue * weight
    sum.weight += weight
  }
  const all = sums.reduce((total, { weight }) => total + weight, 0)
  return sums
    .filter(({ weight }) => weight > 0 && weight >= all * LEAST_SHARE)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ red, green, blue, weight }) => legible([red / weight, green / weight, blue / weight]))
}

/** Black is the last resort of the loop: each step takes a twentieth. */
function legible(parts: readonly number[]): string {
  let shade = parts
  while (contrast(hexOf(shade), '#ffffff') < LEAST_CONTRAST) shade = shade.map(part => part * 0.95)
  return hexOf(shade)
}

function hexOf(parts: readonly number[]): string {
  return `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** From 0, a grey, to 1. */
function chromaOf(red: number, green: number, blue: number): number {
  return (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255
}

/** In degrees; 0 for a grey. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return 0
  const sixths =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return (sixths * 60 + 360) % 360
}
