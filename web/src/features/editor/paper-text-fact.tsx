import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperInput } from '@bordereau/ui/paper/paper-field'

/** A label and a text in the two columns of facts. */
export function PaperTextFact(props: {
  readonly head: string
  /** For screen readers: it says of which line, too. */
  readonly label: string
  readonly path: string
  readonly maxLength: number
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onChange: (text: string) => void
}) {
  const { head, path, ...field } = props
  return (
    <>
      <PaperLabel>{head}</PaperLabel>
      <PaperInput {...field} data-path={path} />
    </>
  )
}
