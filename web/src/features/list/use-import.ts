import type { importCustomers } from '@bordereau/contract/import'
import type { Encoding } from '@bordereau/contract/encoding-names'
import type { Endpoint } from '@bordereau/contract/endpoint'
import type { ImportReport, ImportRequest } from '@bordereau/contract/import'
import { useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

export type Importer = typeof importCustomers
/** The heading of the column of each field. */
export type Columns = Readonly<Record<string, string>>

/** A file in base64, as a request has it, and the encoding that was chosen. */
export type ChosenFile = { readonly file: string; readonly encoding?: Encoding }

type ImportState = {
  readonly chosen?: ChosenFile
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
  async function read(chosen: ChosenFile, columns?: Columns): Promise<void> {
    setState(former => ({ ...former, chosen }))
    const asked = columns ? { columns: { ...columns } } : {}
    const preview = await send({ ...chosen, apply: false, ...asked })
    if (preview) setState(former => ({ ...former, preview }))
  }
  async function choose(file: Blob): Promise<void> {
    await read({ file: await base64Of(file) })
  }
  async function apply(chosen: ChosenFile, columns: Columns): Promise<void> {
    const done = await send({ ...chosen, columns: { ...columns }, apply: true })
    if (done) setState(former => ({ ...former, done }))
  }
  function restart(): void {
    clear()
    setState({})
  }
  return { state, choose, read, apply, restart, pending, refused }
}

/** The bytes as they are: the server finds the encoding. */
function base64Of(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
  reader.addEventListener('error', () => reject(new Error('the file cannot be read')))
  reader.readAsDataURL(file)
  return promise
}
