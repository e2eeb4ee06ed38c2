import { onPersonChange } from '../../session.tsx'

/** Something found lately: enough to show it again without asking. */
export type Recent = {
  readonly key: string
  readonly kind: 'invoice' | 'customer' | 'item' | 'command'
  readonly label: string
  readonly help: string
  /** Inside of the company. */
  readonly path: string
}

const KEPT = 8
const PREFIX = 'bordereau.found.'

/** What was chosen in this company, the latest first. Storage may be forbidden; then there is nothing. */
export function readRecent(workspaceId: string): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + workspaceId) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

export function noteRecent(workspaceId: string, chosen: Recent): void {
  try {
    const kept = withRecent(readRecent(workspaceId), chosen)
    localStorage.setItem(PREFIX + workspaceId, JSON.stringify(kept))
  } catch {
    // Not kept; all else works without.
  }
}

export function withRecent(former: readonly Recent[], chosen: Recent): readonly Recent[] {
  return [chosen, ...former.filter(({ key }) => key !== chosen.key)].slice(0, KEPT)
}

/** What one person looked for is nobody else's business: it goes when another one signs in, or nobody. */
export function forgetRecentOfOthers(): void {
  onPersonChange(() => {
    try {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(PREFIX)) localStorage.removeItem(key)
    } catch {
      // Nothing was kept then either.
    }
  })
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false
  return ['key', 'kind', 'label', 'help', 'path'].every(
    name => name in value && typeof Reflect.get(value, name) === 'string',
  )
}
