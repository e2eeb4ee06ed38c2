/** The refusals of single endpoints, as sentences for clients other than our own pages: what is wrong, and what to do. */
export const ENDPOINT_REFUSALS: Readonly<Record<string, string>> = {
  already_verified: 'This e-mail address is confirmed already.',
  other_address: 'The invitation was sent to another e-mail address. Sign in with that one.',
  provider_unknown: 'This instance does not offer this provider. Choose one that it lists.',
  provider_unavailable:
    'The provider cannot be reached at the moment. Nothing was changed; try again later.',
  last_way_in:
    'This is the only way into the account. Set a password or link another provider first.',
  tax_id_invalid: 'One of the numbers is not right; the detail names it. Correct it and try again.',
  has_issued_documents:
    'The company has issued documents, which the law requires to be kept. It cannot be deleted.',
  not_an_image: 'This is not a PNG or JPEG picture. Send one of these.',
  image_too_large: 'This picture is too large. Send one of at most 1 MB and 4000 pixels a side.',
  iban_invalid: 'This IBAN is not right. Compare it with a bank statement.',
  bic_invalid: 'This BIC is not right. It has 8 or 11 characters.',
  account_missing: 'Give an IBAN or an account number.',
  bank_code_invalid: 'The bank code is not valid in its country. Compare it with a bank statement.',
  pix_key_invalid: 'This Pix key is not right. Compare it with the one registered at the bank.',
  agreement_invalid:
    'The agreement on references is not right. Compare the kind of reference, its length and the number with the bank’s agreement.',
  pattern_invalid:
    'This pattern is not right; see detail.code and detail.at. Correct it and try again.',
  pattern_taken: 'Another series makes the same numbers. Change one of the patterns.',
  series_used:
    'Numbers of this series are in use already, so its next number cannot be changed. Begin a new series.',
  mail_server_fixed:
    'The operator of this instance set the mail server. It cannot be changed here.',
  password_missing: 'Send the password again. The stored one is for another server or user.',
  password_unprotected: 'A password is never sent without encryption. Choose TLS or STARTTLS.',
  mail_not_configured:
    'Sending is not configured, so nothing can be sent. Set a mail server first.',
  no_address: 'A guest has no e-mail address to send to. Sign up first.',
  outgoing_off: 'The operator of this instance switched off all connections to other servers.',
  rate_not_positive: 'A rate is more than zero. Give another one.',
  own_currency: 'This is the company’s own currency, whose rate is always 1. Choose another one.',
  already_member: 'This person is a member already. Change their role instead.',
  role_not_allowed: 'Only an owner can appoint or remove owners. Ask one.',
  last_owner: 'A company needs at least one owner. Make another member owner first.',
  rate_file_unreadable:
    'This is not a file of the publisher as it publishes it. Download it again and send it unchanged.',
  not_retryable: 'This message is on its way or has arrived. Send a new one if it is needed again.',
  already_sent: 'Too late, because it was sent already. Nothing was changed.',
  column_missing:
    'A column that is needed is not in the file, or has no heading chosen; see detail. Name it in columns.',
  not_restorable: 'Another link is active now, so this one cannot be restored. Use the active one.',
  register_not_applicable:
    'This register does not check numbers of this kind. Choose another register.',
  register_unavailable:
    'The register does not answer at the moment. This says nothing about the number; try again later.',
  feed_not_active:
    'The feed does not know this application, or has not activated it yet. Compare its id and activate it there.',
  return_unknown:
    'The application at the feed does not allow this address for the return; see detail. Add it there.',
  code_taken: 'Another item has this code. Choose another code.',
  not_attachable:
    'Only PDF, PNG, JPEG, CSV, Excel (xlsx) and OpenDocument (ods) files can be attached. Send one of these.',
  has_macros: 'The file has macros, which e-invoices may not have. Save it without them.',
  attachment_too_large: 'The file is too large to be attached. Make it smaller.',
  nothing_to_export:
    'None of these documents is issued yet, so there are no files. Issue them first.',
  customer_unknown: 'The customer does not exist, or does not any more. Choose another one.',
  bank_account_unknown:
    'The bank account does not exist, or does not any more. Choose another one.',
  item_unknown:
    'An item of a line does not exist, or does not any more. Leave its id out or choose another one.',
  attachment_unknown: 'An attached file is not stored, or not any more. Upload it again.',
  attachments_too_large: 'The attached files are too large together. Remove one.',
  no_recipient:
    'There is no address to send to; detail.missing names what the customer lacks. Give it and try again.',
  number_changed: 'The number would be another one by now; see detail.number. Confirm that one.',
  number_too_long:
    'The number would be longer than the law of the company’s country allows. Shorten the pattern of its series.',
  deposit_unpaid:
    'The deposit in detail.number is not paid. Record its payment or credit it, because only what was received is set off.',
  deposit_not_issued: 'A deposit is still a draft. Issue or delete it first.',
  deposits_changed:
    'The deposits were changed meanwhile. Read the draft again and check its totals.',
  deposit_set_off:
    'The final invoice has set this deposit off already. Credit the final invoice instead.',
  final_issued: 'Its final invoice is issued already. Charge more by another invoice.',
  final_exists: 'It has a final invoice already; see detail.invoiceId. Use that one.',
  not_replaceable:
    'It cannot be replaced as a whole: it was credited or replaced, or has to do with deposits. Make a credit note.',
  is_credit_note: 'This cannot be done with a credit note. Name the invoice.',
  nothing_credited: 'Nothing is chosen to be credited. Give a quantity or an amount.',
  line_unknown: 'A line is not on the invoice. Read the invoice again and name its lines.',
  correction_not_lawful:
    'The law of the company’s country does not know this document. Make a credit note.',
  not_an_invoice: 'A deposit can be taken on an ordinary invoice only. Name one.',
  deposit_too_large:
    'More would be invoiced in advance than is left at the rate in detail.rate. Give less.',
  nothing_to_invoice: 'Give how much is invoiced in advance.',
  no_deposit_for_intra_community:
    'Payments in advance of an intra-Community supply of goods are not invoiced (Directive 2006/112/EC, art. 220).',
  not_a_deposit: 'This is not an open deposit, or not any more. Read it again.',
  nothing_open: 'Nothing is open on it, so nothing can be paid. Read it again.',
  first_day_past: 'The first day is in the past. Choose today or a later one.',
  no_day_left: 'It would end before its first day. Choose a later end.',
  customer_missing: 'The document has no customer. Choose one first.',
  invoice_unknown: 'The invoice does not exist, or does not any more. Choose another one.',
  not_active: 'The recurring invoice is not active. Read it again.',
  not_paused: 'The recurring invoice is not paused. Read it again.',
  has_ended: 'The recurring invoice has ended. Create a new one.',
  not_next: 'This is not what comes next, or not any more; see detail.next. Read it again.',
  day_past: 'The day is in the past. Choose today or a later one.',
  level_unknown: 'This reminder is not in the plan, or not any more. Read the plan again.',
  reminder_sent: 'This reminder was sent already. Nothing was changed.',
  mandate_ended: 'The permission to collect has ended. Ask the customer for a new one.',
  collection_under_way: 'The payment provider was asked already. Wait for its answer.',
  notice_too_short: 'The day is too early to tell the customer before. Choose a later one.',
  not_collectable:
    'The provider does not collect this amount or currency, or the company’s account there is not connected any more.',
  amount_not_positive: 'The amount must be more than zero. Give another one.',
  amount_too_precise: 'The amount has more decimals than the currency. Round it.',
  currency_needs_rate: 'Payment and invoice are in different currencies. Give the exchange rate.',
  over_allocated: 'The amounts exceed the payment or what is open. Allocate less.',
  other_customer: 'One of the invoices belongs to another customer. Name invoices of one customer.',
  reason_missing: 'Give the reason why the rest is written off.',
  date_in_future: 'The date is in the future. Choose today or an earlier day.',
  not_self_billed: 'This is no self-billed document. Name one.',
  nothing_paid: 'No payment of the company is recorded on it. Record one first.',
  already_reversed: 'The payment was reversed already. Nothing was changed.',
  payment_refunded:
    'A part of the payment went back already, so it cannot be reversed. Refund the rest.',
  no_credit: 'The customer has no credit to use. Record a payment instead.',
  account_differs: 'The report is of another account than the one that is connected.',
  over_refunded: 'This is more than is left of the payment. Give less.',
  not_refundable:
    'It cannot be refunded from here, because its account is not connected any more. Refund it at the provider.',
  invoice_missing:
    'Name the invoice of which it is paid back: its credit note corrects one invoice.',
  refunded_elsewhere:
    'The provider lists a refund of this payment that was not known here. It is recorded now, and nothing more was paid back. Ask again if more is to be paid back.',
  refund_refused: 'The provider refused the refund. See the reason in the account there.',
  key_invalid:
    'A key does not have the form of one; see detail.field. Copy it again from the account at the service.',
  key_refused:
    'The provider does not accept the key; see detail.field. Copy it again from the account there.',
  sample_company: 'A sample company connects to no real account. Use a company of your own.',
  statement_unreadable:
    'The file of the bank cannot be read; see detail.reason, detail.line and detail.value. Export it again.',
  account_needed: 'The file does not say which account it is of. Name it in accountId.',
  already_decided: 'The transaction was recorded or ignored already. Read it again.',
  not_a_credit: 'Only money that was received can be recorded as a payment.',
  not_matched: 'The transaction is not recorded, or not any more. Read it again.',
  keys_refused: 'The service does not accept the keys any more. Enter new ones.',
  keys_unreadable: 'The stored keys cannot be read. Enter them again.',
  feed_limited: 'The service allows no more requests for now. Try again in an hour.',
  feed_unavailable:
    'The service cannot be reached at the moment. Nothing was changed; try again later.',
  feed_refused: 'The service refused this. Choose another bank, or look into the account there.',
  feed_in_use: 'There are bank connections of this service. Remove them first.',
  too_many_connections: 'There are 50 bank connections already. Remove one that is no longer used.',
  fetch_paused: 'The bank allows no more readings for now; see detail.until. Try again then.',
  connection_ended: 'The access to the account has ended. Renew it first.',
  already_finished: 'The bulk action has finished already. Nothing was changed.',
  quote_not_sent: 'The quote was never sent. Send it first.',
  quote_sent: 'The quote was sent already. Withdraw it instead.',
  quote_accepted: 'The customer has accepted the quote already. Read it again.',
  quote_declined: 'The customer has declined the quote. Send a new version.',
  quote_expired: 'The quote has expired. Send a new version.',
  quote_withdrawn: 'The quote is withdrawn. Send a new version.',
  quote_not_accepted: 'The customer has not accepted the quote yet. Wait for the answer.',
  quote_invoiced: 'The invoice of the quote is issued already. Correct that one instead.',
  validity_past: 'The last day to accept it is in the past. Choose a later one.',
  accompanying_not_allowed:
    'This document cannot be made of it, or not any more, because it was issued or changed meanwhile. Read it again.',
  not_offered: 'This file is for companies of another country. Choose another one.',
  accounts_missing:
    'Accounts are missing; the detail names what they are for. Enter them in Settings, Accounts.',
  rates_missing:
    'Exchange rates are missing; the detail names the currencies. Enter them in Settings, Currency and defaults.',
  advisor_missing:
    'A DATEV batch names the numbers of accountant and client. Enter them in Settings, Accounts.',
  company_number_missing:
    'The file is named by the company’s SIREN. Enter it in Settings, Name and numbers.',
  nothing_to_report: 'There is nothing to report in this period. Choose another one.',
  already_filed: 'This return was marked as filed already. Load the page again to see it.',
  nothing_booked: 'Nothing was issued or received in this period. Choose another one.',
  amount_too_large:
    'An amount has more than ten digits before the decimal point, which a DATEV batch cannot hold. Use the journal as a table.',
  period_not_offered:
    'This file is not made for this period. Choose a month, or a quarter or year where the file allows it.',
  currency_differs:
    'The file states amounts in the currency in detail, but the company’s currency is another one.',
  details_missing:
    'The file needs more details of the company; the detail names them. Enter them in Settings.',
  documents_unfit:
    'Some documents do not fit into the file; the detail names them. Correct them or leave them out.',
  collector_insecure: 'Pages that came by https can send to https only. Give an https address.',
  name_taken: 'There is a view of this name already. Choose another name.',
  too_many_views: 'There are 30 views of this list, which is all there can be. Delete one first.',
  state_unknown: 'One of these filters cannot be saved. Leave it out and try again.',
  view_unknown: 'This view does not exist, or does not any more. Choose another one.',
}
