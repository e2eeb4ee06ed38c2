import { ErrorState } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import type { Refused } from './api.ts'

/** In the reader's words: what was refused and what to do. Codes without words of their own say what the server said. */
export function wordsOf(refused: Refused): string {
  switch (refused.refusal) {
    case 'offline':
      return t`The server did not answer. Nothing was lost: check the connection and try again.`
    case 'unreadable':
      return t`The server answered in a way this page does not understand. Reload the page and try again.`
    case 'not_signed_in':
      return t`Your session has ended. Sign in again.`
    case 'forbidden':
      return t`Your role does not allow this. Ask an owner of the company.`
    case 'not_found':
      return t`This does not exist, or not any more.`
    case 'changed_meanwhile':
      return t`Somebody changed this in the meantime. Load it again, then make your change.`
    case 'too_many_requests':
      return t`That was too often. Wait a minute and try again.`
    case 'bad_request':
      return t`Something here cannot be used as it is. Check what you entered and try again.`
    case 'too_large':
      return t`This is too large to send.`
    case 'already_running':
      return t`This is already being done. Wait a moment.`
    case 'internal':
      return t`Something broke on the server. Nothing was saved; try again, and quote the reference if it happens again.`
    case 'unavailable':
      return t`The server is busy or being restarted. Try again in a moment.`
    default:
      return refused.message
  }
}

/** In the place of content that could not be loaded: what failed, how to go on, the reference to quote. */
export function RefusalView({ refused, retry }: { refused: Refused; retry?: () => void }) {
  return (
    <ErrorState
      title={refused.refusal === 'not_found' ? t`Not found` : t`This could not be loaded`}
      reference={refused.reference === '' ? undefined : refused.reference}
      {...(retry === undefined ? {} : { onRetry: retry })}
    >
      {wordsOf(refused)}
    </ErrorState>
  )
}
