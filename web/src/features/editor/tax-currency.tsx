import type { TaxCurrency as Value } from '@bordereau/domain/invoice/tax-currency'
import { CURRENCIES } from '@bordereau/domain/money/currencies'
import { ZERO } from '@bordereau/domain/money/decimal'
import { Button } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { NumberCell } from './number-cell.tsx'
import { useDraft, useSet } from './store.ts'
import { type TaxCurrencyProposal, useTaxCurrencyProposal } from './use-tax-currency-proposal.ts'

/** The tax accounting currency (BT-6), in which the tax is stated too: offered where the seller's law requires it. */
export function TaxCurrency() {
  const value = useDraft('taxCurrency')
  const proposed = useTaxCurrencyProposal()
  if (value === null) return proposed?.isRequired === true ? <Offer proposed={proposed} /> : null
  return <Fields value={value} proposed={proposed} />
}

function Offer({ proposed }: { readonly proposed: TaxCurrencyProposal }) {
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
  readonly proposed: TaxCurrencyProposal | null
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
