/** What a refusal says to a person who meets it outside our own pages (which translate the code themselves). */
export function sentenceFor(refusal: string): string {
  return SENTENCES[refusal] ?? refusal.replaceAll('_', ' ')
}

const SENTENCES: Readonly<Record<string, string>> = {
  bad_request: 'Some fields cannot be used; see detail.issues.',
  not_signed_in: 'Sign in first.',
  forbidden: 'Your role does not allow this.',
  not_found: 'There is nothing at this address, or it is not yours.',
  already_running: 'The same request is already being worked on.',
  key_reused: 'This Idempotency-Key was used for another request.',
  too_large: 'This is too large to be sent.',
  too_many_requests: 'Too many tries. Wait a little and try again.',
  internal:
    'Something went wrong on our side. Nothing was changed. Quote the reference when you ask for help.',
  unavailable: 'The server is busy or stopping. Nothing was changed; try again in a moment.',
  sign_up_closed: 'This instance does not take sign-ups. Ask its owner for an invitation.',
  email_taken: 'There is an account with this e-mail address. Sign in instead.',
  wrong_credentials: 'E-mail address or password is wrong.',
  password_too_common: 'This password is one of the first that others would try. Choose another.',
  token_invalid: 'This link was used or is too old. Ask for a new one.',
  invitation_invalid: 'This invitation was used, revoked or is too old. Ask for a new one.',
  captcha_missing: 'Show first that a person is there: solve a challenge of /api/captcha.',
  captcha_required: 'After several failures: solve a challenge of /api/captcha and try again.',
  captcha_invalid: 'The challenge was not solved, or for something else. Solve a new one.',
  captcha_expired: 'The challenge is too old. Solve a new one.',
  captcha_used: 'This challenge was used already. Solve a new one.',
  captcha_unavailable:
    'Nobody could verify that you are a person. Nothing was changed; try again in a few minutes.',
  changed_meanwhile: 'Somebody changed this since you opened it. Nothing was overwritten.',
  already_issued: 'This document is issued. It can only be corrected by a credit note.',
  not_issued: 'Issue the document first.',
  rules_broken: 'The document breaks a rule; see detail.faults.',
  not_ready: 'The document is not complete; see detail.lacks.',
  date_before_last:
    'The date is before the last number of this series. Numbers keep the order of time.',
  issue_date_in_future: 'The date lies in the future. Choose today or an earlier day.',
  number_taken:
    'Another series has given this number already. Change one of the two patterns in Settings.',
  too_many: 'These are too many documents at once. Narrow them by dates.',
  over_credited: 'More would be credited than was invoiced.',
  company_not_set_up: 'Finish the company’s details first.',
}
