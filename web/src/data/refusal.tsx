import { ErrorState } from '@bordereau/ui/state/state'
import { t } from '#macros'
import type { Refused } from './api.ts'

/**
 * What was refused and what to do, in the reader's language. For a code without a message the server's own message is
 * shown.
 */
export function refusalMessage(refused: Refused): string {
  return MESSAGES[refused.refusal]?.() ?? refused.message
}

const MESSAGES: Readonly<Record<string, () => string>> = {
  offline: () =>
    t`The server did not answer. Nothing was lost: check the connection and try again.`,
  unreadable: () =>
    t`The server answered in a way this page does not understand. Reload the page and try again.`,
  not_signed_in: () => t`Your session has ended. Sign in again.`,
  forbidden: () => t`Your role does not allow this. Ask an owner of the company.`,
  not_found: () => t`This does not exist, or no longer.`,
  changed_meanwhile: () =>
    t`Someone changed this in the meantime. Reload it, then make your change.`,
  too_many_requests: () => t`Too many attempts, try again in a minute.`,
  bad_request: () => t`Some of this is not valid. Check what you entered and try again.`,
  too_large: () => t`This is too large to send.`,
  already_running: () => t`This is already in progress. Wait a moment.`,
  typesetting_failed: () =>
    t`This document could not be typeset. Make it shorter or remove its logo.`,
  internal: () =>
    t`A server error occurred. Nothing was saved; try again, and quote the reference if it happens again.`,
  unavailable: () => t`The server is busy or being restarted. Try again in a moment.`,
  disk_full: () => t`The server's disk is full. Nothing was changed. Make room, then try again.`,
  file_damaged: () =>
    t`An archived file is missing or damaged. Settings, Journal names it; restore it from a backup.`,
  register_not_applicable: () => t`This register does not check numbers of this kind.`,
  register_unavailable: () =>
    t`The register does not answer at the moment. This says nothing about the number: try again later.`,
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
