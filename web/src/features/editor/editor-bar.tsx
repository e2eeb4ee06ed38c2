import { duplicateInvoice } from '@bordereau/contract/invoices'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { SplitButton } from '@bordereau/ui/button/split'
import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { PageHeader } from '@bordereau/ui/shell/page-header'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHeadingFocus } from '../../heading-focus.ts'
import { usePhone } from '../../phone.ts'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { useTitle } from '../../title.ts'
import { deleteDraftLater } from '../invoices/delete-draft.ts'
import { AFTER_DOCUMENT } from '../invoices/touched.ts'
import { useDesk } from './desk.ts'
import css from './editor.module.css'
import type { Saver } from './saver.ts'
import { StateLine } from './state-line.tsx'
import { useDraft, useEditorStore } from './store.ts'
import { useIssue } from './use-issue.ts'
import { usePattern } from './use-pattern.ts'

// Its code comes when somebody wants it.
const RepeatDialog = lazy(async () => ({
  default: (await import('../recurring/repeat-dialog.tsx')).RepeatDialog,
}))

export type BarProps = {
  readonly saver: Saver
  readonly buyer: PartyProfile | null
  readonly onCheck: () => void
  readonly split: boolean
  readonly onSplit: (split: boolean) => void
}

/** The line above the paper: what it is, whether it is saved, what to do with it. */
export function EditorBar({ saver, buyer, onCheck, split, onSplit }: BarProps) {
  const { t } = useLingui()
  const kind = useDraft('kind')
  const name = kind === 'credit_note' ? t`Draft credit note` : t`Draft invoice`
  const title = buyer === null ? name : t`${name} for ${buyer.legalName}`
  const pattern = usePattern(saver)
  useTitle(title)
  const frame = useHeadingFocus<HTMLDivElement>()
  // There they stay in sight below the paper.
  const phone = usePhone()
  return (
    <div className={css.bar} ref={frame}>
      <PageHeader
        title={title}
        {...(phone ? {} : { sub: <StateLine saver={saver} onCheck={onCheck} /> })}
        action={
          <>
            <History />
            <span className={css.wideOnly}>
              <Button icon="eye" aria-pressed={split} onClick={() => onSplit(!split)}>
                {split ? t`Close preview` : t`Preview`}
              </Button>
            </span>
            {!phone && <IssueButton {...{ saver, buyer, onCheck, split, onSplit }} />}
          </>
        }
      />
      {pattern !== undefined && (
        <Notice tone="blue" title={t`This is what repeats as “${pattern.name}”`}>
          {t`Change it, then use it for the next runs. It is no invoice of its own.`}
        </Notice>
      )}
    </div>
  )
}

function History() {
  const { t } = useLingui()
  const { dispatch } = useEditorStore()
  return (
    <>
      <IconButton icon="undo" label={t`Undo`} onClick={() => dispatch({ do: 'undo' })} />
      <IconButton icon="redo" label={t`Redo`} onClick={() => dispatch({ do: 'redo' })} />
    </>
  )
}

/** The act the document waits for, and the others beside it. */
export function IssueButton({ saver, buyer, onCheck, split, onSplit }: BarProps) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { begin, pending } = useIssue(saver, buyer?.legalName ?? '', onCheck)
  const pattern = usePattern(saver)
  const { items, dialog } = useOthers(saver, split, onSplit)
  if (pattern !== undefined) {
    return (
      <SplitButton icon="repeat" busy={pattern.pending} onClick={pattern.use} items={items}>
        {t`Use for the next runs`}
      </SplitButton>
    )
  }
  if (!may('invoices.issue')) return null
  const only = {
    key: 'issue',
    icon: 'file-invoice' as const,
    label: t`Issue only`,
    help: t`Send it later, or another way.`,
    onPress: () => void begin(false),
  }
  return (
    <>
      <SplitButton
        icon="send"
        busy={pending}
        onClick={() => void begin(true)}
        items={[only, ...items]}
      >
        {t`Issue and send`}
      </SplitButton>
      {dialog}
    </>
  )
}

/** What else can be done with a draft. */
function useOthers(saver: Saver, split: boolean, onSplit: (split: boolean) => void) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { invoiceId } = useDesk()
  const kind = useDraft('kind')
  const [repeating, setRepeating] = useState(false)
  const { duplicate, remove } = useDraftActs(saver)
  const all: readonly (MenuItem & { readonly when: boolean })[] = [
    {
      key: 'preview',
      icon: 'eye',
      label: split ? t`Close preview` : t`Preview`,
      when: true,
      onPress: () => onSplit(!split),
    },
    {
      key: 'copy',
      icon: 'copy',
      label: t`Duplicate`,
      when: may('invoices.draft'),
      onPress: () => void duplicate(),
    },
    {
      key: 'repeat',
      icon: 'repeat',
      label: t`Repeat…`,
      when: kind === 'invoice' && may('invoices.draft'),
      // What was typed last is repeated too.
      onPress: () => void saver.flush().then(saved => setRepeating(saved)),
    },
    {
      key: 'delete',
      icon: 'trash',
      tone: 'red',
      label: t`Delete draft`,
      when: may('invoices.delete_draft'),
      onPress: remove,
    },
  ]
  const dialog = repeating && (
    <Suspense fallback={null}>
      <RepeatDialog invoiceId={invoiceId} onClose={() => setRepeating(false)} />
    </Suspense>
  )
  return { items: all.filter(({ when }) => when), dialog }
}

function useDraftActs(saver: Saver) {
  const { workspaceId, invoiceId } = useDesk()
  const navigate = useNavigate()
  const copy = useAct(duplicateInvoice, { touches: AFTER_DOCUMENT })
  const query = { workspaceId, invoiceId }
  async function duplicate(): Promise<void> {
    await saver.flush()
    const answer = await copy.act({ query })
    if (answer.ok) await navigate(`/w/${workspaceId}/invoices/${answer.value.id}`)
    else toasts.error(wordsOf(answer))
  }
  function remove(): void {
    deleteDraftLater(query, () => void navigate(`/w/${workspaceId}/invoices/${invoiceId}`))
    void navigate(`/w/${workspaceId}/invoices`)
  }
  return { duplicate, remove }
}
