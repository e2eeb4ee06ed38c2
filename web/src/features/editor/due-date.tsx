import { addDays, parseDate } from '@bordereau/domain/date'
import { dueDateOf } from '@bordereau/domain/invoice/due-date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperDate } from '@bordereau/ui/paper/paper-date'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { plural, useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { useFieldError } from './finding-store.tsx'
import { Printed } from './printed.tsx'
import { useDraft, useSet } from './store.ts'

const TERMS = [0, 7, 10, 14, 21, 30, 45, 60, 90]

/** The due date and the terms that it follows from. */
export function DueDate() {
  const { t } = useLingui()
  const { today } = useEditorContext()
  const set = useSet()
  const due = useDraft('due')
  const issueDate = useDraft('issueDate')
  const kind = useDraft('kind')
  const error = useFieldError('due')
  if (kind === 'credit_note') return null
  const issued = issueDate ?? today
  const days = due.by === 'days' && !TERMS.includes(due.days) ? [...TERMS, due.days] : TERMS
  return (
    <>
      <PaperLabel>
        <Printed word={text => text.dueDate} />
      </PaperLabel>
      <PaperDate
        label={t`Due date`}
        data-path="due"
        today={issued}
        error={error}
        value={dueDateOf({ due }, issued)}
        onChange={text => {
          const date = parseDate(text)
          if (date) set({ due: { by: 'date', date } })
        }}
      />
      <PaperLabel>{t`Terms`}</PaperLabel>
      <PaperSelect
        label={t`Payment terms in days`}
        value={due.by === 'days' ? String(due.days) : 'date'}
        options={[
          ...days
            .toSorted((a, b) => a - b)
            .map(count => ({
              value: String(count),
              label: count === 0 ? t`On receipt` : plural(count, { one: '# day', other: '# days' }),
            })),
          { value: 'date', label: t`On a fixed date` },
        ]}
        onChange={value => set({ due: termsOf(value, due, issued) })}
      />
    </>
  )
}

function termsOf(
  value: string,
  due: Draft['due'],
  issued: ReturnType<typeof addDays>,
): Draft['due'] {
  if (value !== 'date') return { by: 'days', days: Number(value) }
  return { by: 'date', date: dueDateOf({ due }, issued) }
}
