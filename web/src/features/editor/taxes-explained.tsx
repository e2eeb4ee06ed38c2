import { Button } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useDeferredValue } from 'react'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { type Explained, decisionsOf, isSame } from './explained-taxes.ts'
import { useEditor, useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'
import { proofText, taxReasonText } from './tax-reasons.ts'

/** Why each line has its tax: the sentence of the decision table, its law, and the proof that it needs. */
export function TaxesExplained() {
  const lines = useDeferredValue(useEditor(({ draft }) => draft.lines))
  const context = useTaxContext()()
  return (
    <ul className={css.rounding}>
      {decisionsOf(lines, context).map(({ decision, of }) => (
        <li key={of.map(({ index }) => index).join()}>
          <Decision decision={decision} of={of} />
        </li>
      ))}
    </ul>
  )
}

function Decision({ decision, of }: Explained) {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const { article, reason, proofs, missing } = decision
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(formats.tag, { type: 'conjunction' }).format(items)
  const numbers = list(of.map(({ index }) => String(index + 1)))
  const kept = proofs.filter(proof => !missing.includes(proof)).map(proofText)
  const lacking = missing.map(proofText)
  return (
    <Stack gap={1}>
      <Text size={13}>{taxReasonText(reason)}</Text>
      <Text size={12} tone="muted">
        {[t`Line ${numbers}`, article].filter(text => text !== '').join(' · ')}
      </Text>
      {kept.length > 0 && (
        <Text size={12} tone="muted">
          {t`To keep: ${list(kept)}`}
        </Text>
      )}
      {lacking.length > 0 && (
        <Text size={12} tone="amber">
          {t`Missing: ${list(lacking)}`}
        </Text>
      )}
      <ByHand decision={decision} of={of} />
    </Stack>
  )
}

/** A line with another tax than the decided one, and the way back. */
function ByHand({ decision, of }: Explained) {
  const { dispatch } = useEditorStore()
  const [first] = of
  if (first === undefined || isSame(first.line.tax, decision.tax)) return null
  const apply = () => {
    for (const { line } of of)
      dispatch({
        do: 'setLine',
        line: line.id,
        patch: { tax: decision.tax },
        at: performance.now(),
      })
  }
  return (
    <Row gap={2} wrap>
      <Text as="span" size={12} tone="muted">
        <Trans>Another tax was chosen by hand.</Trans>
      </Text>
      <Button size="sm" onClick={apply}>
        <Trans>Use this one</Trans>
      </Button>
    </Row>
  )
}
