import type { Draft } from '@bordereau/domain/invoice/draft'
import {
  SPECIMEN_ACCOUNT,
  SPECIMEN_DAY,
  specimenDraft,
  specimenLine,
  specimenProfile,
} from '@bordereau/domain/testing/draft'
// The editor loads the rules when it opens: a test that is over before they have arrived would end with an error.
import '@bordereau/einvoice/issue/decide-issue'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import type { ReactNode } from 'react'
import { useFormats } from '../../../format/formats.ts'
import { COMPANY, INVOICE_ID, WORKSPACE_ID } from '../../../testing/samples.ts'
import { invoiceAccess } from '../draft-access.ts'
import { type EditorContext, EditorContextProvider, createViewStore } from '../editor-context.ts'
import { FindingProvider } from '../finding-store.tsx'
import { sampleSaver } from './sample-saver.ts'
import { EditorStoreProvider, createEditorStore } from '../store.ts'
import { TaxContextProvider } from '../tax-context.tsx'

const CUSTOMER_ID = '01a1f8a7-b365-7254-856b-9da49c89da35'
export const LINE_ID = '01a1f8a7-b365-7254-856b-9da49c89da36'

/** A draft that can be issued. */
export const COMPLETE_DRAFT: Draft = specimenDraft({
  customerId: CUSTOMER_ID,
  issueDate: SPECIMEN_DAY,
  lines: [specimenLine({ id: LINE_ID })],
})

const BUYER = specimenProfile('FR', { taxIds: [{ kind: 'siren', value: '552049447' }] })

/** The editor of a draft, without its canvas. The test file needs `@vitest-environment happy-dom`. */
export function sampleEditor(draft: Draft) {
  const store = createEditorStore(draft, '.')
  const context: EditorContext = {
    workspaceId: WORKSPACE_ID,
    invoiceId: INVOICE_ID,
    access: invoiceAccess({ workspaceId: WORKSPACE_ID, invoiceId: INVOICE_ID }),
    company: COMPANY,
    own: COMPANY,
    accounts: [],
    today: SPECIMEN_DAY,
    taxes: [],
    formats: renderHook(useFormats).value(),
    view: createViewStore(),
  }
  const buyer = draft.customerId === null ? null : BUYER
  const parties = {
    seller: specimenProfile('FR', { taxIds: [{ kind: 'vat', value: 'FR44732829320' }] }),
    buyer,
    vatRegistered: true,
    bankAccount: SPECIMEN_ACCOUNT,
    today: SPECIMEN_DAY,
  }
  const around = (children: ReactNode): ReactNode => (
    <EditorContextProvider value={context}>
      <EditorStoreProvider value={store}>
        <TaxContextProvider buyer={buyer}>
          <FindingProvider parties={parties} saver={sampleSaver(1)}>
            {children}
          </FindingProvider>
        </TaxContextProvider>
      </EditorStoreProvider>
    </EditorContextProvider>
  )
  return { store, context, around }
}
