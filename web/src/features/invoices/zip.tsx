import type { zipDocuments } from '@bordereau/contract/invoices'
import { Suspense, lazy } from 'react'
import type { QueryInput } from '../../api.ts'

const load = async () => ({ default: (await import('./zip-dialog.tsx')).ZipDialog })
const ZipDialog = lazy(load)

/** Fetches the window's code, where somebody is about to open it. A fault shows when it is opened. */
export function preloadZip(): void {
  void load().catch(() => undefined)
}

/** Documents as one file: the window comes with its code when it is opened first. */
export function Zip(props: {
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
