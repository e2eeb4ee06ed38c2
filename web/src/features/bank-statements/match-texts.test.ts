import { CERTAINTIES, MATCH_REASONS } from '@bordereau/contract/bank-statements'
import { expect, test } from 'vitest'
import { certaintyText, certaintyTone, reasonText } from './match-texts.ts'

test('each reason and certainty of a proposed match has words of its own', () => {
  const reasons = MATCH_REASONS.map(reasonText)
  expect(new Set(reasons).size).toBe(MATCH_REASONS.length)
  expect(reasonText('discount')).toBe('less the discount for early payment')
  expect(CERTAINTIES.map(one => [certaintyText(one), certaintyTone(one)])).toEqual([
    ['Certain', 'green'],
    ['Likely', 'blue'],
    ['Possible', 'grey'],
  ])
})
