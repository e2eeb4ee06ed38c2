import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { Trans, useLingui } from '#macros'
import { useRef } from 'react'
import { shallowEqual } from './shallow.ts'
import css from './line-grid.module.css'
import { useFieldError } from './finding-store.tsx'
import { LineRow } from './line-row.tsx'
import { SharedByLinesProvider } from './shared-by-lines.tsx'
import { useDraft, useEditor } from './store.ts'
import type { ColumnTexts } from './line-columns.ts'
import { useColumnHeads } from './use-column-style.ts'
import { useCommands } from './use-commands.ts'

/** The lines, with keyboard control as in a spreadsheet. Renders again only when lines are added, removed or moved. */
export function LineGrid() {
  const { t } = useLingui()
  const commands = useCommands()
  const ids = useLineIds()
  const heads = useColumnHeads()
  const error = useFieldError('lines')
  return (
    <section aria-label={t`Lines`}>
      <LineHead heads={heads} />
      <ol className={css.lines}>
        <SharedByLinesProvider>
          {ids.map((id, index) => (
            <LineRow key={id} id={id} index={index} count={ids.length} />
          ))}
        </SharedByLinesProvider>
      </ol>
      <div className={css.foot}>
        <Button
          look="quiet"
          size="sm"
          icon="plus"
          data-path="lines"
          onClick={() => commands.add(null)}
        >
          <Trans>Add line</Trans>
        </Button>
        <Button
          look="quiet"
          size="sm"
          icon="layout-list"
          onClick={() => commands.beginSection(null)}
        >
          <Trans>Add section</Trans>
        </Button>
        {error !== undefined && (
          <Text as="span" size={13} tone="red">
            {error}
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

function LineHead({ heads }: { heads: ColumnTexts['heads'] }) {
  const language = useDraft('language')
  return (
    <div className={css.head} lang={language} aria-hidden>
      <PaperLabel>
        <bdi>{heads.position}</bdi>
      </PaperLabel>
      <PaperLabel>
        <bdi>{heads.item}</bdi>
      </PaperLabel>
      <PaperLabel end>
        <bdi>{heads.quantity}</bdi>
      </PaperLabel>
      <PaperLabel end>
        <bdi>{heads.price}</bdi>
      </PaperLabel>
      <PaperLabel>
        <bdi>{heads.tax}</bdi>
      </PaperLabel>
      <PaperLabel end>
        <bdi>{heads.amount}</bdi>
      </PaperLabel>
    </div>
  )
}

/** The ids in order; the same array while they are equal, so that typing in a line does not render the grid again. */
function useLineIds(): readonly string[] {
  const previous = useRef<readonly string[]>([])
  return useEditor(({ draft }) => {
    const next = draft.lines.map(({ id }) => id)
    if (!shallowEqual(previous.current, next)) previous.current = next
    return previous.current
  })
}
