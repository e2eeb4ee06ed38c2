/** The icon element's sizes as the specification lists them. */
export const iconSizes = [
  'custom',
  'custom-size',
  'sm',
  'lg',
  'xl',
  'xxl',
  '3xl',
  '4xl',
  '5xl',
  '6xl',
  '7xl',
  '8xl',
  '9xl',
] as const

export type IconSize = (typeof iconSizes)[number]

const defaultRem = 1

const rems: Readonly<Record<string, number>> = {
  sm: 0.875,
  lg: 1.25,
  xl: 1.5,
  xxl: 2,
  '3xl': 3,
  '4xl': 4,
  '5xl': 5,
  '6xl': 6,
  '7xl': 7,
  '8xl': 8,
  '9xl': 9,
}

/**
 * The width and height of a named size, in rem.
 * TypeScript refuses an unknown size; one that arrives at run time falls back to the default, with a warning in
 * development.
 */
export function sizeRem(size: string | undefined, warn: Warn = warnInDevelopment): number {
  if (size === undefined) return defaultRem
  const known = rems[size]
  if (known !== undefined) return known
  warn(`Icon: unknown size "${size}"; the default of ${defaultRem}rem is used`)
  return defaultRem
}

type Warn = (message: string) => void

function warnInDevelopment(message: string): void {
  // eslint-disable-next-line no-console -- the specification asks for a warning in development
  if (import.meta.env.DEV) console.warn(message)
}
