import { savedMethodLabel } from '@bordereau/domain/payment/collection-label'
import { collectionTextIn } from '@bordereau/domain/text/collection-text'
import { formatDate } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PortalFacts } from './facts.ts'

/** The permissions to collect, each with the way to end it. '' without one. */
export function mandatesSection({ mandates, language, path, seller }: PortalFacts): string {
  if (mandates.length === 0) return ''
  const text = collectionTextIn(language)
  const { online } = textIn(language)
  const rows = mandates.map(
    ({ id, method, since, mode }) =>
      html`<li>
        <form method="post" action="${path}/mandates/${id}/end">
          <input type="hidden" name="lang" value="${language}" />
          <span class="what"
            ><bdi>${savedMethodLabel(method, language)}</bdi>
            <small>${text.since({ date: formatDate(since, language) })}</small></span
          >
          !${mode === 'live' ? '' : html`<span class="test">${online.testTag}</span>`}
          <button type="submit" class="button quiet">${text.end}</button>
        </form>
      </li>`,
  )
  return html`<section class="mandates">
    <h2>${text.heading}</h2>
    <ul class="rows">
      !${rows.join('')}
    </ul>
    <p class="hint">${text.endHint({ seller: seller.profile.legalName })}</p>
  </section>`
}
