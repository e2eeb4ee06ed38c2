import { addressLines } from '@bordereau/domain/country/address'
import { taxIdsOf } from '@bordereau/domain/country/tax-ids'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { html } from 'ghtml'
import type { PortalFacts } from './facts.ts'

/** What the company knows of the customer, as it is on documents. */
export function dataSection({ customer, seller, language }: PortalFacts): string {
  const text = portalTextIn(language)
  const { profile, email } = customer
  const from = seller.profile.address.country
  const rows = [
    ['', [profile.legalName, ...addressLines(profile.address, { from, language })].join('\n')],
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
  </section>`
}
