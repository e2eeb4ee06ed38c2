import { expect, test } from 'vitest'
import { likePattern, likePatterns, searchText, withoutAccents } from './search.ts'

test('the text of a row is searched as written and without accents', () => {
  expect(searchText(['Zoé', '', 'MÜLLER'])).toBe('zoé müller zoe muller')
  expect(searchText(['Ada', 'Ltd'])).toBe('ada ltd')
  expect(searchText(['', ''])).toBe('')
  expect(withoutAccents('Łódź é')).toBe('Łodz e')
})

test('each word of a query is a pattern; signs of LIKE are letters', () => {
  expect(likePatterns('  Zoé  Ltd ')).toEqual(['%zoe%', '%ltd%'])
  expect(likePatterns('   ')).toEqual([])
  expect(likePattern('50%_a\\b')).toBe('%50\\%\\_a\\\\b%')
})
