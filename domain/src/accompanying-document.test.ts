import { expect, test } from 'vitest'
import { DOCUMENT_TYPES } from './document-kind.ts'
import { accompanyingMessage, accompanyingTextIn } from './text/accompanying-text.ts'
import { textIn } from './text/text.ts'
import { TEXT_LANGUAGES } from './text/text-language.ts'
import { ACCOMPANYING_KINDS, accompanyingKindsOf } from './accompanying-document.ts'

test('an order is confirmed once it was accepted, and nothing is pro forma once it is invoiced', () => {
  const ofQuote = (isAccepted: boolean, isInvoiced: boolean) =>
    accompanyingKindsOf({ of: 'quote', isAccepted, isInvoiced })
  expect(ofQuote(true, false)).toEqual(['order_confirmation', 'pro_forma', 'delivery_note'])
  expect(ofQuote(true, true)).toEqual(['order_confirmation', 'delivery_note'])
  expect(ofQuote(false, false)).toEqual([])
  for (const type of DOCUMENT_TYPES) {
    const [draft, issued] = [false, true].map(isIssued =>
      accompanyingKindsOf({ of: 'document', type, isIssued }),
    )
    expect(draft).toEqual(type === 'invoice' ? ['pro_forma', 'delivery_note'] : [])
    expect(issued).toEqual(type === 'invoice' ? ['delivery_note'] : [])
  }
})

test('each has a title of its own in each language, and the pro-forma invoice says that it is none', () => {
  for (const language of TEXT_LANGUAGES) {
    const text = accompanyingTextIn(language)
    expect(new Set(ACCOMPANYING_KINDS.map(kind => text[kind])).size).toBe(ACCOMPANYING_KINDS.length)
    expect(text.noInvoice).not.toBe('')
    expect(text.confirms({ number: 'Q-7' })).toContain('Q-7')
  }
})

test('the message to which it is attached names it, and has no number of a draft', () => {
  const of = { kind: 'delivery_note', number: 'F-7', seller: 'Atelier', contact: 'Jo' } as const
  expect(accompanyingMessage('en-GB', of)).toEqual({
    subject: 'Delivery note F-7 from Atelier',
    message: 'Hello Jo,\n\nPlease find the document attached.\n\nKind regards,\nAtelier',
  })
  expect(accompanyingMessage('en', { ...of, number: '' }).subject).toBe(
    'Delivery note from Atelier',
  )
})

test.each(TEXT_LANGUAGES)(
  'in %s its text begins after the greeting as that of an invoice does',
  language => {
    const values = { title: '', number: '', seller: '', amount: '', dueDate: '' }
    const isCapital = (text = '') => text.charAt(0) === text.charAt(0).toUpperCase()
    expect(isCapital(accompanyingTextIn(language).mailBody)).toBe(
      isCapital(textIn(language).mail.documentBody(values)[0]),
    )
  },
)
