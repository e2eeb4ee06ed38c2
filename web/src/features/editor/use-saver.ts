import type { Draft } from '@bordereau/domain/invoice/draft'
import { useStore } from '@bordereau/ui/store'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useEffect, useState } from 'react'
import { registerEditor } from '../../data/draft-storage.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import type { DraftAccess } from './draft-access.ts'
import { draftBackup, removeDraftBackup } from './draft-backup.ts'
import { isSame, mergeDrafts } from './merge-drafts.ts'
import { type SaveResult, type SaveState, type Saver, createSaver } from './saver.ts'
import type { EditorStore } from './store.ts'

type DraftRef = {
  readonly access: DraftAccess
  readonly invoiceId: string
  readonly personId: string
}

/** Saves the draft automatically while the editor is open. `unsaved`: the editor began with a local backup. */
export function useSaver(
  store: EditorStore,
  draft: DraftRef & { readonly version: number; readonly unsaved: boolean },
): DraftSaver {
  const [saver] = useState(() => createDraftSaver(store, draft))
  useEffect(() => {
    saver.start()
    if (draft.unsaved) saver.rebase(draft.version, 'changed')
    const unsubscribe = store.subscribe(saver.noteChange)
    const flush = () => void saver.flush()
    const backUpAndFlush = () => {
      saver.backUp()
      flush()
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.state().status === 'saved') return
      backUpAndFlush()
      event.preventDefault()
    }
    window.addEventListener('blur', flush)
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', backUpAndFlush)
    window.addEventListener('beforeunload', warn)
    const unregister = registerEditor({
      save: saver.flush,
      discard: () => saver.rebase(saver.version(), 'saved'),
    })
    return () => {
      unregister()
      unsubscribe()
      flush()
      saver.stop()
      window.removeEventListener('blur', flush)
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', backUpAndFlush)
      window.removeEventListener('beforeunload', warn)
    }
  }, [store, saver, draft.unsaved, draft.version])
  return saver
}

export function useSaveState(saver: Saver): SaveState {
  return useStore({ read: saver.state, subscribe: saver.subscribe })
}

/** The saver of a draft, and the version that both sides of a conflict began from. */
export type DraftSaver = Saver & { readonly conflictBase: () => Draft | undefined }

function createDraftSaver(
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
      return { ok: false, refusal, message: refusalMessage(result), reference }
    },
    backUp(copy) {
      const ref = { personId, invoiceId }
      if (copy === undefined) removeDraftBackup(ref)
      else
        draftBackup(ref).write({
          version: copy.version,
          draft: copy.content,
          typed: store.read().typed,
        })
    },
    async merge(base) {
      conflictBase = base
      const stored = await access.loadDraft()
      if (stored === undefined) return undefined
      const { draft: theirs, version: theirVersion } = stored
      const versions = { mine: store.read().draft, theirs }
      const merged = mergeDrafts(base, versions, 'mine')
      if (!isSame(merged, mergeDrafts(base, versions, 'theirs'))) return undefined
      store.dispatch({ do: 'load', draft: isSame(merged, theirs) ? theirs : merged })
      toasts.info(t`What was changed in another tab or by someone else is included now.`)
      return { content: theirs, version: theirVersion }
    },
    now: () => Date.now(),
    version,
  })
  return { ...saver, conflictBase: () => conflictBase }
}
