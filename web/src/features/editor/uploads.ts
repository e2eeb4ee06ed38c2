import { createStore } from '@bordereau/ui/store'

/** The uploads of one editor: the draft is not saved for issuing, or left, before they have ended. */
export type Uploads = {
  readonly add: (upload: Promise<unknown>) => void
  readonly isRunning: () => boolean
  /** Resolves when none is running. */
  readonly ended: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

const uploadsByEditor = new WeakMap<object, Uploads>()

export function uploadsOf(editor: object): Uploads {
  const uploads = uploadsByEditor.get(editor) ?? createUploads()
  uploadsByEditor.set(editor, uploads)
  return uploads
}

function createUploads(): Uploads {
  const running = createStore<readonly Promise<unknown>[]>([])
  return {
    add(upload) {
      running.set([...running.read(), upload])
      const remove = () => running.set(running.read().filter(one => one !== upload))
      void upload.then(remove, remove)
    },
    isRunning: () => running.read().length > 0,
    ended: async () => {
      while (running.read().length > 0) await Promise.allSettled(running.read())
    },
    subscribe: running.subscribe,
  }
}
