import { type ReminderLevel, levelProblem } from '@bordereau/domain/reminder/plan'
import { REMINDER_TONES } from '@bordereau/domain/text/mail-template'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Trans, plural, t } from '#macros'
import { useState } from 'react'
import { daysLabel, levelProblemText, toneLabel } from './labels.ts'
import { daysFrom, inOrder, whenOf, withOneMore } from './levels.ts'
import css from './reminders.module.css'

type Props = {
  readonly levels: readonly ReminderLevel[]
  readonly onChange: (levels: ReminderLevel[]) => void
}

/** Reminders in the order in which they are sent: days before or after the due date, and how each speaks. */
export function LevelEditor({ levels, onChange }: Props) {
  const problem = levelProblem(levels)
  const more = withOneMore(levels, crypto.randomUUID())
  const change = (next: ReminderLevel) =>
    onChange(levels.map(one => (one.id === next.id ? next : one)))
  return (
    <Stack gap={3}>
      <ol className={css.levels}>
        {inOrder(levels).map(level => (
          <li key={level.id} className={css.level}>
            <LevelFields level={level} onChange={change} />
            <IconButton
              icon="trash"
              label={t`Remove: ${daysLabel(level.days)}`}
              onClick={() => onChange(levels.filter(one => one.id !== level.id))}
            />
          </li>
        ))}
      </ol>
      {problem !== undefined && <Notice tone="amber" title={levelProblemText(problem)} />}
      {more && (
        <Row>
          <Button size="sm" icon="plus" onClick={() => onChange(more)}>
            <Trans>Add a reminder</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function LevelFields(props: {
  readonly level: ReminderLevel
  readonly onChange: (level: ReminderLevel) => void
}) {
  const { level, onChange } = props
  const [when, setWhen] = useState(whenOf(level))
  const count = Math.abs(level.days)
  const days = (text: string) => daysFrom(text, when, level.days)
  return (
    <>
      <TextField
        label={t`Days`}
        labelHidden
        inputMode="numeric"
        tabular
        maxLength={3}
        value={String(count)}
        onChange={text => onChange({ ...level, days: days(text) })}
      />
      <Select
        label={t({ context: 'reminders', message: 'When' })}
        labelHidden
        value={when}
        options={[
          {
            value: 'before',
            label: plural(count, {
              one: 'day before the due date',
              other: 'days before the due date',
            }),
          },
          {
            value: 'after',
            label: plural(count, {
              one: 'day after the due date',
              other: 'days after the due date',
            }),
          },
        ]}
        onChange={value => {
          const chosen = value === 'before' ? 'before' : 'after'
          setWhen(chosen)
          onChange({ ...level, days: daysFrom(`${count}`, chosen, level.days) })
        }}
      />
      <Select
        label={t`Tone`}
        labelHidden
        value={level.tone}
        options={REMINDER_TONES.map(tone => ({ value: tone, label: toneLabel(tone) }))}
        onChange={value => {
          const tone = REMINDER_TONES.find(one => one === value) ?? level.tone
          onChange({ ...level, tone })
        }}
      />
    </>
  )
}
