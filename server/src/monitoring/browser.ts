/** Browser families in order of matching: user agents that also contain another browser's name come first. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

export function browserOf(userAgent: string): string {
  return FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other'
}
