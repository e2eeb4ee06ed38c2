import type { Draft } from '@bordereau/domain/invoice/draft'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { fieldIssuesIn } from '../../form/refused-fields.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'
import type { DraftAccess } from './draft-access.ts'
import { draftBackup, removeDraftBackup } from './draft-backup.ts'
import { unreadableTexts } from './draft-state.ts'
import { isSame, mergeDrafts } from './merge-drafts.ts'
import { type SaveResult, type Saver, createSaver } from './saver.ts'
import type { EditorStore } from './store.ts'
import { uploadsOf } from './uploads.ts'

export type DraftRef = {
  readonly access: DraftAccess
  readonly invoiceId: string
  readonly personId: string
}

/** The saver of a draft, and the version that both sides of a conflict began from. */
export type DraftSaver = Saver<Draft> & { readonly conflictBase: () => Draft | undefined }

export function createDraftSaver(
  store: EditorStore,
  { access, invoiceId, personId, version }: DraftRef & { version: number },
): DraftSaver {
  let conflictBase: Draft | undefined
  const saver = createSaver<Draft>({
    read: () => store.read().draft,
    async save(draft, base): Promise<SaveResult> {
      const result = await access.save(draft, base)
      if (result.ok) {
        access.cache(draft, result.value.version)
        return { ok: true, version: result.value.version }
      }
      const { refusal, reference } = result
      const issues = fieldIssuesIn(result.detail)
      const message =
        issues.length > 0 ? t`change the fields that are marked` : documentRefusalText(result)
      return { ok: false, refusal, message, reference, issues }
    },
    backUp(copy) {
      const ref = { personId, invoiceId }
      const { draft } = store.read()
      const typed = unreadableTexts(store.read().typed, store.decimalMark)
      if (copy === undefined && Object.keys(typed).length === 0) return removeDraftBackup(ref)
      const { content, ...from } = copy ?? { content: draft, version: saver.version(), base: draft }
      draftBackup(ref).write({ ...from, draft: content, typed })
    },
    async merge(base) {
      conflictBase = base
      const stored = await access.loadDraft()
      if (stored === undefined) return undefined
      const { draft: theirs, version: theirVersion } = stored
      const versions = { mine: store.read().draft, theirs }
      // The server has received a save of which this page, or the one before, did not get the answer.
      if (isSame(versions.mine, theirs)) return { content: versions.mine, version: theirVersion }
      if (base === undefined) return undefined
      const merged = mergeDrafts(base, versions, 'mine')
      if (!isSame(merged, mergeDrafts(base, versions, 'theirs'))) return undefined
      const { decimalMark } = store
      store.dispatch({ do: 'load', draft: isSame(merged, theirs) ? theirs : merged, decimalMark })
      toasts.info(t`What was changed in another tab or by someone else is included now.`)
      return { content: theirs, version: theirVersion }
    },
    now: () => Date.now(),
    version,
  })
  const uploads = uploadsOf(store)
  return {
    ...saver,
    flush: () => (uploads.isRunning() ? uploads.ended().then(saver.flush) : saver.flush()),
    conflictBase: () => conflictBase,
  }
}
