import { parseDate } from '@bordereau/domain/date'
import { PaperFacts, PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperDate } from '@bordereau/ui/paper/paper-date'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { useFieldError } from './finding-store.tsx'
import { AddFact } from './add-fact.tsx'
import { CurrencyFact } from './currency-fact.tsx'
import { OptionalFacts } from './optional-facts.tsx'
import { Printed } from './printed.tsx'
import { useDraft, useSet } from './store.ts'
import { DueDate } from './due-date.tsx'
import { ValidityFact } from './validity-fact.tsx'

/** Dates, payment terms, currency and references: labels and values in two columns. */
export function FactBlock() {
  const validity = useDraft('validity')
  return (
    <div>
      <PaperFacts>
        {validity ? (
          <ValidityFact validity={validity} />
        ) : (
          <>
            <IssueDate />
            <DueDate />
          </>
        )}
        <CurrencyFact />
        <PricesFact />
        <OptionalFacts />
      </PaperFacts>
      <AddFact />
    </div>
  )
}

function IssueDate() {
  const { t } = useLingui()
  const { today } = useEditorContext()
  const set = useSet()
  const issueDate = useDraft('issueDate')
  const error = useFieldError('issueDate')
  return (
    <>
      <PaperLabel>
        <Printed word={text => text.issueDate} />
      </PaperLabel>
      <PaperDate
        label={t`Date of the document`}
        placeholder={t`Day of issue`}
        data-path="issueDate"
        today={today}
        error={error}
        value={issueDate ?? ''}
        onChange={text => set({ issueDate: parseDate(text) ?? null })}
      />
    </>
  )
}

function PricesFact() {
  const { t } = useLingui()
  const set = useSet()
  const pricesIncludeTax = useDraft('pricesIncludeTax')
  return (
    <>
      <PaperLabel>{t`Prices`}</PaperLabel>
      <PaperSelect
        label={t`Prices with or without tax`}
        data-path="pricesIncludeTax"
        value={pricesIncludeTax ? 'with' : 'without'}
        options={[
          { value: 'without', label: t`without tax` },
          { value: 'with', label: t`with tax` },
        ]}
        onChange={value => set({ pricesIncludeTax: value === 'with' })}
      />
    </>
  )
}
