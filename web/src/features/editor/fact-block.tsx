import { parseDate } from '@bordereau/domain/date'
import { initialRoundTo } from '@bordereau/domain/invoice/round-to'
import { CURRENCIES } from '@bordereau/domain/money/currencies'
import { PaperFacts, PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperDate } from '@bordereau/ui/paper/paper-date'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { useFieldError } from './finding-store.tsx'
import { AddFact } from './add-fact.tsx'
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

function CurrencyFact() {
  const { t } = useLingui()
  const { company, formats } = useEditorContext()
  const set = useSet()
  const currency = useDraft('currency')
  const error = useFieldError('currency')
  const common = [...new Set([company.currency, 'EUR', 'USD', 'GBP', 'CHF', 'INR', 'PLN'])]
  const others = CURRENCIES.filter(code => !common.includes(code))
  const option = (group: string) => (code: string) => ({
    value: code,
    label: `${code} · ${formats.currency(code)}`,
    group,
  })
  const options = [...common.map(option(t`Common`)), ...others.map(option(t`All`))]
  return (
    <>
      <PaperLabel>{t`Currency`}</PaperLabel>
      <PaperSelect
        label={t`Currency of the document`}
        data-path="currency"
        value={currency}
        error={error}
        options={options}
        onChange={code => {
          const roundTo = initialRoundTo(company.profile.address.country, code)
          set({ currency: code, roundTo })
        }}
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
