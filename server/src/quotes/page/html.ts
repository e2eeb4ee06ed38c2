import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH, signatureSvg } from '@bordereau/domain/quote/signature'
import { type QuoteText, quoteTextIn } from '@bordereau/domain/text/quote-text'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { sellerPage, withWholeNumber } from '../../pay/html-document.ts'
import { DOWNLOAD } from '../../pay/icons.ts'
import type { PageStatus, QuotePageFacts } from './facts.ts'
import { quoteLines } from './lines.ts'

/** The public page of a version in the reader's language. It works without any script. */
export function quotePage(facts: QuotePageFacts): string {
  const { language, snapshot, path } = facts
  const seller = snapshot.seller.legalName
  const title = quoteTextIn(language).pageTitle({ number: snapshot.number, seller })
  const body = html`!${head(facts, title)} !${quoteLines(facts)} !${words(facts)}
    !${facts.status === 'open' ? answerForms(facts) : ''}
    <section class="files">
      <a class="button quiet" href="${path}/file" download
        >!${DOWNLOAD}${textIn(language).pay.downloadPdf}</a
      >
    </section>`
  const { email } = snapshot.seller.contact
  return sellerPage({ ...facts, title, seller, email, also: 'quote' }, body)
}

function head(facts: QuotePageFacts, title: string): string {
  const { language, snapshot, content, status, validUntil } = facts
  const text = quoteTextIn(language)
  const { agreed } = content
  const version = text.version({ revision: String(snapshot.revision) })
  const until = `${text.validUntil} ${formatDate(validUntil, language)}`
  return html`<section class="amount">
    <h1>!${withWholeNumber(title, snapshot.number)}</h1>
    <p class="for">${text.quoteFor({ customer: snapshot.buyer.legalName })}</p>
    <p class="sum">${formatMinor(agreed.totals.gross, agreed.invoice.currency, language)}</p>
    <p class="state">
      <span class="${status}">${statusLabel(status, text)}</span>
      ${snapshot.revision > 1 ? `${version} · ${until}` : until}
    </p>
    !${notices(facts, text)}
  </section>`
}

function statusLabel(status: PageStatus, text: QuoteText): string {
  const labels = {
    open: text.statusOpen,
    accepted: text.statusAccepted,
    declined: text.statusDeclined,
    expired: text.statusExpired,
    withdrawn: text.statusWithdrawn,
    replaced: text.statusWithdrawn,
  }
  return labels[status]
}

/** That there is a newer version, and how this one was answered. */
function notices({ newest, answer, status, snapshot }: QuotePageFacts, text: QuoteText): string {
  const { name, at } = answer ?? { name: '', at: '' }
  return html`!${
    newest === null
      ? ''
      : html`<p class="notice">
          ${text.statusReplaced} <a href="${newest}">${text.openNewest}</a>
        </p>`
  }!${
    answer === null
      ? ''
      : html`<div class="notice signed !${status === 'accepted' ? 'done' : ''}" role="status">
          ${status === 'accepted' ? text.acceptedBy({ name, at }) : `${text.statusDeclined}: ${at}`}
          ${text.thanks({ seller: snapshot.seller.legalName })}!${
            answer.signature === '' ? '' : signatureSvg(answer.signature)
          }
        </div>`
  }`
}

/** The seller's note and terms. */
function words({ snapshot: { draft } }: QuotePageFacts): string {
  const texts = [draft.note, draft.paymentTerms].filter(text => text.trim() !== '')
  return texts.length === 0
    ? ''
    : html`<section class="words">!${texts.map(text => html`<p>${text}</p>`).join('')}</section>`
}

/** The forms send what is ticked on this page, whose total the reader sees. */
function answerForms(facts: QuotePageFacts): string {
  const { language, path, content, nameMissing } = facts
  const text = quoteTextIn(language)
  const { agreed } = content
  const amount = formatMinor(agreed.totals.gross, agreed.invoice.currency, language)
  return html`<section class="answer" id="answer">
    <form method="post" action="${path}/accept">
      !${hiddenFields(facts)}
      <h2>${text.acceptHeading}</h2>
      <label class="field"
        >${text.name}
        <input
          name="name"
          required
          maxlength="120"
          autocomplete="name"
          !${nameMissing ? 'aria-invalid="true" autofocus' : ''}
        />
        !${nameMissing ? html`<span class="error" role="alert">${text.nameMissing}</span>` : ''}
      </label>
      <div class="pad">
        <div class="row">
          <span id="draw">${text.draw}</span>
          <button type="button" class="plain">${text.clear}</button>
        </div>
        <canvas
          width="${SIGNATURE_WIDTH}"
          height="${SIGNATURE_HEIGHT}"
          role="img"
          aria-labelledby="draw"
        ></canvas>
      </div>
      <input type="hidden" name="signature" value="" />
      <p>${text.consent({ amount })}</p>
      <p class="hint">${text.proof}</p>
      <p><button class="button">${text.accept}</button></p>
    </form>
    <details class="decline">
      <summary>${text.declineHeading}</summary>
      <form method="post" action="${path}/decline">
        !${hiddenFields(facts)}
        <label class="field"
          >${text.reason}
          <textarea name="reason" rows="3" maxlength="500"></textarea>
        </label>
        <p><button class="button quiet">${text.decline}</button></p>
      </form>
    </details>
  </section>`
}

function hiddenFields({ language, content }: QuotePageFacts): string {
  const ticked = content.lines.flatMap(({ isOptional, isOrdered }, i) =>
    isOptional && isOrdered ? [html`<input type="hidden" name="option" value="${i}" />`] : [],
  )
  return html`<input type="hidden" name="lang" value="${language}" />!${ticked.join('')}`
}
