import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperArea, PaperInput } from '@bordereau/ui/paper/paper-field'
import css from './editor.module.css'
import { useFieldError } from './finding-store.tsx'

type TextFactProps = {
  readonly head: string
  /** For screen readers: it says of which line, too. */
  readonly label: string
  readonly path: string
  readonly maxLength: number
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A label and a text in the two columns of facts. */
export function PaperTextFact(props: TextFactProps) {
  const { head, path, ...field } = props
  const error = useFieldError(path)
  return (
    <>
      <PaperLabel>{head}</PaperLabel>
      <PaperInput {...field} data-path={path} error={error} />
    </>
  )
}

/** A label and a text that is often longer than a column: it has the whole row, and wraps. */
export function LongTextFact(props: TextFactProps) {
  const { head, path, ...field } = props
  const error = useFieldError(path)
  return (
    <div className={css.longText}>
      <PaperLabel>{head}</PaperLabel>
      <PaperArea {...field} data-path={path} error={error} />
    </div>
  )
}
