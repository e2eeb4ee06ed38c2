import { BATCH_KINDS } from '@bordereau/contract/batches'
import { PAPER_DESIGNS } from '@bordereau/domain/paper-style'
import { MAIL_STATUSES } from '@bordereau/contract/mail'
import { NOTIFICATION_KINDS } from '@bordereau/contract/notifications'
import { PAYMENT_METHODS } from '@bordereau/contract/payments'
import { RECURRING_STATES, RUN_OUTCOMES } from '@bordereau/contract/recurring'
import { ROLES } from '@bordereau/domain/access/policy'
import { STATUSES } from '@bordereau/domain/payment/status'
import { expect, test } from 'vitest'
import { batchTitle } from './features/batches/batch-labels.ts'
import { designLabel } from './features/company/design-labels.ts'
import { SETUP_STEPS, questionOfStep } from './features/company/setup-steps.ts'
import { methodLabel, openLabel, statusLabel } from './features/document/labels.ts'
import { draftFieldLabel } from './features/editor/field-labels.ts'
import { importReasonText } from './features/list/import-reasons.ts'
import { importFieldLabel } from './features/list/import-texts.ts'
import { mailStatusHelp, mailStatusLabel } from './features/mail/mail-labels.ts'
import {
  MEASURES,
  explain,
  measureSymbol,
  nameOf,
  verdictOf,
} from './features/monitoring/measures.ts'
import { notificationKindLabel } from './features/notifications/texts.ts'
import { postCodeLabel, subdivisionLabel } from './features/party/address-labels.ts'
import { modeLabel, outcomeLabel, runNowMessage, stateLabel } from './features/recurring/labels.ts'
import { roleHelp, roleName } from './features/team/role-name.ts'

/** Each value with a label of its own, and none shown as its code. */
const LABELLED: readonly (readonly [string, readonly string[]])[] = [
  ['status of an invoice', STATUSES.map(status => statusLabel(status, 'invoice').label)],
  ['status of a message', MAIL_STATUSES.map(mailStatusLabel)],
  ['role', ROLES.map(roleName)],
  ['explanation of a role', ROLES.map(roleHelp)],
  ['batch', BATCH_KINDS.map(batchTitle)],
  ['paper design', PAPER_DESIGNS.map(design => designLabel(design).label)],
  ['payment method', PAYMENT_METHODS.map(methodLabel)],
  ['state of a recurring invoice', RECURRING_STATES.map(state => stateLabel(state).label)],
  ['outcome of a run', RUN_OUTCOMES.map(outcome => outcomeLabel(outcome).label)],
  ['mode', (['draft', 'issue', 'send'] as const).map(mode => modeLabel(mode).label)],
  ['consequence of a mode', (['draft', 'issue', 'send'] as const).map(runNowMessage)],
  ['kind of notification', NOTIFICATION_KINDS.map(kind => notificationKindLabel(kind).name)],
  ['measure', MEASURES.map(nameOf)],
  ['symbol of a measure', MEASURES.map(measureSymbol)],
  ['explanation of a measure', MEASURES.map(explain)],
  ['step of setting up', SETUP_STEPS.map(step => questionOfStep(step).title)],
]

test.each(LABELLED)('every %s has a label of its own', (_, labels) => {
  expect(labels.length).toBeGreaterThan(1)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.filter(label => !/^[A-Z]/.test(label) || label.includes('_'))).toEqual([])
})

test('a credit note is settled and not paid', () => {
  expect(statusLabel('paid', 'invoice')).toEqual({ tone: 'green', label: 'Paid' })
  for (const type of ['credit_note', 'self_billed_credit_note'] as const)
    expect(statusLabel('paid', type)).toEqual({ tone: 'grey', label: 'Settled' })
  expect(statusLabel('partly_paid', 'invoice').label).toBe('Partly paid')
  expect(statusLabel('partly_paid', 'credit_note').label).toBe('Partly settled')
  expect(openLabel('invoice')).toBe('Unpaid')
  expect(openLabel('credit_note')).toBe('Left to settle')
})

test('a status is explained where its name does not say enough', () => {
  expect(MAIL_STATUSES.filter(status => mailStatusHelp(status) !== undefined)).toEqual([
    'not_sent',
    'uncertain',
  ])
})

test.each([
  ['US', 'en', 'ZIP code', 'State'],
  ['IT', 'en', 'Postal code', 'Province'],
  ['CH', 'en', 'Postal code', 'Canton'],
  ['PL', 'en', 'Postal code', 'Voivodeship'],
])('the parts of an address in %s for a reader of %s', (country, language, postCode, region) => {
  expect([postCodeLabel(country, language), subdivisionLabel(country, language)]).toEqual([
    postCode,
    region,
  ])
})

test.each([
  ['lcp', 2500, 'Good'],
  ['lcp', 2501, 'Needs work'],
  ['cls', 0.25, 'Needs work'],
  ['inp', 501, 'Poor'],
] as const)('%s of %d is: %s', (measure, value, word) => {
  expect(verdictOf(measure, value).word).toBe(word)
})

const IMPORT_FIELDS =
  'name tradingName kind vatNumber registrationNumber email contactName phone currency language dueDays buyerReference note line1 line2 line3 city postCode subdivision country code description unit price supply taxRate taxCategory classification'
const IMPORT_REASONS =
  'required too_long invalid duplicate not_a_number unknown_country unknown_currency unknown_language unknown_unit unknown_tax_category wrong_rate wrong_length wrong_format wrong_checksum'
const DRAFT_FIELDS =
  'customerId currency language issueDate due deliveryDate period deliveryAddress buyerReference pricesIncludeTax lines allowancesCharges prepaid rounding taxCurrency note paymentTerms bankAccountId'

test.each([
  ['field of an import', importFieldLabel, IMPORT_FIELDS],
  ['reason why a row is refused', importReasonText, IMPORT_REASONS],
  ['field of a draft', draftFieldLabel, DRAFT_FIELDS],
] as const)('every %s has a label of its own', (_, labelOf, list) => {
  const labels = list.split(' ').map(labelOf)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.filter(label => !/^[A-Z]/.test(label))).toEqual([])
  expect(labelOf('unheard_of')).toMatch(/^unheard.of$/)
})
