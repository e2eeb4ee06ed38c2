import { SUPPLIES } from '@bordereau/domain/country/supply'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { supplyOptions } from '../../format/all-supplies.ts'
import { isKindInRow } from './line-supply.tsx'
import { useSharedByLines } from './shared-by-lines.tsx'
import { withSupplied } from './supply-change.ts'

export type LineFieldProps = {
  readonly line: DraftLine
  readonly index: number
  readonly set: (patch: Partial<DraftLine>) => void
}

/** What the line supplies: the tax follows it where the line had the tax of the decision table. */
export function SuppliedField({ line, index, set }: LineFieldProps) {
  const { t } = useLingui()
  const { sale } = useSharedByLines()
  if (isKindInRow(line, sale)) return null
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
          set(withSupplied(line, { supply }, sale))
        }}
      />
    </>
  )
}
