import { answerQuote, quoteAcceptance, quoteRefusalReason } from '@bordereau/contract/quotes'
import { readSignature } from '@bordereau/domain/quote/signature'
import { textLanguageOf } from '@bordereau/domain/text/text-language'
import { inWorkspace } from '../../db/database.ts'
import { formOf, htmlPage, triedTooOften } from '../../pay/public-page.ts'
import type { Origin } from '../../lib/actor.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { type FileResponse, respond, seeOther } from '../../lib/response.ts'
import { publicRoute } from '../../lib/route.ts'
import { tryOnce } from '../../lib/throttle.ts'
import { openQuoteLink } from '../link.ts'
import { acceptVersion, declineVersion } from './answer-version.ts'
import { quotePage } from './html.ts'
import { type QuoteLink, loadQuotePage } from './load-page.ts'

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
    const language = textLanguageOf(lang ?? 'en')
    if (query.answer === 'decline') {
      const reason = quoteRefusalReason.safeParse(oneLine(form.get('reason')))
      const refusal = { reason: reason.success ? reason.data : '', origin }
      await inWorkspace(context.db, link, tx => declineVersion(tx, context, link, refusal))
      return respond(seeOther(`${path}?lang=${language}`))
    }
    const signed = signedForm(form)
    return signed
      ? acceptedPage(context, link, { ...signed, origin }, path, language)
      : respond(await formAgain(context, link, { form, path, language }))
  },
)

type SignedForm = {
  readonly name: string
  readonly signature: string
  readonly options: readonly string[]
}

/** undefined without a name. A drawing that is not one of ours is left out: the name is the signature. */
function signedForm(form: URLSearchParams): SignedForm | undefined {
  const read = quoteAcceptance.safeParse({
    name: form.get('name') ?? '',
    signature: form.get('signature') ?? '',
    options: form.getAll('option'),
  })
  if (!read.success || read.data.name === '') return undefined
  return { ...read.data, signature: readSignature(read.data.signature) ?? '' }
}

async function acceptedPage(
  context: AppContext,
  link: QuoteLink,
  acceptance: SignedForm & { readonly origin: Origin },
  path: string,
  language: string,
) {
  await inWorkspace(context.db, link, tx => acceptVersion(tx, context, link, acceptance))
  return respond(seeOther(`${path}?lang=${language}`))
}

async function formAgain(
  context: AppContext,
  link: QuoteLink,
  sent: { readonly form: URLSearchParams; readonly path: string; readonly language: string },
): Promise<FileResponse> {
  const { form, path, language } = sent
  const options = form.getAll('option')
  const page = await inWorkspace(context.db, link, tx =>
    loadQuotePage(tx, context, link, { path, language, options, nameMissing: true }),
  )
  return page ? htmlPage(quotePage(page.facts), 422) : seeOther(path)
}

function oneLine(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}
