import { expect, test } from 'vitest'
import {
  SETUP_STEPS,
  isSetupStep,
  nameOfStep,
  questionOfStep,
  stepAfter,
  stepBefore,
} from './setup-steps.ts'

test('the steps follow one another in their order, and back', () => {
  expect(SETUP_STEPS.map(stepAfter)).toEqual([...SETUP_STEPS.slice(1), undefined])
  expect(SETUP_STEPS.map(stepBefore)).toEqual([undefined, ...SETUP_STEPS.slice(0, -1)])
})

test('each step has a name and a question of its own', () => {
  const texts = SETUP_STEPS.flatMap(step => {
    const { title, lead } = questionOfStep(step)
    return [nameOfStep(step), title, lead]
  })
  expect(new Set(texts).size).toBe(3 * SETUP_STEPS.length)
  expect(nameOfStep('bank')).toBe('Bank')
  expect(questionOfStep('bank').title).toBe('Where should the money go?')
})

test('an address names a step or not', () => {
  expect(isSetupStep('brand')).toBe(true)
  expect(isSetupStep('paint')).toBe(false)
  expect(isSetupStep(undefined)).toBe(false)
})
