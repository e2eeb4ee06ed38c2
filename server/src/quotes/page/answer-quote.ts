import { answerQuote, quoteRefusalReason } from '@bordereau/contract/quotes'
import { inWorkspace } from '../../db/database.ts'
import { formOf, htmlPage, pageAddress, triedTooOften } from '../../pay/public-page.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { type FileResponse, publicRoute, respond, seeOther } from '../../lib/route.ts'
import { tryOnce } from '../../lib/throttle.ts'
import { openQuoteLink } from '../link.ts'
import { acceptVersion, declineVersion } from './answer-version.ts'
import { quotePage } from './html.ts'
import { type QuoteLink, loadQuotePage } from './load-page.ts'
import { signedForm } from './signed-form.ts'

/** Whatever was answered, the page says what holds now; a form without a name comes back with a message. */
export const answerQuoteRoute = publicRoute(
  answerQuote,
  async ({ context, query, bytes, origin, acceptLanguage }) => {
    const path = `/quote/${encodeURIComponent(query.token)}`
    const link = openQuoteLink(context, query.token)
    if (!link) return respond(seeOther(path))
    const tooMany = await tryOnce(context, 'answerOfQuote', link.revisionId)
    const form = formOf(bytes)
    const lang = form.get('lang')
    if (tooMany) return respond(triedTooOften(tooMany, { lang, acceptLanguage }))
    if (query.answer === 'decline') {
      const reason = quoteRefusalReason.safeParse(oneLine(form.get('reason')))
      const refusal = { reason: reason.success ? reason.data : '', origin }
      await inWorkspace(context.db, link, tx => declineVersion(tx, context, link, refusal))
      return respond(seeOther(pageAddress(path, lang)))
    }
    const signed = signedForm(form)
    if (!signed) return respond(await formAgain(context, link, { form, path, lang }))
    const acceptance = { ...signed, origin }
    await inWorkspace(context.db, link, tx => acceptVersion(tx, context, link, acceptance))
    return respond(seeOther(pageAddress(path, lang)))
  },
)

async function formAgain(
  context: AppContext,
  link: QuoteLink,
  sent: { readonly form: URLSearchParams; readonly path: string; readonly lang: string | null },
): Promise<FileResponse> {
  const { form, path, lang } = sent
  const options = form.getAll('option')
  const page = await inWorkspace(context.db, link, tx =>
    loadQuotePage(tx, context, link, { path, lang, options, nameMissing: true }),
  )
  return page ? htmlPage(quotePage(page.facts), 422) : seeOther(path)
}

function oneLine(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}
