import { offeredStatements } from '@bordereau/domain/invoice/statements'
import { inLanguage } from '@bordereau/domain/local-text'
import { Switch } from '@bordereau/ui/field/toggle'
import css from './editor.module.css'
import { useEditorContext } from './editor-context.ts'
import { useParties } from './finding-store.tsx'
import { useDraft, useSet } from './store.ts'

/** What the seller's law has it state on some documents: which, only the seller knows. Nothing in most countries. */
export function StatementFields() {
  const { formats } = useEditorContext()
  const set = useSet()
  const kind = useDraft('kind')
  const chosen = useDraft('statements') ?? []
  const { seller, buyer } = useParties()
  const offered = offeredStatements({ kind }, seller, buyer).map(({ name, note }) => (
    <Switch
      key={note.key}
      label={inLanguage(name, formats.tag)}
      help={note.law}
      checked={chosen.includes(note.key)}
      onChange={isStated => {
        const others = chosen.filter(key => key !== note.key)
        set({ statements: isStated ? [...others, note.key] : others })
      }}
    />
  ))
  return (
    offered.length > 0 && (
      <div className={css.statements} data-path="statements">
        {offered}
      </div>
    )
  )
}
