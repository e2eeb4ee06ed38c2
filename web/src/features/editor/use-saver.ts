import { getInvoice, saveDraft } from '@bordereau/contract/invoices'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../api.ts'
import { wordsOf } from '../../refusal.tsx'
import { keyOf, queryClient } from '../../query.ts'
import type { InvoiceView } from './desk.ts'
import { keptDrafts } from './kept.ts'
import { type SaveAnswer, type SaveState, type Saver, createSaver } from './saver.ts'
import type { EditorStore } from './store.ts'

type Place = { readonly workspaceId: string; readonly invoiceId: string }

/** Saves the draft by itself for as long as the editor is open. `unsaved`: what is on the paper is not on the server yet. */
export function useSaver(
  store: EditorStore,
  place: Place & { readonly version: number; readonly unsaved: boolean },
): Saver {
  const [saver] = useState(() => saverOf(store, place))
  useEffect(() => {
    saver.start()
    if (place.unsaved) saver.rebase(place.version, 'changed')
    const stop = store.subscribe(saver.changed)
    const flush = () => void saver.flush()
    const keep = () => {
      saver.keep()
      flush()
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.state().is === 'saved') return
      keep()
      event.preventDefault()
    }
    window.addEventListener('blur', flush)
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', keep)
    window.addEventListener('beforeunload', ask)
    return () => {
      stop()
      flush()
      saver.stop()
      window.removeEventListener('blur', flush)
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('beforeunload', ask)
    }
  }, [store, saver, place.unsaved, place.version])
  return saver
}

export function useSaveState(saver: Saver): SaveState {
  return useSyncExternalStore(saver.subscribe, saver.state)
}

function saverOf(
  store: EditorStore,
  { workspaceId, invoiceId, version }: Place & { version: number },
): Saver {
  return createSaver<Draft>({
    read: () => store.read().draft,
    async save(draft, base): Promise<SaveAnswer> {
      const query = { workspaceId, invoiceId }
      const answer = await call(saveDraft, { query, body: { version: base, draft: onWire(draft) } })
      if (answer.ok) {
        remember(query, draft, answer.value.version)
        return { ok: true, version: answer.value.version }
      }
      const { refusal, reference } = answer
      return { ok: false, refusal, message: wordsOf(answer), reference }
    },
    keep(kept) {
      if (kept === undefined) keptDrafts.forget(invoiceId)
      else
        keptDrafts.write(invoiceId, {
          version: kept.version,
          draft: kept.work,
          typed: store.read().typed,
        })
    },
    now: () => Date.now(),
    version,
  })
}

/** Whoever comes back to the draft finds it as it was saved, not as it was loaded. */
function remember(query: Place, draft: Draft, version: number): void {
  queryClient.setQueryData<InvoiceView>(keyOf(getInvoice, query), known =>
    known === undefined ? known : { ...known, version, draft: onWire(draft) },
  )
}

/** The draft as the contract writes it: the same fields, lists that may be written. */
export function onWire(draft: Draft) {
  return {
    ...draft,
    lines: draft.lines.map(line => ({
      ...line,
      allowancesCharges: [...line.allowancesCharges],
    })),
    allowancesCharges: [...draft.allowancesCharges],
  }
}
