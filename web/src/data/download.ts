import type { Endpoint } from '@bordereau/contract/endpoint'
import { toasts } from '@bordereau/ui/toast/toast'
import { type CallInput, type QueryInput, type Refused, fileOf } from './api.ts'
import { refusalMessage } from './refusal.tsx'

/** Fetches a file endpoint and saves the file under the server's name; shows a toast when it was refused. */
export async function download<E extends Endpoint>(
  endpoint: E,
  query: QueryInput<E>,
  messageOf: (refused: Refused) => string | Promise<string> = refusalMessage,
): Promise<boolean> {
  // The pair of endpoint and query is what CallInput consists of.
  const response = await fileOf(endpoint, { query } as unknown as CallInput<E>)
  if (!response.ok) {
    toasts.error(await messageOf(response))
    return false
  }
  saveBlob(response.value.blob, response.value.name)
  return true
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has started to read by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
