import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { shallowEqual } from './shallow.ts'
import css from './editor.module.css'
import { useFault } from './fault-list.tsx'
import { LineRow } from './line-row.tsx'
import { useEditor } from './store.ts'
import { useActs } from './use-acts.ts'

/** The lines, by keyboard as in a spreadsheet. Drawn anew only when lines come, go or move. */
export function LineGrid() {
  const { t } = useLingui()
  const acts = useActs()
  const ids = useLineIds()
  const withTax = useEditor(({ draft }) => draft.pricesIncludeTax)
  const fault = useFault('lines')
  return (
    <section aria-label={t`Lines`}>
      <div className={css.gridHead} aria-hidden>
        <PaperLabel>#</PaperLabel>
        <PaperLabel>{t`Item`}</PaperLabel>
        <PaperLabel>{t`Quantity`}</PaperLabel>
        <PaperLabel>{t`Unit`}</PaperLabel>
        <PaperLabel>{withTax ? t`Price with tax` : t`Price`}</PaperLabel>
        <PaperLabel>{t`Tax`}</PaperLabel>
        <PaperLabel>{t`Amount`}</PaperLabel>
      </div>
      <ol className={css.lines}>
        {ids.map((id, index) => (
          <LineRow key={id} id={id} index={index} />
        ))}
      </ol>
      <div className={css.gridFoot}>
        <Button look="quiet" size="sm" icon="plus" data-path="lines" onClick={() => acts.add(null)}>
          <Trans>Add line</Trans>
        </Button>
        {fault !== undefined && (
          <Text as="span" size={13} tone="red">
            {fault}
          </Text>
        )}
        <span className={css.keysHint}>
          <PaperLabel>
            <Trans>Enter adds a line · paste rows from a spreadsheet · cells take 3*120+15%</Trans>
          </PaperLabel>
        </span>
      </div>
    </section>
  )
}

/** The ids in their order: the same array while they are the same, so that typing in a line does not draw the grid. */
function useLineIds(): readonly string[] {
  const kept = useRef<readonly string[]>([])
  return useEditor(({ draft }) => {
    const next = draft.lines.map(({ id }) => id)
    if (!shallowEqual(kept.current, next)) kept.current = next
    return kept.current
  })
}
