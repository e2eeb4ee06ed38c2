import { draft as draftShape } from '@bordereau/contract/draft'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { asJson, removeStored } from '@bordereau/ui/storage'
import { type StoredValue, storedValue } from '@bordereau/ui/stored-value'
import * as z from 'zod/mini'
import { draftKeyFor } from '../../data/draft-storage.ts'
import type { EditorState } from './draft-state.ts'
import { isSame } from './merge-drafts.ts'

/** Unsaved changes of a draft, stored in this browser. */
export type DraftBackup = {
  readonly version: number
  readonly draft: Draft
  readonly typed: EditorState['typed']
}

const shape = z.object({
  version: z.number(),
  draft: draftShape,
  typed: z.record(z.string(), z.string()),
})

/** The user and the draft of a backup. */
export type BackupRef = { readonly personId: string; readonly invoiceId: string }

const asBackup = asJson((value): DraftBackup | undefined => {
  const parsed = shape.safeParse(value)
  return parsed.success ? parsed.data : undefined
})

/**
 * The backup of a draft. Storage may be full or forbidden: then there is no backup, and the state line still shows that
 * nothing is saved.
 */
export function draftBackup({ personId, invoiceId }: BackupRef): StoredValue<DraftBackup> {
  return storedValue(draftKeyFor(personId, invoiceId), asBackup)
}

/**
 * The backup of a draft, unless the server has the same: a page that is closed stores a backup and saves at the same time,
 * and does not learn that the save arrived.
 */
export function readUnsaved(
  ref: BackupRef,
  stored: { readonly draft: Draft },
): DraftBackup | undefined {
  const backup = draftBackup(ref).read()
  return backup && isSame(backup.draft, stored.draft) ? undefined : backup
}

export function removeDraftBackup({ personId, invoiceId }: BackupRef): void {
  removeStored(draftKeyFor(personId, invoiceId))
}
