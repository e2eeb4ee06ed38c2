import { parseDate } from '@bordereau/domain/date'
import type { Period } from '@bordereau/domain/invoice/invoice'
import { PaperDate } from '@bordereau/ui/paper/paper-date'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { useFieldError } from './finding-store.tsx'

/** Start and end of a period; null when both are empty. */
export function PeriodFields(props: {
  /** What the period belongs to, for screen readers: 'line 3'. */
  readonly label: string
  readonly path: string
  readonly period: Period | null
  readonly onChange: (period: Period | null) => void
}) {
  const { t } = useLingui()
  const { today } = useEditorContext()
  const { label, path, period, onChange } = props
  const error = useFieldError(path)
  function set(part: 'start' | 'end', text: string): void {
    const next = { ...period, [part]: parseDate(text) }
    onChange(next.start === undefined && next.end === undefined ? null : next)
  }
  return (
    <span className={css.period}>
      <PaperDate
        label={t`From, ${label}`}
        placeholder={t`From`}
        data-path={path}
        today={today}
        value={period?.start ?? ''}
        error={error}
        onChange={text => set('start', text)}
      />
      <PaperDate
        label={t`Until, ${label}`}
        placeholder={t`Until`}
        data-path={`${path}.end`}
        today={today}
        value={period?.end ?? ''}
        onChange={text => set('end', text)}
      />
    </span>
  )
}
