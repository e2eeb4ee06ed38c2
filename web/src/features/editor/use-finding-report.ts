import * as z from 'zod/mini'
import { ruleFinding as findingShape } from '@bordereau/contract/invoices'
import type { Refused } from '../../data/api.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { useEditorContext } from './editor-context.ts'
import { useFindingStore } from './finding-store.tsx'
import { focusField } from './focus-field.ts'
import { useEditorStore } from './store.ts'

/** Shows the findings that prevent issuing, of this browser or of the server. */
export function useFindingReport(onFindings: () => void) {
  const { view } = useEditorContext()
  const store = useEditorStore()
  const findings = useFindingStore()

  function showFindings(): boolean {
    const fatal = findings.read().list.filter(({ severity }) => severity === 'fatal')
    if (fatal[0] === undefined) return false
    findings.showMissing()
    onFindings()
    focusField(fatal[0].path, store.read(), view)
    return true
  }

  function reportRefusal(result: Refused): string {
    const found = findingsIn(result.detail)
    if (found.length > 0) {
      findings.report(found.map(each => ({ ...each, from: 'rule' as const })))
      onFindings()
    }
    return documentRefusalText(result)
  }

  return { showFindings, reportRefusal }
}

const detailShape = z.object({ findings: z.array(findingShape) })

function findingsIn(detail: unknown): z.infer<typeof detailShape>['findings'] {
  const read = detailShape.safeParse(detail)
  return read.success ? read.data.findings : []
}
