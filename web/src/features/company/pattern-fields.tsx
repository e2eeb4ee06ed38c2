import { localDate } from '@bordereau/domain/date'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { exampleOf } from './pattern-texts.ts'

/** The number that a series starts with; only before its first document. */
export function NextField({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}) {
  const right = value === '' || /^[1-9]\d{0,8}$/.test(value)
  return (
    <TextField
      label={t`Next number`}
      help={t`To continue from your previous software. Leave it empty to start at 1.`}
      inputMode="numeric"
      tabular
      value={value}
      onChange={onChange}
      error={right ? undefined : t`A whole number from 1`}
    />
  )
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
  const [today] = useState(() => localDate(new Date().toISOString().slice(0, 10)))
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
