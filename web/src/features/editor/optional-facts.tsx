import { parseDate } from '@bordereau/domain/date'
import { REFERENCES } from '@bordereau/domain/invoice/references'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperDate } from '@bordereau/ui/paper/paper-date'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import css from './editor.module.css'
import { CustomFacts } from './custom-facts.tsx'
import { useEditorContext, useShown } from './editor-context.ts'
import { DeliveryAddress } from './delivery-address.tsx'
import { useFieldError } from './finding-store.tsx'
import { PeriodFields } from './period-fields.tsx'
import { Printed } from './printed.tsx'
import { useDraft, useSet } from './store.ts'
import { TaxCurrency } from './tax-currency.tsx'
import { CashDiscountFacts } from './cash-discount-facts.tsx'
import { RoundingStepFact } from './rounding-step-fact.tsx'
import { WithholdingFact } from './withholding-fact.tsx'
import { ReferenceFact } from './reference-fact.tsx'

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
      <CustomFacts />
      <TaxCurrency />
      <WithholdingFact />
      <CashDiscountFacts />
      <RoundingStepFact />
      <Corrected />
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
      <PaperLabel>
        <Printed word={text => text.deliveryDate} />
      </PaperLabel>
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
      <PaperLabel>
        <Printed word={text => text.period} />
      </PaperLabel>
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
  const error = useFieldError('corrects.reason')
  if (corrects === null) return null
  return (
    <>
      <PaperLabel>{t`Corrects`}</PaperLabel>
      <span className={css.stated} data-path="corrects">
        {corrects.number}
      </span>
      <PaperLabel>{t`Reason`}</PaperLabel>
      <PaperInput
        label={t`Reason of the correction`}
        data-path="corrects.reason"
        maxLength={500}
        value={corrects.reason}
        error={error}
        onChange={reason => set({ corrects: { ...corrects, reason } })}
      />
    </>
  )
}
