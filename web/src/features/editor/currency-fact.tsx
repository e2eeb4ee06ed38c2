import { initialRoundTo } from '@bordereau/domain/invoice/round-to'
import { CURRENCIES } from '@bordereau/domain/money/currencies'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { useFieldError } from './finding-store.tsx'
import { useDraft, useSet } from './store.ts'

/** The currency of the document. Another one has its own rounding, such as Swiss francs to 0.05. */
export function CurrencyFact() {
  const { t } = useLingui()
  const { company } = useEditorContext()
  const set = useSet()
  const currency = useDraft('currency')
  const error = useFieldError('currency')
  const options = useCurrencyOptions()
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

/** The company's and the most used currencies first. */
function useCurrencyOptions() {
  const { t } = useLingui()
  const { company, formats } = useEditorContext()
  const common = [...new Set([company.currency, 'EUR', 'USD', 'GBP', 'CHF', 'INR', 'PLN'])]
  const others = CURRENCIES.filter(code => !common.includes(code))
  const option = (group: string) => (code: string) => ({
    value: code,
    label: `${code} · ${formats.currency(code)}`,
    group,
  })
  return [...common.map(option(t`Common`)), ...others.map(option(t`All`))]
}
