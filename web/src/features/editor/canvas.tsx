import type { PartyProfile } from '@bordereau/domain/party/party'
import { useSearchParams } from 'react-router'
import { AttachmentDrop } from './attachment-drop.tsx'
import { LivePreview } from './live-preview.tsx'
import { useDraftDialogs } from './draft-dialogs.tsx'
import { EditorBar } from './editor-bar.tsx'
import css from './editor.module.css'
import { withParameters, currentParameters } from '../list/list-state.ts'
import { handleHistoryKey } from './line-keys.ts'
import { SidePanel, isPanel } from './side-panel.tsx'
import { PhoneSheets } from './phone-sheets.tsx'
import { useEditorStore } from './store.ts'
import type { Saver } from './saver.ts'
import { DocumentPaper } from './document-paper.tsx'

/** The document with its bar above and its panel or preview beside. */
export function Canvas(props: {
  /** Whom the document is for, or of a self-billed one from. */
  readonly customer: PartyProfile | null
  readonly buyer: PartyProfile | null
  readonly saver: Saver
}) {
  const { customer, buyer, saver } = props
  const store = useEditorStore()
  const { panel, split, setParameter } = useCanvasParameters()
  const onCheck = () => setParameter('panel', 'check')
  const dialogs = useDraftDialogs(saver, customer?.legalName ?? '', onCheck)
  const bar = {
    saver,
    buyer: customer,
    dialogs,
    onCheck,
    split,
    onSplit: (on: boolean) => setParameter('preview', on ? 'beside' : undefined),
  }
  return (
    // Key events come from the fields inside; the element itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={css.canvas}
      data-split={split || undefined}
      onKeyDown={event => handleHistoryKey(event, store)}
    >
      <EditorBar {...bar} />
      <AttachmentDrop>
        <DocumentPaper buyer={buyer} />
      </AttachmentDrop>
      {split ? (
        <div className={css.preview}>
          <LivePreview />
        </div>
      ) : (
        <div className={css.side}>
          <SidePanel open={panel} onOpen={name => setParameter('panel', name)} />
        </div>
      )}
      <PhoneSheets bar={bar} panel={panel} onPanel={name => setParameter('panel', name)} />
      {dialogs.element}
    </div>
  )
}

/** The panel that is open, and whether the preview is beside: query parameters of the page. */
function useCanvasParameters() {
  const [search, setSearch] = useSearchParams()
  const requested = search.get('panel')
  const setParameter = (name: string, value: string | undefined) =>
    setSearch(withParameters(currentParameters(), { [name]: value }), {
      replace: true,
      preventScrollReset: true,
    })
  return {
    panel: isPanel(requested) ? requested : ('check' as const),
    split: search.get('preview') === 'beside',
    setParameter,
  }
}
