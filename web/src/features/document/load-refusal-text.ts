import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/**
 * The message of a refusal by any endpoint of documents and payments. All these messages are loaded when the first refusal
 * occurs, so that lists open without them; where they cannot be loaded, offline, it is the common message.
 */
export async function loadRefusalText(refused: Refused): Promise<string> {
  try {
    const { documentRefusalText } = await import('./refusal-messages.ts')
    return documentRefusalText(refused)
  } catch {
    return refusalMessage(refused)
  }
}
