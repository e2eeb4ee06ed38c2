import { roundingStepOf } from '@bordereau/domain/invoice/round-to'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { useDraft, useSet } from './store.ts'

/** Rounding of the amount due to the rupee, or to five Rappen for cash: where the seller's country knows such a step. */
export function RoundingStepFact() {
  const { t } = useLingui()
  const { company, formats } = useEditorContext()
  const set = useSet()
  const currency = useDraft('currency')
  const value = useDraft('roundTo') ?? null
  const rounding = roundingStepOf(company.profile.address.country, currency)
  const step = rounding?.step ?? value
  if (step === null) return null
  return (
    <>
      <PaperLabel>{t`Rounded`}</PaperLabel>
      <PaperSelect
        label={t`Rounding of the amount due`}
        data-path="roundTo"
        value={value ?? ''}
        options={[
          { value: '', label: t`Not rounded` },
          { value: step, label: t`to ${formats.money(step, currency)}` },
        ]}
        onChange={chosen => set({ roundTo: chosen === '' ? null : step })}
      />
    </>
  )
}
