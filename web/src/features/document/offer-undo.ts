import { toasts } from '@bordereau/ui/toast/toast'
import type { Refused } from '../../data/api.ts'
import { loadRefusalText } from './load-refusal-text.ts'

const UNDO_MS = 10_000

/** Shows what the server has done and offers to undo it there; closing the page does not revert it. */
export function offerUndo(
  message: string,
  undo: () => Promise<{ readonly ok: true } | Refused>,
): void {
  const runUndo = async () => {
    const result = await undo()
    if (!result.ok) toasts.error(await loadRefusalText(result), { duration: Infinity })
  }
  toasts.undo(message, () => void runUndo(), { duration: UNDO_MS })
}
