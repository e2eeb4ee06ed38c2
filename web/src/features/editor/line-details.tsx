import { countryRules } from '@bordereau/domain/country/rules'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { inLanguage } from '@bordereau/domain/local-text'
import { PaperFacts, PaperLabel } from '@bordereau/ui/paper/paper'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { LineAllowancesCharges } from './line-allowances-charges.tsx'
import { NumberCell } from './number-cell.tsx'
import { PeriodFields } from './period-fields.tsx'
import { LongTextFact, PaperTextFact } from './paper-text-fact.tsx'
import { useSetLine } from './store.ts'
import { Exemption } from './exemption.tsx'
import { WithheldField } from './withheld-field.tsx'
import { SuppliedField, type LineFieldProps } from './supplied-field.tsx'

/** Fields that few lines need: allowances and charges, period, codes, exemption reason. */
export function LineDetails({ line, index }: { line: DraftLine; index: number }) {
  const { t } = useLingui()
  const set = useSetLine(line.id)
  const path = `lines.${index}`
  return (
    <div className={css.details}>
      <LineAllowancesCharges line={line} index={index} />
      <PaperFacts>
        <LongTextFact
          head={t`Note`}
          label={t`Note, line ${index + 1}`}
          path={`${path}.note`}
          maxLength={1000}
          value={line.note}
          onChange={note => set({ note })}
        />
        <SuppliedField line={line} index={index} set={set} />
        <WithheldField line={line} index={index} set={set} />
        <PaperLabel>{t`Period`}</PaperLabel>
        <PeriodFields
          label={t`line ${index + 1}`}
          path={`${path}.period`}
          period={line.period}
          onChange={period => set({ period })}
        />
        <ItemCodes line={line} index={index} set={set} />
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

/** The seller's own code of the item, and the one that the law of the country requires. */
function ItemCodes({ line, index, set }: LineFieldProps) {
  const { t } = useLingui()
  const { company, formats } = useEditorContext()
  const path = `lines.${index}`
  const { itemCodes } = countryRules(company.profile.address.country)
  const codeName = itemCodes ? inLanguage(itemCodes.name, formats.tag) : t`Classification code`
  return (
    <>
      <PaperTextFact
        head={t`Item code`}
        label={t`Item code, line ${index + 1}`}
        path={`${path}.sellerItemId`}
        maxLength={60}
        value={line.sellerItemId}
        onChange={sellerItemId => set({ sellerItemId })}
      />
      {(itemCodes || line.classification !== '') && (
        <PaperTextFact
          head={codeName}
          label={t`${codeName}, line ${index + 1}`}
          path={`${path}.classification`}
          maxLength={20}
          value={line.classification}
          onChange={classification => set({ classification })}
        />
      )}
    </>
  )
}
