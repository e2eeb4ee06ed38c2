import type { Provider } from '@bordereau/contract/captcha'
import { portalSignInTextIn } from '@bordereau/domain/text/portal-sign-in-text'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { html } from 'ghtml'
import type { newProofOfWork } from '../captcha/proof-of-work.ts'
import { sellerPage } from '../pay/html-document.ts'
import type { SignInVisit } from './sign-in-visit.ts'
import { sendButton, widgetOf, widgetScript } from './sign-in-widget.ts'

/** What the browser solves before a code is sent. */
export type Challenge =
  | {
      readonly kind: 'work'
      readonly challenge: Awaited<ReturnType<typeof newProofOfWork>>['challenge']
      /** The form is sent by itself once it is solved; after a proof that was refused, the person sends it. */
      readonly isFirst: boolean
    }
  | { readonly kind: 'provider'; readonly provider: Provider; readonly siteKey: string }

/** The form that requests a code. Without a challenge it works without any script. */
export function emailPage(
  visit: SignInVisit,
  form: {
    readonly email: string
    readonly challenge?: Challenge
    readonly error?: 'email-wrong' | 'code-ended' | 'proof-failed' | undefined
  } = { email: '' },
): string {
  const { language, path, seller } = visit
  const text = portalSignInTextIn(language)
  const { email, challenge, error } = form
  const errors = {
    'email-wrong': text.emailWrong,
    'code-ended': text.codeEnded,
    'proof-failed': text.proofFailed,
  }
  const work = challenge?.kind === 'work' ? challenge : undefined
  const body = html`<p class="hint">${text.hint({ seller: seller.profile.legalName })}</p>
    !${error === undefined ? '' : alert(errors[error])}
    <form
      method="post"
      action="${path}/code"
      !${work ? html`data-challenge="${JSON.stringify(work.challenge)}" !${work.isFirst ? 'data-send' : ''}` : ''}
    >
      <input type="hidden" name="lang" value="${language}" />
      !${work ? '<input type="hidden" name="captcha" />' : ''}
      <label class="field"
        >${portalTextIn(language).email}<input
          name="email"
          type="email"
          value="${email}"
          required
          maxlength="254"
          autocomplete="email"
          !${challenge ? '' : 'autofocus'}
      /></label>
      !${challenge?.kind === 'provider' ? widgetOf(challenge) : ''}
      !${
        challenge
          ? html`<noscript><p class="notice">${text.proofFailed}</p></noscript>
              !${work ? html`<p class="hint" role="status" data-proving hidden>${text.proving}</p>` : ''}
              <p class="notice" role="alert" data-failed hidden>${text.proofFailed}</p>`
          : ''
      }
      !${sendButton(challenge, text.sendCode)}
    </form>`
  return signInPage(visit, body, challenge)
}

/** The form that takes the code. `email`: where it was sent, if the address is a customer's. */
export function codePage(
  visit: SignInVisit,
  form: { readonly request: string; readonly email?: string; readonly isWrong?: boolean },
): string {
  const { language, path, seller } = visit
  const text = portalSignInTextIn(language)
  const { request, email, isWrong = false } = form
  const sent = email === undefined ? '' : text.codeSent({ seller: seller.profile.legalName, email })
  const body = html`!${sent === '' ? '' : html`<p class="hint" role="status">${sent}</p>`}
    !${isWrong ? alert(text.codeWrong) : ''}
    <form method="post" action="${path}">
      <input type="hidden" name="lang" value="${language}" />
      <input type="hidden" name="request" value="${request}" />
      <label class="field"
        >${text.code}<input
          name="code"
          class="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="20"
          required
          dir="ltr"
          autofocus
      /></label>
      <button class="button">${text.signIn}</button>
    </form>
    <p class="also"><a href="${path}?lang=${language}">${text.again}</a></p>`
  return signInPage(visit, body)
}

/** The customers with the address of the session, each with its portal. */
export function choosePage(
  visit: SignInVisit,
  customers: readonly { readonly profile: PartyProfile; readonly path: string }[],
): string {
  const { language, path } = visit
  const text = portalSignInTextIn(language)
  const body = html`<h2>${text.choose}</h2>
    <ul class="customers">
      !${customers
        .map(
          one =>
            html`<li>
              <a href="${one.path}"
                ><bdi>${one.profile.legalName}</bdi
                ><small><bdi>${one.profile.address.city}</bdi></small></a
              >
            </li>`,
        )
        .join('')}
    </ul>
    <form method="post" action="${path}/sign-out">
      <input type="hidden" name="lang" value="${language}" />
      <button class="button quiet">${text.signOut}</button>
    </form>`
  return signInPage(visit, body)
}

function alert(text: string): string {
  return html`<p class="notice" role="alert">${text}</p>`
}

function signInPage(
  { language, path, seller: { profile, accentColor, logo } }: SignInVisit,
  body: string,
  challenge?: Challenge,
): string {
  const seller = profile.legalName
  const title = portalSignInTextIn(language).title({ seller })
  return sellerPage(
    {
      language,
      path,
      seller,
      title,
      email: profile.contact.email,
      accentColor,
      hasLogo: logo !== null,
      also: 'sign-in',
      providerScript: widgetScript(challenge, language),
    },
    html`<section class="sign-in">
      <h1>${title}</h1>
      !${body}
    </section>`,
  )
}
