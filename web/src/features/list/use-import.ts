import type { importCustomers } from '@bordereau/contract/customers'
import type { Endpoint } from '@bordereau/contract/endpoint'
import type { ImportReport, ImportRequest } from '@bordereau/contract/import'
import { useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

export type Importer = typeof importCustomers
/** The heading of the column of each field. */
export type Columns = Readonly<Record<string, string>>

type ImportState = {
  readonly csv?: string
  readonly preview?: ImportReport
  readonly done?: ImportReport
}

/** How far an import has come: nothing yet, read with a preview, or done. */
export function useImport(endpoint: Importer, invalidates: readonly Endpoint[]) {
  const { workspaceId } = useWorkspace()
  const { mutate, pending, refused, clear } = useMutation(endpoint, { invalidates })
  const [state, setState] = useState<ImportState>({})

  async function send(body: ImportRequest): Promise<ImportReport | undefined> {
    const result = await mutate({ query: { workspaceId }, body })
    return result.ok ? result.value : undefined
  }
  async function read(csv: string, columns?: Columns): Promise<void> {
    setState(former => ({ ...former, csv }))
    const asked = columns ? { columns: { ...columns } } : {}
    const preview = await send({ csv, apply: false, ...asked })
    if (preview) setState(former => ({ ...former, preview }))
  }
  async function apply(csv: string, columns: Columns): Promise<void> {
    const done = await send({ csv, columns: { ...columns }, apply: true })
    if (done) setState(former => ({ ...former, done }))
  }
  function restart(): void {
    clear()
    setState({})
  }
  return { state, read, apply, restart, pending, refused }
}
