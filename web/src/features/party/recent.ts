/** How many choices stand first in a list because they were made lately. */
const KEPT = 4

export type RecentKind = 'country' | 'currency' | 'language'

/** What was chosen lately in this browser, the latest first. Storage may be forbidden; then nothing is recent. */
export const recent = {
  read(kind: RecentKind): readonly string[] {
    try {
      return (localStorage.getItem(keyOf(kind)) ?? '').split(' ').filter(code => code !== '')
    } catch {
      return []
    }
  },
  note(kind: RecentKind, code: string): void {
    const codes = withLatest(recent.read(kind), code)
    try {
      localStorage.setItem(keyOf(kind), codes.join(' '))
    } catch {
      // Not kept; nothing depends on it.
    }
  },
}

/** The latest first, each once, a few of them. */
export function withLatest(codes: readonly string[], code: string): readonly string[] {
  return [code, ...codes.filter(one => one !== code)].slice(0, KEPT)
}

/** Which of the codes stand first and why; the recent ones are not named again among the likely. */
export function firstOf(
  recentCodes: readonly string[],
  likely: readonly (string | undefined)[],
): { readonly recent: readonly string[]; readonly likely: readonly string[] } {
  const others = likely.filter((code): code is string => code !== undefined)
  return {
    recent: recentCodes,
    likely: [...new Set(others)].filter(code => !recentCodes.includes(code)),
  }
}

function keyOf(kind: RecentKind): string {
  return `bordereau.recent.${kind}`
}
