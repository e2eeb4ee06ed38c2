/** '#rrggbb' in lower case from `#abc`, `abc`, `#AABBCC`; undefined when it is no colour. */
export function parseHexColor(text: string): string | undefined {
  const found = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(text.trim())
  const digits = found?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits}`
}

/** The WCAG 2 contrast of two '#rrggbb' colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** White or near-black, whichever has more contrast on the colour. */
export function readableOn(color: string): '#ffffff' | '#211f1c' {
  return contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#211f1c'
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
