import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'
import { standardTemplate } from './mail-text.ts'
import { textIn } from './text.ts'

test('a value keeps its own direction in right-to-left text; nothing, and a placeholder, need none', () => {
  const of = (seller: string) => isolated`من ${seller}.`
  expect(of('Kawka Sp. z o.o.')).toBe('من \u2068Kawka Sp. z o.o.\u2069.')
  expect(of('')).toBe('من .')
  expect(of('{company}')).toBe('من {company}.')
})

test('so do those in e-mails in Arabic; a template to edit has no invisible characters', () => {
  const subject = textIn('ar').mail.invoiceSubject({ number: 'F-1', seller: 'Kawka Sp. z o.o.' })
  expect(subject).toContain('\u2068Kawka Sp. z o.o.\u2069')
  expect(standardTemplate('ar', 'reminder').message).not.toMatch(/[\u2066-\u2069]/)
})
