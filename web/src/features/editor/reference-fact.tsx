import { type Reference, referenceLabel } from '@bordereau/domain/invoice/references'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { useEditorContext, useShown } from './editor-context.ts'
import { useFieldError } from './finding-store.tsx'
import { useDraft, useSet } from './store.ts'

/** A reference with the label that it has on the document, in the language of the user. */
export function ReferenceFact({ reference }: { reference: Reference }) {
  const { field } = reference
  const { formats } = useEditorContext()
  const label = referenceLabel(reference, formats.tag)
  const set = useSet()
  const value = useDraft(field)
  const shown = useShown(field)
  const error = useFieldError(field)
  if (value === '' && !shown && error === undefined) return null
  return (
    <>
      <PaperLabel>{label}</PaperLabel>
      <PaperInput
        label={label}
        data-path={field}
        maxLength={100}
        value={value}
        error={error}
        onChange={text => set({ [field]: text })}
      />
    </>
  )
}
