import { SUPPLIES } from '@bordereau/domain/country/supply'
import type { TaxReason } from '@bordereau/domain/country/country'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { type TaxContext, changesWithKind, taxOfLine } from '@bordereau/domain/invoice/line-tax'
import { isPerformedAtPlace } from '@bordereau/domain/tax/place'
import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { Trans, useLingui } from '#macros'
import { supplyOptions } from '../../format/all-supplies.ts'
import css from './line-grid.module.css'
import { PerformedAtField } from './performed-at-field.tsx'
import { useSharedByLines } from './shared-by-lines.tsx'
import { useSetLine } from './store.ts'
import { answered, withSupplied } from './supply-change.ts'
import { taxReasonText } from './tax-reasons.ts'

type Props = { readonly line: DraftLine; readonly index: number }

/**
 * What the tax of a line asks: of what kind the supply is, where it is performed, which place an address is. Shown with the
 * line, because the document cannot be issued without the answer.
 */
export function LineSupply({ line, index }: Props) {
  const { sale } = useSharedByLines()
  const { reason, territories, isAsked, isPlaced, isKindShown } = supplyOf(line, sale)
  if (!isKindShown && !isAsked) return null
  return (
    <div className={css.supply} data-asked={isAsked || undefined}>
      {isAsked && (
        <Text size={13} tone="amber">
          {taxReasonText(reason)} {territories.length > 0 && `(${territories.join(', ')})`}
        </Text>
      )}
      {reason === 'kind_unknown' && <KindAnswers line={line} index={index} />}
      {isKindShown && <KindField line={line} index={index} />}
      {isPlaced && <PerformedAtField line={line} index={index} />}
    </div>
  )
}

/** Whether the row of the line has its kind, because its tax depends on it: the details then have it not again. */
export function isKindInRow(line: DraftLine, sale: TaxContext): boolean {
  return supplyOf(line, sale).isKindShown
}

type Supplied = {
  readonly reason: TaxReason
  readonly territories: readonly string[]
  readonly isAsked: boolean
  readonly isPlaced: boolean
  readonly isKindShown: boolean
}

/** Found once for all lines of a sale that supply the same: each of a long draft asks when it is drawn. */
const SUPPLIED = new WeakMap<TaxContext, Map<string, Supplied>>()

function supplyOf(line: DraftLine, sale: TaxContext): Supplied {
  const { supply, ownTax, performedAt = null } = line
  const known = SUPPLIED.get(sale) ?? new Map<string, Supplied>()
  SUPPLIED.set(sale, known)
  const key = JSON.stringify([supply, ownTax, performedAt])
  const found = known.get(key) ?? readSupply(line, sale)
  known.set(key, found)
  return found
}

function readSupply(line: DraftLine, sale: TaxContext): Supplied {
  const { reason, territories = [] } = taxOfLine(line, sale)
  const isAsked = ASKED.has(reason)
  const isPlaced = hasPlace(line, sale)
  const isKindShown = isPlaced || (!isAsked && changesWithKind(line, sale))
  return { reason, territories, isAsked, isPlaced, isKindShown }
}

const ASKED: ReadonlySet<TaxReason> = new Set<TaxReason>([
  'kind_unknown',
  'place_unknown',
  'territory_unknown',
  'taxed_there',
])

function hasPlace({ supply }: DraftLine, { seller, buyer }: TaxContext): boolean {
  return isPerformedAtPlace(seller.place, buyer?.kind ?? 'business', supply)
}

/** The kind of the supply, where the tax would be another with another kind. */
function KindField({ line, index }: Props) {
  const { t } = useLingui()
  const setLine = useSetLine(line.id)
  const { sale } = useSharedByLines()
  return (
    <PaperSelect
      label={t`Kind of supply, line ${index + 1}`}
      data-path={`lines.${index}.supply`}
      tone="quiet"
      value={line.supply}
      options={supplyOptions()}
      onChange={value => {
        const supply = SUPPLIES.find(each => each === value)
        if (supply) setLine(withSupplied(line, { supply }, sale))
      }}
    />
  )
}

/** It happens at a place, of a kind to choose; or it is taxed where the customer is, and its tax at home says nothing. */
function KindAnswers({ line, index }: Props) {
  const { t } = useLingui()
  const setLine = useSetLine(line.id)
  const { sale } = useSharedByLines()
  return (
    <>
      <PaperSelect
        label={t`Kind of supply, line ${index + 1}`}
        data-path={`lines.${index}.supply`}
        value=""
        options={[{ value: '', label: t`It happens at a place …` }, ...supplyOptions().slice(1)]}
        onChange={value => {
          const supply = SUPPLIES.find(each => each === value)
          if (supply) setLine(answered(line, { supply }, sale))
        }}
      />
      <Button size="sm" onClick={() => setLine(answered(line, { ownTax: null }, sale))}>
        <Trans>It is taxed where the customer is</Trans>
      </Button>
    </>
  )
}
