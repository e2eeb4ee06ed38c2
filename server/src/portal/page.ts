import { formatMinor } from '@bordereau/domain/text/format'
import { collectionTextIn } from '@bordereau/domain/text/collection-text'
import { portalSignInTextIn } from '@bordereau/domain/text/portal-sign-in-text'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { sellerPage } from '../pay/html-document.ts'
import { dataSection } from './data-section.ts'
import { documentsSection, accompanyingSection, quotesSection } from './documents-section.ts'
import type { PortalFacts } from './facts.ts'
import { mandatesSection } from './mandates-section.ts'
import { paySection } from './pay-section.ts'
import type { Visit } from './visit.ts'

/** The page of all documents of a customer in the reader's language. It works without any script. */
export function portalPage(facts: PortalFacts): string {
  const { language, seller } = facts
  const title = portalTextIn(language).title({ seller: seller.profile.legalName })
  const body = html`!${summary(facts, title)} !${notice(facts)} !${paySection(facts)}
  !${quotesSection(facts)} !${documentsSection(facts)} !${accompanyingSection(facts)}
  !${mandatesSection(facts)} !${dataSection(facts)} !${sessionSection(facts)}`
  return portalDocument(facts, title, body)
}

/** A page of the portal with the seller's head and foot. `body` is HTML. */
export function portalDocument(
  page: Pick<Visit, 'language' | 'path' | 'seller'> & {
    /** Of this page with its query, for the other languages; absent: the portal's own. */
    readonly address?: string
  },
  title: string,
  body: string,
): string {
  const { profile, accentColor, logo } = page.seller
  const seller = { seller: profile.legalName, email: profile.contact.email, accentColor }
  return sellerPage({ ...page, ...seller, hasLogo: logo !== null, title, also: 'portal' }, body)
}

/** For those who signed in with a code: the other customers that they may see, and the way out. */
function sessionSection({ signInPath, language }: PortalFacts): string {
  if (signInPath === null) return ''
  const text = portalSignInTextIn(language)
  return html`<form class="session" method="post" action="${signInPath}/sign-out">
    <a href="${signInPath}?lang=${language}&amp;choose=1">${text.others}</a>
    <button class="button quiet">${text.signOut}</button>
  </form>`
}

function summary({ language, customer, sums }: PortalFacts, title: string): string {
  const { pay } = textIn(language)
  const text = portalTextIn(language)
  const open = sums.filter(sum => sum.open > 0n)
  return html`<section class="amount">
    <h1>${title}</h1>
    <p class="for">${pay.invoiceFor({ customer: customer.profile.legalName })}</p>
    !${open.length === 0 ? html`<p class="hint">${pay.nothingToPay}</p>` : ''}
    !${open
      .map(
        sum =>
          html`<p class="sum">
            <small>${text.amountOpen}</small>
            <bdi>${formatMinor(sum.open, sum.currency, language)}</bdi>
          </p>`,
      )
      .join('')}
    <p class="state">
      !${sums
        .map(
          ({ overdue, credit, currency }) =>
            html`!${
              overdue > 0n
                ? html`<span class="overdue"
                    >${text.ofThatOverdue({ amount: formatMinor(overdue, currency, language) })}</span
                  >`
                : ''
            }!${
              credit > 0n
                ? html`<span class="paid"
                    >${text.credit({ amount: formatMinor(credit, currency, language) })}</span
                  >`
                : ''
            }`,
        )
        .join('')}
    </p>
  </section>`
}

/** What became of the form that was sent. */
function notice({ said, language, seller, payable }: PortalFacts): string {
  if (said === undefined) return ''
  const text = portalTextIn(language)
  const words = {
    'nothing-selected': text.nothingSelected,
    'checkout-failed': textIn(language).pay.checkoutFailed({
      provider: payable[0]?.checkouts[0]?.label ?? '',
    }),
    'change-sent': text.changeSent({ seller: seller.profile.legalName }),
    'change-wrong': text.changeWrong,
    'mandate-ended': collectionTextIn(language).ended,
  }
  const isDone = said === 'change-sent' || said === 'mandate-ended'
  return html`<p class="notice !${isDone ? 'done' : ''}" role="${isDone ? 'status' : 'alert'}">
    ${words[said]}
  </p>`
}
