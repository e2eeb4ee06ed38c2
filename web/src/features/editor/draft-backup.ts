import { draft as draftShape } from '@bordereau/contract/draft'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { asJson, removeStored } from '@bordereau/ui/storage'
import { type StoredValue, storedValue } from '@bordereau/ui/stored-value'
import * as z from 'zod/mini'
import { draftKeyFor } from '../../data/draft-storage.ts'
import type { EditorState } from './draft-state.ts'
import { isSame } from './merge-drafts.ts'

/** A draft of which the server lacks something, stored in this browser. */
export type DraftBackup = {
  /** Of the server, from which the draft began. */
  readonly version: number
  /** What the server had in that version; undefined where only the version is known. */
  readonly base?: Draft | undefined
  readonly draft: Draft
  /** The texts of number cells without a readable number, of which the draft has nothing. */
  readonly typed: EditorState['typed']
}

const shape = z.object({
  version: z.number(),
  base: z.optional(draftShape),
  draft: draftShape,
  typed: z.record(z.string(), z.string()),
})

/** The user and the draft of a backup. */
export type BackupRef = { readonly personId: string; readonly invoiceId: string }

const asBackup = asJson((value): DraftBackup | undefined => {
  const parsed = shape.safeParse(value)
  return parsed.success ? parsed.data : withRefusedTexts(value, parsed.error.issues)
})

/**
 * A backup with texts that the server refuses: too long ones. They are why there is a backup, and come back as they were typed,
 * so that they are marked and everything else of the draft is there.
 */
function withRefusedTexts(
  value: unknown,
  issues: readonly { readonly path: readonly PropertyKey[] }[],
): DraftBackup | undefined {
  const refused = issues.map(({ path }) => ({ path, text: path.reduce(at, value) }))
  if (!refused.every(({ text }) => typeof text === 'string')) return undefined
  const emptied = refused.reduce((whole, { path }) => replaced(whole, path, ''), value)
  const parsed = shape.safeParse(emptied)
  if (!parsed.success) return undefined
  // Of the same shape as what was parsed: each of these was a text, and is one again.
  return refused.reduce(
    (whole: DraftBackup, { path, text }) => replaced(whole, path, text) as DraftBackup,
    parsed.data,
  )
}

const at = (value: unknown, key: PropertyKey): unknown => Object(value)[key]

function replaced(value: unknown, [key, ...rest]: readonly PropertyKey[], text: unknown): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.with(Number(key), replaced(at(value, key), rest, text))
  return { ...Object(value), [key]: replaced(at(value, key), rest, text) }
}

/**
 * The backup of a draft. Storage may be full or forbidden: then there is no backup, and the state line still shows that
 * nothing is saved.
 */
export function draftBackup({ personId, invoiceId }: BackupRef): StoredValue<DraftBackup> {
  return storedValue(draftKeyFor(personId, invoiceId), asBackup)
}

/**
 * What the editor begins with where the backup has something that the server has not: an unsaved draft, or only texts, which
 * then belong to the stored draft. A page that is closed stores a backup and saves at the same time, and does not learn
 * that the save arrived.
 */
export function readUnsaved(
  ref: BackupRef,
  stored: Pick<DraftBackup, 'draft' | 'version'>,
): (DraftBackup & { readonly isDraftUnsaved: boolean }) | undefined {
  const backup = draftBackup(ref).read()
  if (backup === undefined) return undefined
  const { draft, base, typed } = backup
  const isDraftUnsaved = !isSame(draft, stored.draft) && !(base && isSame(draft, base))
  if (isDraftUnsaved) return { ...backup, isDraftUnsaved }
  return Object.keys(typed).length === 0 ? undefined : { ...stored, typed, isDraftUnsaved }
}

export function removeDraftBackup({ personId, invoiceId }: BackupRef): void {
  removeStored(draftKeyFor(personId, invoiceId))
}
