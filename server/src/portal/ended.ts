import { portalSignInTextIn } from '@bordereau/domain/text/portal-sign-in-text'
import type { AppContext } from '../lib/app-context.ts'
import type { FileResponse } from '../lib/route.ts'
import { linkEnded, pageAddress } from '../pay/public-page.ts'
import { signInPathFor } from './visit.ts'

/** What a revoked link and an ended session show: how to get in with a code. A forged token shows no company. */
export function portalEnded(
  context: AppContext,
  query: { readonly token: string; readonly lang?: string | undefined },
  acceptLanguage: string,
): FileResponse {
  const path = signInPathFor(context, query.token)
  return linkEnded(
    { ...query, acceptLanguage },
    path === undefined
      ? undefined
      : language => ({
          label: portalSignInTextIn(language).codeInstead,
          path: pageAddress(path, query.lang),
        }),
  )
}
