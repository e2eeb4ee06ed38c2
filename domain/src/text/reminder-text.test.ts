import { expect, test } from 'vitest'
import { standardMessage, standardTemplate } from './mail-text.ts'
import { MAIL_OCCASIONS, occasionOf } from './mail-template.ts'
import { REMINDER_TEXTS } from './reminder-text.ts'
import { TEXT_LANGUAGES } from './text-language.ts'

const VALUES = { number: 'F-7', seller: 'Atelier', amount: '€10.00', dueDate: '20 Nov' }

test.each(TEXT_LANGUAGES)(
  'a reminder in %s says which invoice, whose, how much and when',
  language => {
    const texts = REMINDER_TEXTS[language]
    for (const write of [texts.notice, texts.firm, texts.final]) {
      const [subject, ...body] = write(VALUES)
      expect(subject).toContain(VALUES.number)
      expect(subject).toContain(VALUES.seller)
      expect(body).toHaveLength(2)
      for (const value of [VALUES.number, VALUES.amount, VALUES.dueDate])
        expect(body[0]).toContain(value)
    }
    const claim = { amount: '€2.00', date: '21 Nov', law: '§ 288 BGB' }
    for (const value of Object.values(claim)) expect(texts.interest(claim)).toContain(value)
    for (const value of [claim.amount, claim.law]) expect(texts.fixedSum(claim)).toContain(value)
    for (const value of [VALUES.number, VALUES.amount, VALUES.dueDate])
      expect(texts.openInvoice(VALUES)).toContain(value)
  },
)

test.each(TEXT_LANGUAGES.flatMap(one => MAIL_OCCASIONS.map(occasion => [one, occasion] as const)))(
  'the standard text in %s of a %s is a template with what it says',
  (language, occasion) => {
    const { subject, message } = standardTemplate(language, occasion)
    const paragraphs = message.split('\n\n')
    expect(subject).toContain('{number}')
    expect(paragraphs[0]).toContain('{contact}')
    expect(message).toContain('{company}')
    expect(message).not.toMatch(/undefined|^$/)
    const isReminder = occasion.startsWith('reminder')
    for (const added of ['{claims}', '{openInvoices}'])
      expect(paragraphs.includes(added)).toBe(isReminder)
  },
)

test('what the law gives and what else is open stand before the closing words, or are left out', () => {
  const message = (claims: string, openInvoices: string, isTitled = false) =>
    standardMessage(
      'en',
      isTitled ? 'invoice' : 'reminder_firm',
      { ...VALUES, company: 'Atelier', title: 'Deposit', contact: 'Ann', claims, openInvoices },
      isTitled,
    )
  const all = message('Interest: €2.00.', 'Also open: F-8').message.split('\n\n')
  expect(all.slice(-3, -1)).toEqual(['Interest: €2.00.', 'Also open: F-8'])
  expect(all.at(-1)).toContain('Atelier')
  expect(message('', '').message.split('\n\n')).toHaveLength(all.length - 2)
  const titled = message('', '', true)
  expect(titled.subject).toContain('Deposit')
  expect(titled.message).toContain('F-7')
  expect(standardTemplate('en', 'invoice').subject).not.toContain('{title}')
})

test('a reminder, a quote and a receipt have their own words, titled or not', () => {
  const values = {
    ...VALUES,
    company: 'Atelier',
    title: 'T',
    contact: '',
    claims: '',
    openInvoices: '',
  }
  for (const occasion of MAIL_OCCASIONS) {
    const isOwn = occasion !== 'invoice' && occasion !== 'credit_note'
    const [plain, titled] = [false, true].map(one => standardMessage('en', occasion, values, one))
    expect(titled?.subject === plain?.subject, occasion).toBe(isOwn)
    expect(plain?.message).toContain(VALUES.number)
    // Greeting, body and closing.
    expect(plain?.message.split('\n\n').length, occasion).toBeGreaterThanOrEqual(3)
    const body = plain?.message.split('\n\n').slice(1, -1)
    if (occasion === 'receipt') expect(body).toEqual([expect.stringContaining(VALUES.amount)])
  }
})

test.each([
  ['invoice', 'invoice', undefined, 'invoice'],
  ['invoice', 'credit_note', undefined, 'credit_note'],
  ['reminder', 'invoice', undefined, 'reminder'],
  ['reminder', 'invoice', 'notice', 'reminder_notice'],
  ['reminder', 'invoice', 'friendly', 'reminder'],
  ['reminder', 'invoice', 'firm', 'reminder_firm'],
  ['reminder', 'invoice', 'final', 'reminder_final'],
] as const)('a message of the kind %s about %s, %s, is a %s', (kind, document, tone, occasion) => {
  expect(occasionOf({ kind, document, tone })).toBe(occasion)
})
