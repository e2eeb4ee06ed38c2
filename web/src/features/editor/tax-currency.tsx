import { getTaxRate } from '@bordereau/contract/exchange-rates'
import { countryRules } from '@bordereau/domain/country/rules'
import { defaultCurrency } from '@bordereau/domain/country/countries'
import { chargeableDay } from '@bordereau/domain/exchange/lawful-rate'
import type { TaxCurrency as Value } from '@bordereau/domain/invoice/tax-currency'
import { exchangeLabel } from '@bordereau/domain/invoice/totals-row-label'
import { CURRENCIES } from '@bordereau/domain/money/currencies'
import { ZERO, round } from '@bordereau/domain/money/decimal'
import { formatQuantity } from '@bordereau/domain/text/format'
import { Button } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { draftTotals } from './draft-totals.ts'
import { useEditorContext } from './editor-context.ts'
import { NumberCell } from './number-cell.tsx'
import { useDraft, useEditor, useSet } from './store.ts'

/** The tax accounting currency (BT-6), in which the tax is stated too: offered where the seller's law requires it. */
export function TaxCurrency() {
  const value = useDraft('taxCurrency')
  const proposed = useProposal()
  if (value === null) return proposed?.isRequired === true ? <Offer proposed={proposed} /> : null
  return <Fields value={value} proposed={proposed} />
}

function Offer({ proposed }: { readonly proposed: Proposal }) {
  const { t } = useLingui()
  const set = useSet()
  const { currency, known } = proposed
  return (
    <>
      <PaperLabel>{t`Tax also in`}</PaperLabel>
      <Row>
        <Button
          size="sm"
          look="quiet"
          icon="plus"
          data-path="taxCurrency"
          title={proposed.explanation}
          onClick={() => set({ taxCurrency: known ?? { currency, rate: ZERO } })}
        >
          {known ? proposed.label : currency}
        </Button>
      </Row>
    </>
  )
}

function Fields({
  value,
  proposed,
}: {
  readonly value: Value
  readonly proposed: Proposal | null
}) {
  const { t } = useLingui()
  const set = useSet()
  const currency = useDraft('currency')
  const known = proposed?.known
  const isOther = known?.currency === value.currency && known.rate !== value.rate
  return (
    <>
      <PaperLabel>{t`Tax also in`}</PaperLabel>
      <PaperSelect
        label={t`Currency in which the tax is stated too`}
        data-path="taxCurrency"
        value={value.currency}
        options={[
          { value: '', label: t`Not needed` },
          ...CURRENCIES.map(code => ({ value: code, label: code })),
        ]}
        onChange={code => set({ taxCurrency: code === '' ? null : { currency: code, rate: ZERO } })}
      />
      <PaperLabel>{t`1 ${currency} is`}</PaperLabel>
      <NumberCell
        cell={{ of: 'document', field: 'taxCurrencyRate' }}
        value={value.rate}
        label={t`Exchange rate: ${value.currency} for 1 ${currency}`}
        path="taxCurrency.rate"
      />
      {isOther && (
        <>
          <PaperLabel>{t`Published rate`}</PaperLabel>
          <Row>
            <Button
              size="sm"
              look="quiet"
              title={proposed?.explanation}
              onClick={() => set({ taxCurrency: known })}
            >
              {proposed?.label}
            </Button>
          </Row>
        </>
      )}
    </>
  )
}

type Proposal = {
  /** The currency of the seller's country. */
  readonly currency: string
  readonly isRequired: boolean
  /** undefined where the rate must be entered by hand. */
  readonly known: Value | undefined
  /** “PLN at 4.2884”. */
  readonly label: string
  /** Whose rate of which day it is, and the law. */
  readonly explanation: string
}

/** What the seller's law says of the draft; null where it says nothing, and while the rate is loading. */
function useProposal(): Proposal | null {
  const { t } = useLingui()
  const { company, formats, today, workspaceId } = useEditorContext()
  const currency = useDraft('currency')
  const issueDate = useDraft('issueDate') ?? today
  const deliveryDate = useDraft('deliveryDate')
  const period = useDraft('period')
  const isTaxed = useEditor(({ draft }) => draftTotals(draft).tax !== 0n)
  const { country } = company.profile.address
  const home = defaultCurrency(country)
  const enabled = countryRules(country).taxCurrency !== undefined && currency !== home && isTaxed
  const chargeable = chargeableDay({ issueDate, deliveryDate, periodEnd: period?.end ?? null })
  const { data } = useQuery(getTaxRate, { workspaceId, currency, chargeable }, { enabled })
  if (!enabled || !data?.law) return null
  const { law, rate } = data
  const known = rate ? { currency: law.currency, ...rate } : undefined
  const amount = known ? formatQuantity(round(known.rate, 6), formats.tag) : ''
  return {
    currency: law.currency,
    isRequired: law.required,
    known,
    label: t`${law.currency} at ${amount}`,
    explanation: [
      ...(known ? [exchangeLabel({ from: currency, taxCurrency: known }, formats.tag)] : []),
      law.citation,
    ].join(' · '),
  }
}
