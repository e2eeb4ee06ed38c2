import { parseDate } from '@bordereau/domain/date'
import type { DaysOrDate } from '@bordereau/domain/invoice/draft'
import { validUntilOf } from '@bordereau/domain/quote/agreed'
import { quoteTextIn } from '@bordereau/domain/text/quote-text'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperDate } from '@bordereau/ui/paper/paper-date'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { plural, useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { Printed } from './printed.tsx'
import { useSet } from './store.ts'

const DAYS = [7, 14, 30, 60, 90]

/** Until when the customer may accept a quote, and the days that it follows from. */
export function ValidityFact({ validity }: { validity: DaysOrDate }) {
  const { t } = useLingui()
  const { today } = useEditorContext()
  const set = useSet()
  const until = validUntilOf({ validity }, today)
  const days =
    validity.by === 'days' && !DAYS.includes(validity.days) ? [...DAYS, validity.days] : DAYS
  return (
    <>
      <PaperLabel>
        <Printed word={(_, language) => quoteTextIn(language).validUntil} />
      </PaperLabel>
      <PaperDate
        label={t`Last day to accept it`}
        data-path="validity"
        today={today}
        value={until}
        onChange={text => {
          const date = parseDate(text)
          if (date) set({ validity: { by: 'date', date } })
        }}
      />
      <PaperLabel>{t`Valid for`}</PaperLabel>
      <PaperSelect
        label={t`Days to accept it`}
        value={validity.by === 'days' ? String(validity.days) : 'date'}
        options={[
          ...days
            .toSorted((a, b) => a - b)
            .map(count => ({
              value: String(count),
              label: plural(count, { one: '# day', other: '# days' }),
            })),
          { value: 'date', label: t`To a fixed date` },
        ]}
        onChange={value =>
          set({
            validity:
              value === 'date' ? { by: 'date', date: until } : { by: 'days', days: Number(value) },
          })
        }
      />
    </>
  )
}
