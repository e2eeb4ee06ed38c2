import type { Endpoint } from '@bordereau/contract/endpoint'
import { toasts } from '@bordereau/ui/toast/toast'
import { type CallInput, type QueryInput, type Refused, fileOf } from './api.ts'
import { wordsOf } from './refusal.tsx'

/** Fetches a file endpoint and hands the file to the browser under the server's name; tells when it was refused. */
export async function download<E extends Endpoint>(
  endpoint: E,
  query: QueryInput<E>,
  wordsOfOwn: (refused: Refused) => string | undefined = () => undefined,
): Promise<boolean> {
  // The pair of endpoint and query is what CallInput is made of.
  const answer = await fileOf(endpoint, { query } as unknown as CallInput<E>)
  if (!answer.ok) {
    toasts.error(wordsOfOwn(answer) ?? wordsOf(answer))
    return false
  }
  saveBlob(answer.value.blob, answer.value.name)
  return true
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
