import { SUPPLIES } from '@bordereau/domain/country/supply'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { type TaxContext, taxOfLine } from '@bordereau/domain/invoice/line-tax'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { supplyOptions } from '../../format/supplies.ts'
import { useTaxContext } from './tax-context.tsx'

export type LineFieldProps = {
  readonly line: DraftLine
  readonly index: number
  readonly set: (patch: Partial<DraftLine>) => void
}

/** What the line supplies: the tax follows it where the line had the tax of the decision table. */
export function SuppliedField({ line, index, set }: LineFieldProps) {
  const { t } = useLingui()
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
