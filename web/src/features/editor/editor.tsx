import { toasts } from '@bordereau/ui/toast/toast'
import { i18n } from '@lingui/core'
import { useLingui } from '#macros'
import { useEffect, useState } from 'react'
import { useFormats } from '../../format/formats.ts'
import { EditorContextProvider } from './editor-context.ts'
import { type BackupRef, readUnsaved, removeDraftBackup } from './draft-backup.ts'
import type { EditedDocument } from './draft-access.ts'
import { useMe } from '../../data/session.tsx'
import { ruleMessages } from './rule-messages.ts'
import { EditorStoreProvider, createEditorStore } from './store.ts'
import { useContextValue, type EditorProps } from './use-context-value.ts'
import { initialDraft } from './initial-draft.ts'
import { EditorSession } from './editor-session.tsx'

/** The editor of a draft, laid out as the printed document. */
export function Editor({ invoice, access, company, accounts }: EditorProps) {
  const { t } = useLingui()
  const formats = useFormats()
  // A backup in this browser is newer than the version on the server.
  const personId = useMe().person?.id ?? ''
  const backupRef = { personId, invoiceId: invoice.id }
  const [backup] = useState(() => readUnsaved(backupRef, invoice))
  const [store] = useState(() =>
    createEditorStore(backup?.draft ?? initialDraft(invoice, company), formats.mark, backup?.typed),
  )
  const context = useContextValue({ invoice, access, company, accounts })
  useEffect(() => void ruleMessages.load(i18n.locale), [])
  useEffect(() => {
    if (backup) toasts.info(t`Unsaved changes from last time have been restored.`)
  }, [backup, t])
  useDropSavedBackup(backupRef, invoice)
  return (
    <EditorContextProvider value={context}>
      <EditorStoreProvider value={store}>
        <EditorSession
          invoice={invoice}
          version={backup?.version ?? invoice.version}
          unsaved={backup?.isDraftUnsaved ?? false}
          base={backup?.base}
          personId={personId}
        />
      </EditorStoreProvider>
    </EditorContextProvider>
  )
}

/** Removes a backup of which the server has everything. Reads it again, since another tab may have stored one meanwhile. */
function useDropSavedBackup({ personId, invoiceId }: BackupRef, invoice: EditedDocument): void {
  const [loaded] = useState(invoice)
  useEffect(() => {
    const ref = { personId, invoiceId }
    if (readUnsaved(ref, loaded) === undefined) removeDraftBackup(ref)
  }, [personId, invoiceId, loaded])
}
