import { type Reference, referenceLabel } from '@bordereau/domain/invoice/references'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { useEditorContext, useShown } from './editor-context.ts'
import { useFieldError } from './finding-store.tsx'
import { Printed } from './printed.tsx'
import { useDraft, useSet } from './store.ts'

/** A reference with the label that it has on the document. */
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
      <PaperLabel>
        <Printed word={(_, language) => referenceLabel(reference, language)} />
      </PaperLabel>
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
