import { parseDate } from '@bordereau/domain/date'
import { ONE } from '@bordereau/domain/money/decimal'
import { Button } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperDate } from '@bordereau/ui/paper/paper-date'
import { PaperInput, PaperSelect } from '@bordereau/ui/paper/paper-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { CURRENCIES } from '@bordereau/domain/money/currencies'
import { useDesk, useShown } from './desk.ts'
import { DeliveryAddress } from './delivery-address.tsx'
import { useFault } from './fault-list.tsx'
import { type OptionalFact, jumpTo } from './jump.ts'
import { NumberCell } from './number-cell.tsx'
import { PeriodFields } from './period-fields.tsx'
import { useDraft, useEditorStore, useSet } from './store.ts'

/** References, delivery and the like: shown once they say something or were asked for. */
export function OptionalFacts() {
  const { t } = useLingui()
  return (
    <>
      <DeliveryDate />
      <DeliveryPeriod />
      <DeliveryAddress />
      <Reference field="buyerReference" label={t`Your reference`} />
      <Reference field="orderReference" label={t`Order`} />
      <Reference field="contractReference" label={t`Contract`} />
      <Reference field="projectReference" label={t`Project`} />
      <TaxCurrency />
      <Corrected />
    </>
  )
}

/** The button that brings out what is not shown yet. */
export function AddFact() {
  const { t } = useLingui()
  const { view } = useDesk()
  const store = useEditorStore()
  const items: readonly { key: OptionalFact; label: string }[] = [
    { key: 'deliveryDate', label: t`Delivery date` },
    { key: 'period', label: t`Period of service` },
    { key: 'deliveryAddress', label: t`Delivery address` },
    { key: 'buyerReference', label: t`Customer's reference` },
    { key: 'orderReference', label: t`Order number` },
    { key: 'contractReference', label: t`Contract number` },
    { key: 'projectReference', label: t`Project` },
    { key: 'taxCurrency', label: t`Tax in a second currency` },
    { key: 'prepaid', label: t`Paid in advance` },
    { key: 'rounding', label: t`Rounding` },
  ]
  function bring(fact: OptionalFact): void {
    const { draft } = store.read()
    if (fact === 'taxCurrency' && draft.taxCurrency === null) {
      const currency = draft.currency === 'EUR' ? 'USD' : 'EUR'
      const patch = { taxCurrency: { currency, rate: ONE } }
      store.dispatch({ do: 'set', patch, at: performance.now() })
    }
    jumpTo(fact, store.read(), view)
  }
  const shown = items.map(({ key, label }) => ({ key, label, onPress: () => bring(key) }))
  return (
    <Menu sections={[{ key: 'facts', items: shown }]}>
      <Button look="quiet" size="sm" icon="plus">
        <Trans>Reference, delivery, more</Trans>
      </Button>
    </Menu>
  )
}

type ReferenceField = 'buyerReference' | 'orderReference' | 'contractReference' | 'projectReference'

function Reference({ field, label }: { field: ReferenceField; label: string }) {
  const set = useSet()
  const value = useDraft(field)
  const shown = useShown(field)
  const fault = useFault(field)
  if (value === '' && !shown && fault === undefined) return null
  return (
    <>
      <PaperLabel>{label}</PaperLabel>
      <PaperInput
        label={label}
        data-path={field}
        maxLength={100}
        value={value}
        fault={fault}
        onChange={text => set({ [field]: text })}
      />
    </>
  )
}

function DeliveryDate() {
  const { t } = useLingui()
  const { today } = useDesk()
  const set = useSet()
  const value = useDraft('deliveryDate')
  const shown = useShown('deliveryDate')
  const fault = useFault('deliveryDate')
  if (value === null && !shown && fault === undefined) return null
  return (
    <>
      <PaperLabel>{t`Delivered`}</PaperLabel>
      <PaperDate
        label={t`Delivery date`}
        data-path="deliveryDate"
        today={today}
        fault={fault}
        value={value ?? ''}
        onChange={text => set({ deliveryDate: parseDate(text) ?? null })}
      />
    </>
  )
}

function DeliveryPeriod() {
  const { t } = useLingui()
  const set = useSet()
  const period = useDraft('period')
  const shown = useShown('period')
  if (period === null && !shown) return null
  return (
    <>
      <PaperLabel>{t`Period`}</PaperLabel>
      <PeriodFields
        label={t`period of service`}
        path="period"
        period={period}
        onChange={next => set({ period: next })}
      />
    </>
  )
}

/** BT-6: where the tax must be stated in another currency too. */
function TaxCurrency() {
  const { t } = useLingui()
  const set = useSet()
  const value = useDraft('taxCurrency')
  const currency = useDraft('currency')
  if (value === null) return null
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
        onChange={code => set({ taxCurrency: code === '' ? null : { ...value, currency: code } })}
      />
      <PaperLabel>{t`1 ${currency} is`}</PaperLabel>
      <NumberCell
        cell={{ of: 'document', field: 'taxCurrencyRate' }}
        value={value.rate}
        label={t`Exchange rate: ${value.currency} for 1 ${currency}`}
        path="taxCurrency.rate"
      />
    </>
  )
}

/** Of a credit note: which invoice it corrects, and why. */
function Corrected() {
  const { t } = useLingui()
  const set = useSet()
  const corrects = useDraft('corrects')
  if (corrects === null) return null
  return (
    <>
      <PaperLabel>{t`Corrects`}</PaperLabel>
      <span data-path="corrects">{corrects.number}</span>
      <PaperLabel>{t`Reason`}</PaperLabel>
      <PaperInput
        label={t`Reason of the correction`}
        data-path="corrects.reason"
        maxLength={500}
        value={corrects.reason}
        onChange={reason => set({ corrects: { ...corrects, reason } })}
      />
    </>
  )
}
