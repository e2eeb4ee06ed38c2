import { ENDPOINT_REFUSALS } from './endpoint-refusals.ts'

/** The message of a refusal for clients other than our own pages, which translate the code themselves. */
export function refusalMessage(refusal: string): string {
  return REFUSAL_MESSAGES[refusal] ?? ENDPOINT_REFUSALS[refusal] ?? refusal.replaceAll('_', ' ')
}

const REFUSAL_MESSAGES: Readonly<Record<string, string>> = {
  bad_request: 'Some fields cannot be used; see detail.issues.',
  not_signed_in: 'Sign in first.',
  forbidden: 'Your role does not allow this.',
  not_found: 'There is nothing at this address, or you have no access to it.',
  already_running: 'The same request is already being worked on.',
  key_reused: 'This Idempotency-Key was used for another request.',
  too_large: 'This is too large to be sent.',
  unknown_host:
    'This instance is not configured for this host name. Its operator can set PUBLIC_URL to the address that people use, or add the name to ALLOWED_HOSTS.',
  too_many_requests: 'Too many attempts. Wait a little and try again.',
  typesetting_failed:
    'This document could not be typeset. Nothing was changed. Make it shorter or remove the logo, then try again.',
  internal:
    'Something went wrong on our side. Nothing was changed. Quote the reference when you ask for help.',
  unavailable: 'The server is busy or stopping. Nothing was changed; try again in a moment.',
  disk_full:
    'The server’s disk is full or read-only. Nothing was changed; try again once there is room.',
  file_damaged:
    'A file of the archive is missing or damaged. The operator of this instance can restore it from a backup.',
  sign_up_closed: 'This instance does not take sign-ups. Ask its owner for an invitation.',
  email_taken: 'There is an account with this e-mail address. Sign in instead.',
  wrong_credentials: 'E-mail address or password is wrong.',
  password_too_common: 'This password is too common. Choose another.',
  token_invalid: 'This link was used or is too old. Ask for a new one.',
  invitation_invalid: 'This invitation was used, revoked or is too old. Ask for a new one.',
  captcha_missing: 'Solve a challenge of /api/captcha.',
  captcha_required: 'After several failures: solve a challenge of /api/captcha and try again.',
  captcha_invalid:
    'The challenge was not solved, or was solved for another action. Solve a new one.',
  captcha_expired: 'The challenge has expired. Solve a new one.',
  captcha_used: 'This challenge was already used. Solve a new one.',
  captcha_unavailable:
    'The challenge could not be verified. Nothing was changed; try again in a few minutes.',
  sample_busy: 'Other sample companies are being made. Try again in a minute.',
  changed_meanwhile: 'This was changed since you opened it. Nothing was overwritten.',
  already_issued: 'This document is issued. It can only be corrected by a credit note.',
  channel_unavailable:
    'This instance has no delivery channel of this name, or it does not deliver this kind of message.',
  not_issued: 'Issue the document first.',
  rules_broken: 'The document breaks a rule; see detail.faults.',
  not_ready: 'The document is not complete; the detail lists the missing fields.',
  date_before_last:
    'The date is before the last number of this series. Numbers follow the order of dates: choose that day or a later one, or a new series.',
  date_jump:
    'The server last ran more than a week before this date. If the date is right, ask again with confirmDateJump.',
  issue_date_in_future: 'The date is in the future. Choose today or an earlier day.',
  number_taken:
    'Another series has used this number already. Change one of the two patterns in Settings.',
  too_many: 'These are too many documents at once. Narrow them by dates.',
  signature_invalid: 'The signature is missing, wrong, too old or of the future.',
  event_unreadable: 'The body is signed, but it is no event of the provider.',
  checkout_unknown: 'No checkout of this provider has this reference.',
  amount_differs: 'Amount or currency is not that of the checkout.',
  not_csv: 'This is not a CSV file.',
  too_many_rows: 'The file has more rows than detail.rows; detail.line is the first too many.',
  too_many_columns: 'A line has more than 200 columns; see detail.line.',
  cell_too_long: 'A cell has more than 32,767 characters; see detail.line.',
  over_credited: 'The credit exceeds what is left of the invoice.',
  is_replaced: 'A corrected invoice replaces this one. Correct that one instead.',
  company_not_set_up: 'Finish the company’s details first.',
}
