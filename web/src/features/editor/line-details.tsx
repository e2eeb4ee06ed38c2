import { countryRules } from '@bordereau/domain/country/rules'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { inLanguage } from '@bordereau/domain/local-text'
import { useLocale } from '@bordereau/ui/locale'
import { PaperFacts, PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { LineAllowancesCharges } from './line-allowances-charges.tsx'
import { NumberCell } from './number-cell.tsx'
import { PeriodFields } from './period-fields.tsx'
import { useEditorStore } from './store.ts'
import { needsReason } from './tax-choice.ts'

/** Fields that few lines need: allowances and charges, period, codes, exemption reason. */
export function LineDetails({ line, index }: { line: DraftLine; index: number }) {
  const { t } = useLingui()
  const { company } = useEditorContext()
  const { dispatch } = useEditorStore()
  const set = (patch: Partial<DraftLine>) =>
    dispatch({ do: 'setLine', line: line.id, patch, at: performance.now() })
  const path = `lines.${index}`
  const { tag } = useLocale()
  const { itemCodes } = countryRules(company.profile.address.country)
  const codeName = itemCodes ? inLanguage(itemCodes.name, tag) : t`Classification code`
  return (
    <div className={css.details}>
      <LineAllowancesCharges line={line} index={index} />
      <PaperFacts>
        <PaperLabel>{t`Note`}</PaperLabel>
        <PaperInput
          label={t`Note, line ${index + 1}`}
          data-path={`${path}.note`}
          maxLength={1000}
          value={line.note}
          onChange={note => set({ note })}
        />
        <PaperLabel>{t`Period`}</PaperLabel>
        <PeriodFields
          label={t`line ${index + 1}`}
          path={`${path}.period`}
          period={line.period}
          onChange={period => set({ period })}
        />
        <PaperLabel>{t`Item code`}</PaperLabel>
        <PaperInput
          label={t`Item code, line ${index + 1}`}
          data-path={`${path}.sellerItemId`}
          maxLength={60}
          value={line.sellerItemId}
          onChange={sellerItemId => set({ sellerItemId })}
        />
        {(itemCodes || line.classification !== '') && (
          <>
            <PaperLabel>{codeName}</PaperLabel>
            <PaperInput
              label={t`${codeName}, line ${index + 1}`}
              data-path={`${path}.classification`}
              maxLength={20}
              value={line.classification}
              onChange={classification => set({ classification })}
            />
          </>
        )}
        <PaperLabel>{t`Price is for`}</PaperLabel>
        <NumberCell
          cell={{ of: 'line', line: line.id, field: 'priceBaseQuantity' }}
          value={line.priceBaseQuantity}
          label={t`Number of units the price is for, line ${index + 1}`}
          path={`${path}.priceBaseQuantity`}
        />
        <Exemption line={line} index={index} set={set} />
      </PaperFacts>
    </div>
  )
}

function Exemption(props: {
  readonly line: DraftLine
  readonly index: number
  readonly set: (patch: Partial<DraftLine>) => void
}) {
  const { t } = useLingui()
  const { line, index, set } = props
  const { tax } = line
  if (!needsReason(tax) && tax.exemptionReason === '') return null
  return (
    <>
      <PaperLabel>{t`Why no tax`}</PaperLabel>
      <PaperInput
        label={t`Reason for exemption, line ${index + 1}`}
        data-path={`lines.${index}.tax.exemptionReason`}
        maxLength={500}
        value={tax.exemptionReason}
        onChange={exemptionReason => set({ tax: { ...tax, exemptionReason } })}
      />
      <PaperLabel>{t`Reason code`}</PaperLabel>
      <PaperInput
        label={t`Code of the exemption (VATEX), line ${index + 1}`}
        data-path={`lines.${index}.tax.exemptionCode`}
        placeholder="VATEX-EU-…"
        maxLength={40}
        value={tax.exemptionCode}
        onChange={exemptionCode => set({ tax: { ...tax, exemptionCode } })}
      />
    </>
  )
}
