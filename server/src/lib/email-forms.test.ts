import { expect, test } from 'vitest'
import { emailForms } from './email-forms.ts'

test('an address has the form in ASCII, and that of its own letters where they differ', () => {
  const both = ['info@xn--mller-kva.de', 'info@müller.de']
  expect(emailForms('Info@müller.de')).toEqual(both)
  expect(emailForms('info@xn--mller-kva.de')).toEqual(both)
  expect(emailForms('Ada@Example.com')).toEqual(['ada@example.com'])
  expect(emailForms('ada')).toEqual(['ada'])
})
