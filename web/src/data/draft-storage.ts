import { removeStored, storedKeys } from '@bordereau/ui/storage'

/**
 * Copies of drafts that the server has not saved are stored in this browser: customer, lines, prices. They belong to
 * one person. They are removed when that person signs out or another person signs in, and kept after a session that
 * expired.
 */
const PREFIX = 'bordereau.draft.'

export const draftKeyFor = (personId: string, invoiceId: string) =>
  `${PREFIX}${personId}.${invoiceId}`

/** Whether this browser stores any. Storage may be forbidden; then there are none. */
export function hasStoredDrafts(): boolean {
  return storedKeys(PREFIX).length > 0
}

export function removeStoredDrafts({ exceptOf }: { exceptOf?: string | undefined } = {}): void {
  for (const key of storedKeys(PREFIX))
    if (exceptOf === undefined || !key.startsWith(`${PREFIX}${exceptOf}.`)) removeStored(key)
}

/** Removes the copies of a draft that was deleted. */
export function removeCopiesOf(invoiceId: string): void {
  for (const key of storedKeys(PREFIX)) if (key.endsWith(`.${invoiceId}`)) removeStored(key)
}

/** An open editor: `save` resolves to whether everything is saved, `discard` drops unsaved changes. */
export type OpenEditor = {
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

const open = new Set<OpenEditor>()

/** Registers an open editor; returns the function that unregisters it. */
export function registerEditor(editor: OpenEditor): () => void {
  open.add(editor)
  return () => open.delete(editor)
}

/** Whether signing out now would lose nothing, after open editors have saved what they can. */
export async function isEverythingSaved(): Promise<boolean> {
  const saved = await Promise.all([...open].map(({ save }) => save()))
  return saved.every(Boolean) && !hasStoredDrafts()
}

export function discardDrafts(): void {
  for (const { discard } of open) discard()
  removeStoredDrafts()
}
