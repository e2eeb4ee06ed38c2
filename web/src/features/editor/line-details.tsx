import { countryRules } from '@bordereau/domain/country/rules'
import { SUPPLIES } from '@bordereau/domain/country/country'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { type TaxContext, taxOfLine } from '@bordereau/domain/invoice/line-tax'
import { inLanguage } from '@bordereau/domain/local-text'
import { useLocale } from '@bordereau/ui/locale'
import { PaperFacts, PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperInput, PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { LineAllowancesCharges } from './line-allowances-charges.tsx'
import { NumberCell } from './number-cell.tsx'
import { PeriodFields } from './period-fields.tsx'
import { supplyOptions } from '../../format/supplies.ts'
import { useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'
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
        <SuppliedField line={line} index={index} set={set} />
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

/** What the line supplies: the tax follows it where the line had the tax of the decision table. */
function SuppliedField(props: LineFieldProps) {
  const { t } = useLingui()
  const { line, index, set } = props
  const getTaxContext = useTaxContext()
  return (
    <>
      <PaperLabel>{t`Supplied`}</PaperLabel>
      <PaperSelect
        label={t`What is supplied, line ${index + 1}`}
        data-path={`lines.${index}.supply`}
        value={line.supply}
        options={supplyOptions()}
        onChange={value => {
          const supply = SUPPLIES.find(each => each === value) ?? line.supply
          set({ supply, ...taxAfter(line, supply, getTaxContext()) })
        }}
      />
    </>
  )
}

function taxAfter(
  line: DraftLine,
  supply: DraftLine['supply'],
  context: TaxContext,
): Partial<DraftLine> {
  const before = taxOfLine(line, context).tax
  const isDecided =
    before.category === line.tax.category &&
    before.exemptionCode === line.tax.exemptionCode &&
    before.rate === line.tax.rate
  return isDecided ? { tax: taxOfLine({ ...line, supply }, context).tax } : {}
}

type LineFieldProps = {
  readonly line: DraftLine
  readonly index: number
  readonly set: (patch: Partial<DraftLine>) => void
}

function Exemption(props: LineFieldProps) {
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
