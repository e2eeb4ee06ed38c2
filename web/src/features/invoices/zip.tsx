import type { zipDocuments } from '@bordereau/contract/invoice-files'
import { Suspense, lazy } from 'react'
import type { QueryInput } from '../../data/api.ts'

const load = async () => ({ default: (await import('./zip-dialog.tsx')).ZipDialog })
const ZipDialog = lazy(load)

/** Preloads the dialog's code. A failure is reported when the dialog is opened. */
export function preloadZip(): void {
  void load().catch(() => undefined)
}

/** The dialog that downloads documents as a ZIP file; its code is loaded when it is first opened. */
export function ZipDialogLoader(props: {
  readonly open: boolean
  readonly query: QueryInput<typeof zipDocuments>
  readonly onClose: () => void
}) {
  return (
    <Suspense fallback={null}>
      {props.open && <ZipDialog query={props.query} onClose={props.onClose} />}
    </Suspense>
  )
}
