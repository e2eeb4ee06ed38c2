import type { LocalDate } from '@bordereau/domain/date'
import type { SeriesKind } from '@bordereau/domain/numbering/series-kind'
import {
  type Continuation,
  continuationOf,
  readyPatterns,
} from '@bordereau/domain/numbering/ready-patterns'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { todayIn } from '../../format/formats.ts'
import css from './company.module.css'
import { exampleOf } from './pattern-texts.ts'

/** Patterns that are usual in the country, each as the number it gives. */
export function ReadyPatterns(props: {
  readonly country: string
  readonly kind: SeriesKind
  readonly pattern: string
  readonly onChoose: (pattern: string) => void
}) {
  const { country, kind, pattern, onChoose } = props
  const today = useToday()
  return (
    <fieldset className={css.patterns}>
      <legend>
        <Trans>Numbers such as</Trans>
      </legend>
      {readyPatterns(country, kind).map(ready => (
        <Button
          key={ready}
          look={ready === pattern ? 'primary' : 'default'}
          aria-pressed={ready === pattern}
          onClick={() => onChoose(ready)}
        >
          <bdi>{exampleOf(ready, country, 1, today)}</bdi>
        </Button>
      ))}
    </fieldset>
  )
}

/** The last number of other software, from which the series goes on; only before its first document. */
export function LastNumberField(props: {
  readonly country: string
  readonly onContinue: (continuation: Continuation) => void
  /** The series without a former number. */
  readonly onClear: () => void
}) {
  const { country, onContinue, onClear } = props
  const today = useToday()
  const [last, setLast] = useState('')
  const found = continuationOf(last, country, today)
  const next = found && exampleOf(found.pattern, country, found.nextSeq, today)
  const isRight = last.trim() === '' || found !== undefined
  return (
    <TextField
      label={t`My last number was`}
      help={helpOnLast(next)}
      value={last}
      onChange={text => {
        setLast(text)
        const continuation = continuationOf(text, country, today)
        if (continuation) onContinue(continuation)
        else onClear()
      }}
      error={isRight ? undefined : t`A number with digits at its end, such as F2026-0041`}
    />
  )
}

/** What the last number is for, or the number that follows it. */
function helpOnLast(next: string | undefined): string {
  return next === undefined
    ? t`To continue from your previous software. Leave it empty to start at 1.`
    : t`Your next document is ${next}.`
}

/** The day by the reader's clock, which stays the same while the form is open. */
export function useToday(): LocalDate {
  return useState(() => todayIn(''))[0]
}

/** The pattern of the numbers, with the first three. */
export function PatternField(props: {
  readonly pattern: string
  readonly onChange: (pattern: string) => void
  readonly error: string | undefined
  readonly country: string
}) {
  const { pattern, onChange, error, country } = props
  return (
    <Stack gap={2}>
      <TextField
        label={t`Pattern`}
        value={pattern}
        onChange={onChange}
        error={pattern === '' ? undefined : error}
        spellCheck={false}
        required
        help={
          <Trans>
            {YEAR} year, {SHORT_YEAR} short year, {MONTH} month, {FINANCIAL_YEAR} Indian financial
            year, {RUNNING} the running number with at least four digits
          </Trans>
        }
      />
      <Examples pattern={pattern} country={country} />
    </Stack>
  )
}

function Examples({ pattern, country }: { pattern: string; country: string }) {
  const today = useToday()
  const examples = [1, 2, 3].map(sequence => exampleOf(pattern, country, sequence, today))
  const shown = examples.filter(example => example !== undefined).join(' · ')
  return (
    <Text tone="muted" tabular>
      {shown === '' ? <Trans>No numbers yet</Trans> : <Trans>Produces {shown} …</Trans>}
    </Text>
  )
}

/** Braces are placeholders of messages too: text with braces is inserted as a value. */
const YEAR = '{YYYY}'
const SHORT_YEAR = '{YY}'
const MONTH = '{MM}'
const FINANCIAL_YEAR = '{FY}'
const RUNNING = '{seq:4}'
