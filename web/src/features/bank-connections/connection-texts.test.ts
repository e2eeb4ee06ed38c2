import {
  CONNECTION_PROBLEMS,
  beginBankConnection,
  connectBankFeed,
  disconnectBankFeed,
  fetchBankConnection,
  finishBankConnection,
} from '@bordereau/contract/bank-connections'
import { expect, test } from 'vitest'
import { refusalMessage } from '../../data/refusal.tsx'
import { refused } from '../../testing/refused.ts'
import { connectionRefusal, keyLabel, problemText } from './connection-texts.ts'

// What it says has a time, which the page that asked for the reading adds.
const SAID_ELSEWHERE = 'fetch_paused'

test('every problem of an account is said in a sentence of its own', () => {
  const texts = CONNECTION_PROBLEMS.map(problemText)
  expect(new Set(texts).size).toBe(CONNECTION_PROBLEMS.length)
  for (const text of texts) expect(text).toMatch(/\w\.$/)
})

test('every refusal of a service is said in a sentence of its own', () => {
  const endpoints = [
    beginBankConnection,
    connectBankFeed,
    disconnectBankFeed,
    fetchBankConnection,
    finishBankConnection,
  ]
  const codes = new Set(endpoints.flatMap(({ refusals }) => Object.keys(refusals)))
  codes.delete(SAID_ELSEWHERE)
  const texts = [...codes].map(code => connectionRefusal(refused(code)))
  expect(new Set(texts).size).toBe(codes.size)
  expect(texts).not.toContain(refusalMessage(refused('unheard')))
  expect(connectionRefusal(refused('forbidden'))).toBe(refusalMessage(refused('forbidden')))
})

test('keys are called as the service calls them', () => {
  expect([keyLabel('secretId'), keyLabel('secretKey')]).toEqual(['Secret ID', 'Secret key'])
})
