import { addressLines } from '@bordereau/domain/country/address'
import { taxIdsOf } from '@bordereau/domain/country/tax-ids'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PortalFacts } from './facts.ts'

/** What the company knows of the customer, as it is on documents, and how to have it changed. */
export function dataSection(facts: PortalFacts): string {
  const { customer, seller, language } = facts
  const text = portalTextIn(language)
  const { paper } = textIn(language)
  const { profile, email } = customer
  const from = seller.profile.address.country
  const rows = [
    [
      paper.billTo,
      [profile.legalName, ...addressLines(profile.address, { from, language })].join('\n'),
    ],
    ...taxIdsOf(profile)
      .filter(({ derived }) => !derived)
      .map(({ kind, value }) => [kind.label, value]),
    [text.contactName, profile.contact.name],
    [text.email, email || profile.contact.email],
    [text.phone, profile.contact.phone],
  ].filter(([, value]) => value !== '')
  return html`<section class="data">
    <h2>${text.yourData}</h2>
    <dl>
      !${rows
        .map(
          ([label, value]) =>
            html`<div>
              <dt>${label}</dt>
              <dd><bdi>${value}</bdi></dd>
            </div>`,
        )
        .join('')}
    </dl>
    !${seller.profile.contact.email === '' ? '' : changeForm(facts)}
  </section>`
}

/** Asks the company for a change; it gets an e-mail. */
function changeForm({ path, language, customer, seller, said }: PortalFacts): string {
  const text = portalTextIn(language)
  const { contact } = customer.profile
  const field = (name: string, label: string, value: string, more: string) =>
    html`<label class="field">${label}<input name="${name}" value="${value}" !${more} /></label>`
  return html`<details class="change" !${said === 'change-wrong' ? 'open' : ''}>
    <summary>${text.changeHeading}</summary>
    <form method="post" action="${path}/change">
      <p class="hint">${text.changeHint({ seller: seller.profile.legalName })}</p>
      <input type="hidden" name="lang" value="${language}" />
      !${field('contact', text.contactName, contact.name, 'maxlength="120" autocomplete="name"')}
      !${field('email', text.email, customer.email || contact.email, 'maxlength="1000" inputmode="email"')}
      !${field('phone', text.phone, contact.phone, 'maxlength="60" autocomplete="tel"')}
      <label class="field wide"
        >${text.message}<textarea name="message" rows="3" maxlength="1000"></textarea>
      </label>
      <p><button class="button quiet">${text.changeSend}</button></p>
    </form>
  </details>`
}
