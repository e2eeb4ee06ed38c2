import { expect, test } from 'vitest'
import { DOCUMENT_TYPES } from './document-kind.ts'
import { accompanyingTextIn } from './text/accompanying-text.ts'
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
