import type { RecurringView } from '@bordereau/contract/recurring'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { Trans, t } from '#macros'
import { Fragment } from 'react'
import { useFormats } from '../../format/formats.ts'
import css from './recurring.module.css'

const MAX_LINES = 8

/** Lines and note of the invoice template, and the placeholders that are filled in on each day. */
export function TemplateSummary({ recurring }: { recurring: RecurringView }) {
  const { lines, note } = recurring.draft
  return (
    <Card title={t`Template`}>
      <Stack gap={3}>
        <Lines draft={recurring.draft} />
        {lines.length > MAX_LINES && <Text tone="muted">+{lines.length - MAX_LINES}</Text>}
        {note !== '' && (
          <Text>
            <bdi>{note}</bdi>
          </Text>
        )}
        <Filled recurring={recurring} />
        <Text size={13} tone="muted">
          <Trans>
            In names, notes and references, {MONTH}, {QUARTER}, {YEAR} and {PERIOD} are filled in on
            each day, also {NEXT} or {BEFORE}.
          </Trans>
        </Text>
      </Stack>
    </Card>
  )
}

/** What the placeholders become on the next days. */
function Filled({ recurring: { nextTexts } }: { recurring: RecurringView }) {
  const { date } = useFormats()
  if (nextTexts.every(({ texts }) => texts.length === 0)) return null
  return (
    <ul className={css.days}>
      {nextTexts.map(({ day, texts }) => (
        <li key={day}>
          <Text as="span" tone="muted" size={13}>
            {date(day)}
          </Text>{' '}
          {texts.map((text, i) => (
            <Fragment key={text}>
              {i > 0 && ' · '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Lines({ draft }: { draft: RecurringView['draft'] }) {
  const { number } = useFormats()
  return (
    <ul className={css.days}>
      {draft.lines.slice(0, MAX_LINES).map(line => (
        <li key={line.id}>
          <bdi>{line.name}</bdi>{' '}
          <Text as="span" tone="muted" size={13}>
            {number(line.quantity ?? '0')} ×{' '}
            <Amount value={line.price ?? '0'} currency={draft.currency} />
          </Text>
        </li>
      ))}
    </ul>
  )
}

// Placeholders are the same in every language; the isolate characters keep their order in right-to-left text.
const placeholder = (word: string) => `\u2066{${word}}\u2069`
const [MONTH, QUARTER, YEAR, PERIOD] = ['month', 'quarter', 'year', 'period'].map(placeholder)
const [NEXT, BEFORE] = ['month+1', 'month-1'].map(placeholder)
