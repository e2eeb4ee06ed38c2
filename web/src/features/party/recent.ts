import { type TextCodec, storedValue } from '@bordereau/ui/stored-value'

/** The number of recent choices shown first in a list. */
const MAX_RECENT = 4

export type RecentKind = 'country' | 'currency' | 'language'

const asCodes: TextCodec<readonly string[]> = {
  parse: text => text.split(' ').filter(code => code !== ''),
  format: codes => codes.join(' '),
}

const storedCodes = (kind: RecentKind) => storedValue(`bordereau.recent.${kind}`, asCodes)

/** Recent choices in this browser, the latest first. */
export const recent = {
  read: (kind: RecentKind): readonly string[] => storedCodes(kind).read() ?? [],
  add: (kind: RecentKind, code: string): void =>
    storedCodes(kind).write(withLatest(recent.read(kind), code)),
}

/** The codes with the given one first, each once, at most MAX_RECENT. */
export function withLatest(codes: readonly string[], code: string): readonly string[] {
  return [code, ...codes.filter(other => other !== code)].slice(0, MAX_RECENT)
}

/** The codes to show first; recent ones are not repeated among the likely ones. */
export function suggestedCodes(
  recentCodes: readonly string[],
  likely: readonly (string | undefined)[],
): { readonly recent: readonly string[]; readonly likely: readonly string[] } {
  const defined = likely.filter((code): code is string => code !== undefined)
  return {
    recent: recentCodes,
    likely: [...new Set(defined)].filter(code => !recentCodes.includes(code)),
  }
}
