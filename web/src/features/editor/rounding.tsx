import { toText } from '@bordereau/domain/money/currency'
import { type Explanation, explain } from '@bordereau/domain/invoice/explain'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useDeferredValue } from 'react'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { draftBillable } from './draft-totals.ts'
import { useParties } from './finding-store.tsx'
import { useEditor } from './store.ts'

/** Explains the rounding: each amount before and after it was rounded. */
export function Rounding() {
  const draft = useDeferredValue(useEditor(state => state.draft))
  const billable = draftBillable(draft, useParties())
  const names = draft.lines.map(line => line.name)
  const { lines, taxes, bases, rounding } = explain(billable)
  const rounded = [...lines, ...bases, ...taxes, ...(rounding ? [rounding] : [])].filter(
    ({ isRounded }) => isRounded,
  )
  return (
    <>
      <Text size={13} tone="muted">
        <Trans>
          Each line is rounded once, then the tax once for each rate; half a cent goes up. So
          screen, paper and e-invoice are the same to the cent.
        </Trans>
      </Text>
      {rounded.length === 0 ? (
        <Text size={13}>
          <Trans>Nothing needed rounding here.</Trans>
        </Text>
      ) : (
        <ul className={css.rounding}>
          {rounded.map(each => (
            <li key={`${each.rule} ${each.index} ${each.term}`}>
              <Step each={each} currency={billable.currency} name={names[each.index] ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Step(props: { each: Explanation; currency: string; name: string }) {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const { each, currency, name } = props
  const what = {
    line_rounded: name,
    line_with_tax: name,
    base_summed: t`Without tax`,
    base_from_gross: t`Without tax`,
    tax_rounded: t`Tax`,
    rounding_amount: t`Rounding`,
  }[each.rule]
  return (
    <Text size={13} tabular>
      <strong>{what}</strong> {each.term} = {formats.number(each.exact)} →{' '}
      {formats.amount(toText(each.rounded, currency), currency)}
    </Text>
  )
}
