import type { Draft } from '@bordereau/domain/invoice/draft'
import { useStore } from '@bordereau/ui/store'
import { useEffect, useState } from 'react'
import { registerEditor } from '../../data/draft-storage.ts'
import { type DraftRef, type DraftSaver, createDraftSaver } from './draft-saver.ts'
import type { SaveState, Saver } from './saver.ts'
import type { EditorStore } from './store.ts'
import { uploadsOf } from './uploads.ts'

/**
 * Saves the draft automatically while the editor is open. `unsaved`: the editor began with a local backup, which began from
 * `base` where that is known.
 */
export function useSaver(
  store: EditorStore,
  draft: DraftRef & {
    readonly version: number
    readonly unsaved: boolean
    readonly base?: Draft | undefined
  },
): DraftSaver {
  const [saver] = useState(() => createDraftSaver(store, draft))
  useEffect(() => {
    saver.start()
    if (draft.unsaved) saver.rebase(draft.version, 'changed', draft.base)
    const unsubscribe = store.subscribe(saver.noteChange)
    const flush = () => void saver.flush()
    const backUpAndFlush = () => {
      saver.backUp()
      flush()
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.state().status === 'saved' && !uploadsOf(store).isRunning()) return
      backUpAndFlush()
      event.preventDefault()
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('blur', flush, { signal })
    window.addEventListener('online', flush, { signal })
    window.addEventListener('pagehide', backUpAndFlush, { signal })
    window.addEventListener('beforeunload', warn, { signal })
    const unregister = registerEditor({
      save: saver.flush,
      discard: () => saver.rebase(saver.version(), 'saved'),
    })
    return () => {
      unregister()
      unsubscribe()
      flush()
      saver.stop()
      listening.abort()
    }
  }, [store, saver, draft.unsaved, draft.version, draft.base])
  return saver
}

export function useSaveState(saver: Saver): SaveState {
  return useStore({ read: saver.state, subscribe: saver.subscribe })
}
