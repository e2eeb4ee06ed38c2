import type { Draft } from '@bordereau/domain/invoice/draft'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import type { SaveState, Saver } from './saver.ts'

/** What the last save of a draft was refused for, kept while the next one runs. */
export type RefusedFields = {
  readonly findings: (draft: Draft) => readonly IssueFinding[]
  /** Whether something that was entered is not on the server, and is not about to be. */
  readonly isUnsaved: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

export function refusedFieldsOf(saver: Pick<Saver, 'state' | 'subscribe'>): RefusedFields {
  let last: SaveState = saver.state()
  return {
    findings: draft =>
      last.status === 'failed'
        ? last.issues.map(({ path, message }) => ({
            code: 'not_saved',
            path: draftPathOf(path, draft),
            severity: 'fatal',
            from: 'draft',
            named: message,
          }))
        : [],
    isUnsaved: () => isUnsaved(last),
    subscribe: listener =>
      saver.subscribe(() => {
        const next = saver.state()
        const isOver = next.status !== 'saving' && next.status !== 'changed'
        if (!isOver && isUnsaved(last)) return
        const isNews = isUnsaved(last) || isUnsaved(next)
        last = next
        if (isNews) listener()
      }),
  }
}

function isUnsaved({ status }: SaveState): boolean {
  return status !== 'saved' && status !== 'changed' && status !== 'saving'
}

/** A path of the request, 'draft.lines.0.name', in the editor, which names a company's own field by its id. */
function draftPathOf(path: string, { customFields = [] }: Draft): string {
  const inDraft = path.replace(/^draft\.?/, '')
  const [first, index] = inDraft.split('.')
  const field = first === 'customFields' ? customFields[Number(index)] : undefined
  return field ? `customFields.${field.id}` : inDraft
}
