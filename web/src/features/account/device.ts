/** 'Firefox on Linux' from what a browser says of itself; the text itself where it is not a browser. */
export function deviceOf(userAgent: string): string {
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent))?.[1]
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1]
  if (browser === undefined) return userAgent === '' ? '?' : userAgent.slice(0, 60)
  return system === undefined ? browser : `${browser} · ${system}`
}

// Every browser names the ones it descends from, so the most particular comes first.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\//, 'Chrome'],
  [/\bCr(?:iOS|Mo)\//, 'Chrome'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
