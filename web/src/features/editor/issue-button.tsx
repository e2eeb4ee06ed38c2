import { documentTypeOf, isSelfBilled } from '@bordereau/domain/document-kind'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { SplitButton } from '@bordereau/ui/button/split'
import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { useLingui } from '#macros'
import { useNavigate } from 'react-router'
import { useWorkspace } from '../../data/session.tsx'
import { useOfferCommands } from '../../navigation/page-commands.ts'
import { deleteDraftUndoable } from '../document/delete-draft.ts'
import { useDuplicate } from '../document/duplicate.ts'
import { menuCommands } from '../document/menu-commands.ts'
import type { DraftDialogs } from './draft-dialogs.tsx'
import { useEditorContext } from './editor-context.ts'
import { useHasAddress } from './use-has-address.ts'
import type { Saver } from './saver.ts'
import { useDraft } from './store.ts'
import { useTemplateDraft } from './use-template-draft.ts'

export type BarProps = {
  readonly saver: Saver
  readonly buyer: PartyProfile | null
  readonly dialogs: DraftDialogs
  readonly onCheck: () => void
  readonly split: boolean
  readonly onSplit: (split: boolean) => void
}

type ButtonProps = Pick<BarProps, 'saver' | 'dialogs' | 'split' | 'onSplit'>

/** The primary action of the draft, with all others in its menu. */
export function IssueButton(props: ButtonProps) {
  const { Actions } = useEditorContext().access
  return Actions ? <Actions saver={props.saver} /> : <InvoiceActions {...props} />
}

function InvoiceActions({ saver, dialogs, split, onSplit }: ButtonProps) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const template = useTemplateDraft(saver)
  // Without a known email address, sending is only an alternative in the menu.
  const canSend = useHasAddress() !== false
  const items = useMenuItems({ saver, dialogs, split, onSplit })
  const issueOnly = {
    key: 'issue',
    icon: 'file-invoice' as const,
    label: t`Issue only`,
    help: t`Send it later, or another way.`,
    onPress: () => dialogs.issue(false),
  }
  const issueAndSend = {
    key: 'send',
    icon: 'send' as const,
    label: t`Issue and send`,
    help: t`To an address you type.`,
    onPress: () => dialogs.issue(true),
  }
  const issuing = template === undefined && may('invoices.issue') ? [issueAndSend, issueOnly] : []
  useOfferCommands('draft', menuCommands([...issuing, ...items], ''))
  if (template !== undefined) {
    return (
      <SplitButton icon="repeat" busy={template.pending} onClick={template.use} items={items}>
        {t`Use for the next runs`}
      </SplitButton>
    )
  }
  if (!may('invoices.issue')) return null
  const primary = canSend ? issueAndSend : issueOnly
  return (
    <SplitButton
      icon={primary.icon}
      busy={dialogs.issuing}
      onClick={primary.onPress}
      items={[canSend ? issueOnly : issueAndSend, ...items]}
    >
      {canSend ? t`Issue and send` : t`Issue`}
    </SplitButton>
  )
}

/** The secondary actions of a draft. */
function useMenuItems({ saver, dialogs, split, onSplit }: ButtonProps): readonly MenuItem[] {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const kind = useDraft('kind')
  const type = useDraft('type')
  const { duplicate, remove } = useDraftActions(saver)
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
      key: 'deposit',
      icon: 'coins',
      label: t`Deposit invoice…`,
      help: t`A part in advance; this draft becomes the final invoice.`,
      when: documentTypeOf({ kind, type }) === 'invoice' && may('invoices.draft'),
      onPress: dialogs.deposit,
    },
    {
      key: 'accompanying',
      icon: 'truck',
      label: t`Pro-forma invoice, delivery note…`,
      when: documentTypeOf({ kind, type }) === 'invoice' && may('invoices.send'),
      onPress: dialogs.accompanying,
    },
    {
      key: 'repeat',
      icon: 'repeat',
      label: t`Repeat…`,
      when: kind === 'invoice' && !isSelfBilled({ type }) && may('invoices.draft'),
      onPress: dialogs.repeat,
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
  return all.filter(({ when }) => when)
}

function useDraftActions(saver: Saver) {
  const { workspaceId, invoiceId } = useEditorContext()
  const navigate = useNavigate()
  const copy = useDuplicate(invoiceId)
  const query = { workspaceId, invoiceId }
  async function duplicate(): Promise<void> {
    await saver.flush()
    await copy()
  }
  function remove(): void {
    deleteDraftUndoable(query, () => void navigate(`/w/${workspaceId}/invoices/${invoiceId}`))
    void navigate(`/w/${workspaceId}/invoices`)
  }
  return { duplicate, remove }
}
