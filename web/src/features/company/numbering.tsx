import { createSeries, listSeries, updateSeries, type Series } from '@bordereau/contract/company'
import type { DocumentKind } from '@bordereau/domain/document-kind'
import { localDate } from '@bordereau/domain/date'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Checkbox, Segmented } from '@bordereau/ui/field/toggle'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { type ReactNode, useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { exampleOf, patternErrorMessage, seriesRefusalMessage } from './pattern-texts.ts'

export type SeriesFormProps = {
  readonly country: string
  /** undefined: a new one. */
  readonly series?: Series | undefined
  readonly onDone: () => void
  readonly onCancel?: (() => void) | undefined
  /** At the start of the row of buttons. */
  readonly start?: ReactNode
  readonly doneLabel: string
}

/** One series: its pattern with example numbers, and its next number. */
export function SeriesForm({
  country,
  series,
  onDone,
  onCancel,
  doneLabel,
  start,
}: SeriesFormProps) {
  const [kind, setKind] = useState<DocumentKind>(series?.kind ?? 'invoice')
  const [name, setName] = useState(series?.name ?? '')
  const [pattern, setPattern] = useState(series?.pattern ?? '')
  const [isDefault, setDefault] = useState(series?.isDefault ?? false)
  const [next, setNext] = useState('')
  const { save, refused, pending } = useSeriesSave(series)
  const error = patternErrorMessage(pattern, country)
  const send = async (): Promise<void> => {
    if (error !== undefined) return
    const nextSeq = /^\d{1,9}$/.test(next) ? Number(next) : undefined
    if (await save({ kind, name, pattern, isDefault }, nextSeq)) onDone()
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack>
        {refused && <Notice tone="red" title={seriesRefusalMessage(refused)} />}
        {!series && (
          <Segmented
            label={t`For`}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'invoice', label: t`Invoices` },
              { value: 'credit_note', label: t`Credit notes` },
            ]}
          />
        )}
        <TextField label={t`Name`} value={name} onChange={setName} required />
        <PatternField pattern={pattern} onChange={setPattern} error={error} country={country} />
        {series && !series.used && <NextField value={next} onChange={setNext} />}
        <Checkbox
          label={t`Use this series unless another is chosen`}
          checked={isDefault}
          onChange={setDefault}
        />
        <Row justify="between" wrap>
          {start ?? <span />}
          <Row>
            {onCancel && (
              <Button look="quiet" onClick={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            )}
            <Button type="submit" look="primary" busy={pending}>
              {doneLabel}
            </Button>
          </Row>
        </Row>
      </Stack>
    </form>
  )
}

/** Creates or changes a series; resolves to true when it was saved. */
function useSeriesSave(series: Series | undefined) {
  const { workspaceId } = useWorkspace()
  const options = { invalidates: [listSeries] }
  const creation = useMutation(createSeries, options)
  const update = useMutation(updateSeries, options)
  const save = async (
    body: Pick<Series, 'kind' | 'name' | 'pattern' | 'isDefault'>,
    nextSeq: number | undefined,
  ): Promise<boolean> => {
    if (!series) return (await creation.mutate({ query: { workspaceId }, body })).ok
    const { kind: _, ...rest } = body
    const query = { workspaceId, seriesId: series.id }
    return (
      await update.mutate({ query, body: nextSeq === undefined ? rest : { ...rest, nextSeq } })
    ).ok
  }
  const { refused } = series ? update : creation
  return { save, refused, pending: creation.pending || update.pending }
}

function NextField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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

function PatternField(props: {
  readonly pattern: string
  readonly onChange: (pattern: string) => void
  readonly error: string | undefined
  readonly country: string
}) {
  const { pattern, onChange, error, country } = props
  const [today] = useState(() => localDate(new Date().toISOString().slice(0, 10)))
  const examples = [1, 2, 3].map(sequence => exampleOf(pattern, country, sequence, today))
  const shown = examples.filter(example => example !== undefined).join(' · ')
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
      <Text tone="muted" tabular>
        {shown === '' ? <Trans>No numbers yet</Trans> : <Trans>Produces {shown} …</Trans>}
      </Text>
    </Stack>
  )
}

/** Braces are placeholders of messages too: text with braces is inserted as a value. */
const YEAR = '{YYYY}'
const SHORT_YEAR = '{YY}'
const MONTH = '{MM}'
const FINANCIAL_YEAR = '{FY}'
const RUNNING = '{seq:4}'
