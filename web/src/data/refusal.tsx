import { ErrorState } from '@bordereau/ui/state/state'
import { t } from '#macros'
import type { Refused } from './api.ts'

/**
 * What was refused and what to do, in the reader's language. For a code without a message the server's own message is
 * shown.
 */
export function refusalMessage(refused: Refused): string {
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
      return t`This does not exist, or no longer.`
    case 'changed_meanwhile':
      return t`Someone changed this in the meantime. Reload it, then make your change.`
    case 'too_many_requests':
      return t`Too many attempts, try again in a minute.`
    case 'bad_request':
      return t`Some of this is not valid. Check what you entered and try again.`
    case 'too_large':
      return t`This is too large to send.`
    case 'already_running':
      return t`This is already in progress. Wait a moment.`
    case 'typesetting_failed':
      return t`This document could not be typeset. Make it shorter or remove its logo.`
    case 'internal':
      return t`A server error occurred. Nothing was saved; try again, and quote the reference if it happens again.`
    case 'unavailable':
      return t`The server is busy or being restarted. Try again in a moment.`
    case 'disk_full':
      return t`The server's disk is full. Nothing was changed. Make room, then try again.`
    case 'file_damaged':
      return t`An archived file is missing or damaged. Settings, Journal names it; restore it from a backup.`
    default:
      return refused.message
  }
}

/** In place of content that could not be loaded: what failed, how to continue, the reference to quote. */
export function RefusalView({ refused, retry }: { refused: Refused; retry?: () => void }) {
  return (
    <ErrorState
      title={refused.refusal === 'not_found' ? t`Not found` : t`This could not be loaded`}
      reference={refused.reference === '' ? undefined : refused.reference}
      {...(retry === undefined ? {} : { onRetry: retry })}
    >
      {refusalMessage(refused)}
    </ErrorState>
  )
}
