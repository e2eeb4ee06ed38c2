import { expect, test } from 'vitest'
import { translatedTexts } from './ui-texts.ts'

test('every text of the components is there, and is filled with what it is about', () => {
  const texts = Object.entries(translatedTexts()).map(([name, text]) => [
    name,
    typeof text === 'function' ? Reflect.apply(text, undefined, ['1', '2', '3']) : text,
  ])
  expect(texts.filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([])
  expect(Object.fromEntries(texts)).toMatchObject({
    create: 'Create “1”',
    fileTooLarge: '1 is larger than 2',
    pageRange: '1–2 of 3',
    stepOf: 'Step 1 of 2',
    removeFilter: 'Remove filter 1',
    selected: '1 selected',
  })
})
