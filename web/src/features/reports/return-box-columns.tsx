import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { Plural, t, useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import css from './reports.module.css'
import type { ReturnBoxesData } from './return-boxes.tsx'
import { restReasonLabel } from './rest-reason-labels.ts'

type Line = ReturnBoxesData['lines'][number]
type Rest = ReturnBoxesData['rest'][number]
type Form = NonNullable<ReturnBoxesData['form']>
type Toggle = (key: string) => void

/** The number of the box as the form has it, its name in the state's language, and in English for who reads another. */
export function useBoxColumns(
  form: Form,
  shown: string | undefined,
  toggle: Toggle,
): readonly Column<Line>[] {
  const { i18n } = useLingui()
  const isOwn = i18n.locale === form.language
  const { currency } = form
  return [
    { key: 'box', head: t`Box`, phone: 'top-start', cell: line => boxesOf(line) },
    {
      key: 'name',
      head: t`Name`,
      wide: true,
      phone: 'bottom-start',
      cell: ({ name }) => (
        <span className={css.name}>
          <span lang={form.language}>{name.own}</span>
          {!isOwn && name.en !== name.own && (
            <Text as="span" size={13} tone="muted">
              <span lang="en">{name.en}</span>
            </Text>
          )}
        </span>
      ),
    },
    amounts('base', t`Taxable amount`, 'bottom-end', line =>
      line.base === '' ? undefined : { value: line.baseAmount, currency },
    ),
    amounts('tax', t`Tax`, 'top-end', line =>
      line.tax === '' ? undefined : { value: line.taxAmount, currency },
    ),
    documents(shown, toggle),
  ]
}

export function useRestColumns(
  currency: string,
  shown: string | undefined,
  toggle: Toggle,
): readonly Column<Rest>[] {
  const { percent } = useFormats()
  return [
    {
      key: 'reason',
      head: t`Why`,
      wide: true,
      phone: 'top-start',
      cell: ({ reason, rate }) => {
        const label = restReasonLabel(reason)
        return Number(rate) === 0 ? label : `${percent(rate)} · ${label}`
      },
    },
    amounts('base', t`Taxable amount`, 'bottom-end', ({ base }) => ({ value: base, currency })),
    amounts('tax', t`Tax`, 'top-end', ({ tax }) => ({ value: tax, currency })),
    documents(shown, toggle),
  ]
}

/** '81', '35 · 36', '3.2 (29)'. */
function boxesOf({ base, tax, place }: Line): string {
  const numbers = [...new Set([base, tax])].filter(number => number !== '').join(' · ')
  return place === '' ? numbers : `${numbers} (${place})`
}

type Money = { readonly value: string; readonly currency: string }

function amounts<Row>(
  key: string,
  head: string,
  phone: 'top-end' | 'bottom-end',
  of: (row: Row) => Money | undefined,
): Column<Row> {
  return {
    key,
    head,
    align: 'end',
    phone,
    cell: row => {
      const money = of(row)
      return (
        money && (
          <>
            <span className={css.head}>{head} </span>
            <Amount value={money.value} currency={money.currency} />
          </>
        )
      )
    },
  }
}

function documents<Row extends { readonly key: string; readonly documents: number }>(
  shown: string | undefined,
  toggle: Toggle,
): Column<Row> {
  return {
    key: 'documents',
    head: t`Documents`,
    align: 'end',
    rank: 1,
    cell: ({ key, documents: count }) => (
      <Button
        size="sm"
        look="quiet"
        aria-expanded={shown === key}
        aria-controls="documents-behind"
        onClick={() => toggle(key)}
      >
        <Plural value={count} one="# document" other="# documents" />
      </Button>
    ),
  }
}
