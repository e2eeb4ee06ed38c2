import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unprintableIn, withoutUnprintable } from './printable.ts'

test.each([
  ['Merci 🎉', 'Merci'],
  ['🎉 Merci', 'Merci'],
  ['Merci 🎉 beaucoup', 'Merci beaucoup'],
  ['Merci🎉beaucoup', 'Merci beaucoup'],
  ['Merci 🎉🎉 🎉 beaucoup', 'Merci beaucoup'],
  ['Merci 🎉.', 'Merci.'],
  ['Merci 🎉!', 'Merci!'],
  ['Merci 🎉 !', 'Merci !'],
  ['(🎉 Merci 🎉)', '(Merci)'],
  ['eins\n🎉 zwei 🎉\ndrei', 'eins\nzwei\ndrei'],
  ['4🎉5', '4 5'],
  ['日🎉本', '日本'],
  ['a 👩‍❤️‍👨 b', 'a b'],
  ['🎉', ''],
  ['Merci', 'Merci'],
])('%j without what no font has is %j', (text, left) => {
  expect(withoutUnprintable(text)).toBe(left)
})

test('what is left of any text can be printed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(unprintableIn(withoutUnprintable(text))).toEqual([])
    }),
  )
})
