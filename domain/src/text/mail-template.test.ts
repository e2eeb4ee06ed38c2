import { describe, expect, test } from 'vitest'
import {
  MAIL_OCCASIONS,
  type MailValues,
  fillTemplate,
  occasionOf,
  unknownPlaceholders,
} from './mail-template.ts'
import { selfBilledMessage, standardMessage, standardTemplate, templateFor } from './mail-text.ts'
import { TEXT_LANGUAGES } from './text-language.ts'

const VALUES: MailValues = {
  title: 'Invoice',
  number: 'F2026-0001',
  company: 'Atelier',
  contact: 'Jo',
  amount: '€12.00',
  dueDate: '1 May 2026',
  claims: 'Interest: €1.00',
  openInvoices: 'Also open:\nF2026-0002',
}

const filled = (message: string, values: Partial<MailValues> = {}) =>
  fillTemplate({ subject: '{number}', message }, { ...VALUES, ...values }, 'en').message

describe('a template', () => {
  test('gets the values of the document, and keeps braces that are no placeholder', () => {
    expect(filled('{amount} for {number}, {code} {}')).toBe('€12.00 for F2026-0001, {code} {}')
  })

  test('leaves out an unknown name with its space, and the line of a due date that is not there', () => {
    const message = 'Hello {contact},\n\nPay by {dueDate}.\n\nBye'
    expect(filled(message)).toBe('Hello Jo,\n\nPay by 1 May 2026.\n\nBye')
    expect(filled(message, { contact: '', dueDate: '' })).toBe('Hello,\n\nBye')
  })

  test('does not fill values that look like placeholders', () => {
    expect(filled('{contact} {number}', { contact: '{amount}' })).toBe('{amount} F2026-0001')
  })

  test('has a subject of one line', () => {
    expect(fillTemplate({ subject: 'a\nb', message: '' }, VALUES, 'en').subject).toBe('a b')
  })

  test('names words in braces that are no placeholder', () => {
    expect(
      unknownPlaceholders({ subject: '{nummer}', message: '{number} {date} {nummer}' }),
    ).toEqual(['nummer', 'date'])
  })
})

describe.each(TEXT_LANGUAGES)('the standard message in %s', language => {
  test.each(MAIL_OCCASIONS)('of %s is its template, filled', occasion => {
    const template = standardTemplate(language, occasion)
    expect(unknownPlaceholders(template)).toEqual([])
    expect(fillTemplate(template, VALUES, language)).toEqual(
      standardMessage(language, occasion, VALUES),
    )
  })
})

test('a company without a text for the occasion and the language sends the standard text', () => {
  const own = { occasion: 'invoice', language: 'de', subject: 'S', message: 'M' } as const
  expect(templateFor([own], 'invoice', 'de-AT')).toBe(own)
  expect(templateFor([own], 'invoice', 'fr')).toBeNull()
  expect(templateFor([own], 'reminder', 'de')).toBeNull()
})

test('the message with a self-billed document says that it may be refused, and no day to pay by', () => {
  const values = { ...VALUES, title: 'Self-billed invoice' }
  expect(selfBilledMessage('en', values)).toEqual({
    subject: 'Self-billed invoice F2026-0001 from Atelier',
    message: [
      'Hello Jo,',
      'Please find attached: Self-billed invoice F2026-0001, €12.00.',
      'We wrote this document in your name, as agreed. Please tell us if you do not accept it.',
      'Kind regards,\nAtelier',
    ].join('\n\n'),
  })
})

test.each([
  ['invoice', 'invoice', undefined, 'invoice'],
  ['invoice', 'credit_note', undefined, 'credit_note'],
  ['invoice', 'self_billed', undefined, null],
  ['reminder', 'invoice', undefined, 'reminder'],
  ['reminder', 'invoice', 'firm', 'reminder_firm'],
] as const)('the occasion of a message (%s, %s, %s) is %s', (kind, document, tone, occasion) => {
  expect(occasionOf({ kind, document, tone })).toBe(occasion)
})
