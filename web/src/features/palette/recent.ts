import { asJson, removeStored, storedKeys } from '@bordereau/ui/storage'
import { storedValue } from '@bordereau/ui/stored-value'
import { onPersonChange } from '../../data/session.tsx'

/** A recently chosen hit: enough to show it again without a request. */
export type Recent = {
  readonly key: string
  readonly kind: 'invoice' | 'customer' | 'item' | 'command'
  readonly label: string
  readonly help: string
  /** The path inside of the company. */
  readonly path: string
}

const MAX_RECENT = 8
const PREFIX = 'bordereau.found.'

const asRecent = asJson<readonly Recent[]>(value =>
  Array.isArray(value) ? value.filter(isRecent) : undefined,
)

const storedRecent = (workspaceId: string) => storedValue(PREFIX + workspaceId, asRecent)

/** The choices in this company, the latest first. */
export function readRecent(workspaceId: string): readonly Recent[] {
  return storedRecent(workspaceId).read() ?? []
}

export function rememberRecent(workspaceId: string, chosen: Recent): void {
  storedRecent(workspaceId).write(withRecent(readRecent(workspaceId), chosen))
}

export function withRecent(former: readonly Recent[], chosen: Recent): readonly Recent[] {
  return [chosen, ...former.filter(({ key }) => key !== chosen.key)].slice(0, MAX_RECENT)
}

/** The hits of one person are private: they are removed when that person signs out or another one signs in. */
export function removeRecentOfOthers(): void {
  onPersonChange(() => storedKeys(PREFIX).forEach(removeStored))
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false
  return ['key', 'kind', 'label', 'help', 'path'].every(
    name => name in value && typeof Reflect.get(value, name) === 'string',
  )
}
