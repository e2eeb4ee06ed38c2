import { useEffect, useState } from 'react'
import type { Refused } from '../../data/api.ts'
import type { EditedDocument } from './draft-access.ts'
import { useEditorContext } from './editor-context.ts'

/** The document as it is stored on the server now. */
export function useServerVersion() {
  const { access } = useEditorContext()
  const [theirs, setTheirs] = useState<EditedDocument>()
  const [refused, setRefused] = useState<Refused>()
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    let unmounted = false
    void access.load().then(result => {
      if (unmounted) return
      if (result.ok) setTheirs(result.value)
      setRefused(result.ok ? undefined : result)
    })
    return () => {
      unmounted = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a retry loads the document again
  }, [access, attempts])
  return { theirs, refused, retry: () => setAttempts(count => count + 1) }
}
