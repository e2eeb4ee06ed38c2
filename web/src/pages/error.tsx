import { Button } from '@bordereau/ui/button/button'
import { ErrorState } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isRefusal } from '../api.ts'
import { Bare } from '../bare.tsx'
import { useHeadingFocus } from '../heading-focus.ts'
import css from '../layout.module.css'
import { wordsOf } from '../refusal.tsx'
import { useTitle } from '../title.ts'

/** When a page broke or its code did not load: what failed, that nothing is lost, what to do. */
export function ErrorPage({ fault, inside }: { fault: unknown; inside: boolean }) {
  const title = t`This page could not be shown`
  const words = (
    <ErrorState
      title={title}
      reference={referenceOf(fault)}
      action={
        <>
          <Button look="primary" icon="refresh" onClick={() => window.location.reload()}>
            <Trans>Reload</Trans>
          </Button>
          {/* Not by the router: the newest program may be what is needed. */}
          <Button onClick={() => window.location.assign('/')}>
            <Trans>Start page</Trans>
          </Button>
        </>
      }
    >
      {wordsOfFault(fault)}
    </ErrorState>
  )
  return inside ? <Inside title={title}>{words}</Inside> : <Bare title={title}>{words}</Bare>
}

/** In the place of a page, without the header that pages have: that may be what did not load. */
function Inside({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  const frame = useHeadingFocus<HTMLDivElement>()
  return (
    <div className={css.page} ref={frame}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </div>
  )
}

function wordsOfFault(fault: unknown): string {
  if (isRefusal(fault)) return wordsOf(fault)
  if (isMissingCode(fault)) {
    return t`The page itself could not be fetched: the connection is gone, or there is a newer release. Reload when you are online.`
  }
  return t`Everything saved is still there. Reload the page; if it happens again, quote the reference to whoever hosts Bordereau.`
}

/** What browsers throw when a file of the program does not come, and the bundler when its style sheet does not. */
function isMissingCode(fault: unknown): boolean {
  return fault instanceof Error && /\bmodule\b|\bimport|preload CSS/i.test(fault.message)
}

/** The request's id, or what the program said. */
function referenceOf(fault: unknown): string | undefined {
  if (isMissingCode(fault)) return undefined
  if (isRefusal(fault)) return fault.reference === '' ? undefined : fault.reference
  return fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
}
