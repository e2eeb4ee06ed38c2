import { PROOFS, TAX_REASONS } from '@bordereau/domain/country/country'
import { expect, test } from 'vitest'
import { proofText, taxReasonText } from './tax-reasons.ts'

test('every reason of the decision table is one short sentence or two, each another', () => {
  const sentences = TAX_REASONS.map(taxReasonText)
  expect(new Set(sentences).size).toBe(TAX_REASONS.length)
  expect(sentences.filter(text => !/[.?]$/.test(text) || text.length > 140)).toEqual([])
})

test('every proof has words that fit into a list', () => {
  const words = PROOFS.map(proofText)
  expect(new Set(words).size).toBe(PROOFS.length)
  expect(words.filter(text => /^[A-Z]|\.$/.test(text))).toEqual([])
})
