import { defaultCurrency } from '@bordereau/domain/country/countries'
import { parseDate } from '@bordereau/domain/date'
import { type Reference, REFERENCES, referenceLabel } from '@bordereau/domain/invoice/references'
import { inLanguage } from '@bordereau/domain/local-text'
import { ZERO } from '@bordereau/domain/money/decimal'
import { Button } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperDate } from '@bordereau/ui/paper/paper-date'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { Trans, useLingui } from '#macros'
import { useEditorContext, useShown } from './editor-context.ts'
import { DeliveryAddress } from './delivery-address.tsx'
import { useFieldError } from './finding-store.tsx'
import { type OptionalFact, focusField } from './focus-field.ts'
import { PeriodFields } from './period-fields.tsx'
import { useDraft, useEditorStore, useSet } from './store.ts'
import { TaxCurrency } from './tax-currency.tsx'

/** References, delivery and similar fields, shown once they have a value or were requested. */
export function OptionalFacts() {
  return (
    <>
      <DeliveryDate />
      <DeliveryPeriod />
      <DeliveryAddress />
      {REFERENCES.map(reference => (
        <ReferenceFact key={reference.field} reference={reference} />
      ))}
      <TaxCurrency />
      <Corrected />
    </>
  )
}

/** The menu that shows an optional field. */
export function AddFact() {
  const { t } = useLingui()
  const { company, view, formats } = useEditorContext()
  const store = useEditorStore()
  const items: readonly { key: OptionalFact; label: string }[] = [
    { key: 'deliveryDate', label: t`Delivery date` },
    { key: 'period', label: t`Period of service` },
    { key: 'deliveryAddress', label: t`Delivery address` },
    ...REFERENCES.map(({ field, name }) => ({ key: field, label: inLanguage(name, formats.tag) })),
    { key: 'taxCurrency', label: t`Tax in a second currency` },
    { key: 'prepaid', label: t`Paid in advance` },
    { key: 'rounding', label: t`Rounding` },
  ]
  function showFact(fact: OptionalFact): void {
    const { draft } = store.read()
    if (fact === 'taxCurrency' && draft.taxCurrency === null) {
      const home = defaultCurrency(company.profile.address.country)
      const currency = home !== draft.currency ? home : home === 'EUR' ? 'USD' : 'EUR'
      const patch = { taxCurrency: { currency, rate: ZERO } }
      store.dispatch({ do: 'set', patch, at: performance.now() })
    }
    focusField(fact, store.read(), view)
  }
  const menuItems = items.map(({ key, label }) => ({ key, label, onPress: () => showFact(key) }))
  return (
    <Menu sections={[{ key: 'facts', items: menuItems }]}>
      <Button look="quiet" size="sm" icon="plus">
        <Trans>Reference, delivery, more</Trans>
      </Button>
    </Menu>
  )
}

/** A reference with the label that it has on the document, in the language of the user. */
function ReferenceFact({ reference }: { reference: Reference }) {
  const { field } = reference
  const { formats } = useEditorContext()
  const label = referenceLabel(reference, formats.tag)
  const set = useSet()
  const value = useDraft(field)
  const shown = useShown(field)
  const error = useFieldError(field)
  if (value === '' && !shown && error === undefined) return null
  return (
    <>
      <PaperLabel>{label}</PaperLabel>
      <PaperInput
        label={label}
        data-path={field}
        maxLength={100}
        value={value}
        error={error}
        onChange={text => set({ [field]: text })}
      />
    </>
  )
}

function DeliveryDate() {
  const { t } = useLingui()
  const { today } = useEditorContext()
  const set = useSet()
  const value = useDraft('deliveryDate')
  const shown = useShown('deliveryDate')
  const error = useFieldError('deliveryDate')
  if (value === null && !shown && error === undefined) return null
  return (
    <>
      <PaperLabel>{t`Delivered`}</PaperLabel>
      <PaperDate
        label={t`Delivery date`}
        data-path="deliveryDate"
        today={today}
        error={error}
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

/** For a credit note: the corrected invoice (BG-3) and the reason. */
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
