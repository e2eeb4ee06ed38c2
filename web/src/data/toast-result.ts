import { toasts } from '@bordereau/ui/toast/toast'
import type { Done, Refused } from './api.ts'
import { refusalMessage } from './refusal.tsx'

type Wording = {
  /** Says that it worked; without it, success is silent. */
  readonly done?: string
  /** The message of a refusal, where the feature has messages of its own. */
  readonly messageOf?: (refused: Refused) => string
}

/** Shows how a mutation ended: its refusal, or `done`. Returns whether it succeeded. */
export function toastResult<Value>(
  result: Done<Value> | Refused,
  { done, messageOf = refusalMessage }: Wording = {},
): result is Done<Value> {
  if (!result.ok) toasts.error(messageOf(result))
  else if (done !== undefined) toasts.success(done)
  return result.ok
}
