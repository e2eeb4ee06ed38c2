import { DraftPreview } from '../preview/draft-preview.tsx'
import { useEditorContext } from './editor-context.ts'
import { useEditor } from './store.ts'

/** The preview of the draft in its current state. */
export function LivePreview() {
  const { workspaceId } = useEditorContext()
  const draft = useEditor(state => state.draft)
  return <DraftPreview draft={draft} workspaceId={workspaceId} />
}
