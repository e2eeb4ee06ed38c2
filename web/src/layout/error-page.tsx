import { Button } from '@bordereau/ui/button/button'
import { ErrorState } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import type { ReactNode } from 'react'
import { isRefusal } from '../data/api.ts'
import { PublicLayout } from './public-layout.tsx'
import { useHeadingFocus } from '../navigation/heading-focus.ts'
import css from './layout.module.css'
import { refusalMessage } from '../data/refusal.tsx'
import { useTitle } from '../navigation/title.ts'

/** Shown when a page threw or its code did not load: what failed, that nothing is lost, what to do. */
export function ErrorPage({ error, inside }: { error: unknown; inside: boolean }) {
  const title = t`This page could not be shown`
  const words = (
    <ErrorState
      title={title}
      reference={referenceOf(error)}
      action={
        <>
          <Button look="primary" icon="refresh" onClick={() => window.location.reload()}>
            <Trans>Reload</Trans>
          </Button>
          {/* Not by the router: the newest release may be needed. */}
          <Button onClick={() => window.location.assign('/')}>
            <Trans>Start page</Trans>
          </Button>
        </>
      }
    >
      {errorMessage(error)}
    </ErrorState>
  )
  return inside ? (
    <Inside title={title}>{words}</Inside>
  ) : (
    <PublicLayout title={title}>{words}</PublicLayout>
  )
}

/** In place of a page, without the page header, which may be what did not load. */
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

function errorMessage(error: unknown): string {
  if (isRefusal(error)) return refusalMessage(error)
  if (isMissingCode(error)) {
    return t`The page could not be loaded: the connection is lost, or there is a newer release. Reload when you are online.`
  }
  return t`Everything saved is still there. Reload the page; if it happens again, quote the reference to your Bordereau operator.`
}

/** What browsers throw when a script file does not load, and the bundler when its style sheet does not. */
function isMissingCode(error: unknown): boolean {
  return error instanceof Error && /\bmodule\b|\bimport|preload CSS/i.test(error.message)
}

/** The request's id, or the error message. */
function referenceOf(error: unknown): string | undefined {
  if (isMissingCode(error)) return undefined
  if (isRefusal(error)) return error.reference === '' ? undefined : error.reference
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
