import type { InvoiceView } from '@bordereau/contract/invoices'
import { getInvoice, saveDraft } from '@bordereau/contract/invoices'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { useStore } from '@bordereau/ui/store'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { registerEditor } from '../../data/draft-storage.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { keyOf, queryClient } from '../../data/query.ts'
import { draftBackup, removeDraftBackup } from './draft-backup.ts'
import { type SaveResult, type SaveState, type Saver, createSaver } from './saver.ts'
import type { EditorStore } from './store.ts'

type DraftRef = {
  readonly workspaceId: string
  readonly invoiceId: string
  readonly personId: string
}

/** Saves the draft automatically while the editor is open. `unsaved`: the editor began with a local backup. */
export function useSaver(
  store: EditorStore,
  draft: DraftRef & { readonly version: number; readonly unsaved: boolean },
): Saver {
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

function createDraftSaver(
  store: EditorStore,
  { workspaceId, invoiceId, personId, version }: DraftRef & { version: number },
): Saver {
  return createSaver<Draft>({
    read: () => store.read().draft,
    async save(draft, base): Promise<SaveResult> {
      const query = { workspaceId, invoiceId }
      const result = await call(saveDraft, { query, body: { version: base, draft } })
      if (result.ok) {
        cacheDraft(query, draft, result.value.version)
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
    now: () => Date.now(),
    version,
  })
}

/** Writes the saved draft to the query cache, so that the editor opens with it the next time. */
function cacheDraft(query: Omit<DraftRef, 'personId'>, draft: Draft, version: number): void {
  queryClient.setQueryData<InvoiceView>(keyOf(getInvoice, query), known =>
    known === undefined ? known : { ...known, version, draft },
  )
}
