import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../invoices/formats.ts'
import type { RecurringView } from './words.ts'
import css from './recurring.module.css'

const SHOWN = 8

/** What stands on the document, and the words that are filled in on each day. */
export function RepeatedTexts({ recurring }: { recurring: RecurringView }) {
  const { number } = useFormats()
  const { lines, currency, note } = recurring.draft
  return (
    <Card title={t`What repeats`}>
      <Stack gap={3}>
        <ul className={css.days}>
          {lines.slice(0, SHOWN).map(line => (
            <li key={line.id}>
              <bdi>{line.name}</bdi>{' '}
              <Text as="span" tone="muted" size={13}>
                {number(line.quantity ?? '0')} ×{' '}
                <Amount value={line.price ?? '0'} currency={currency} />
              </Text>
            </li>
          ))}
        </ul>
        {lines.length > SHOWN && <Text tone="muted">+{lines.length - SHOWN}</Text>}
        {note !== '' && (
          <Text>
            <bdi>{note}</bdi>
          </Text>
        )}
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

// What is typed is the same in every language, and keeps its order where the sentence runs the other way.
const typed = (word: string) => `\u2066{${word}}\u2069`
const [MONTH, QUARTER, YEAR, PERIOD] = ['month', 'quarter', 'year', 'period'].map(typed)
const [NEXT, BEFORE] = ['month+1', 'month-1'].map(typed)
