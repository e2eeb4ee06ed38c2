import { useEffect, useState } from 'react'
import type { DraftAccess, EditedDocument } from './draft-access.ts'
import { useEditorContext } from './editor-context.ts'
import type { Saver } from './saver.ts'

/** The version of a draft that was never saved. */
const FIRST_VERSION = 1

/**
 * Deletes a draft that was begun by opening the editor (`isBegun`) and left without a change, so that a look at the
 * editor leaves nothing in the list. A draft that was ever saved or has a line is kept, also after a reload.
 */
export function useDropUntouched(saver: Saver, invoice: EditedDocument, isBegun: boolean): void {
  const { access, invoiceId } = useEditorContext()
  const [isEmpty] = useState(
    () => isBegun && invoice.version === FIRST_VERSION && invoice.draft.lines.length === 0,
  )
  useEffect(() => {
    clearTimeout(leaving.get(invoiceId))
    leaving.delete(invoiceId)
    return () => {
      const isUntouched = saver.version() === FIRST_VERSION && saver.state().status === 'saved'
      if (!isEmpty || !isUntouched) return
      // In development, React unmounts and mounts each component once more at once: that is no leaving.
      leaving.set(
        invoiceId,
        setTimeout(() => void drop(access, invoiceId), 0),
      )
    }
  }, [saver, access, invoiceId, isEmpty])
}

const leaving = new Map<string, ReturnType<typeof setTimeout>>()

async function drop(access: DraftAccess, id: string): Promise<void> {
  leaving.delete(id)
  await access.remove()
}
