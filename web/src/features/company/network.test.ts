import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it.each([
  ['https://www.linkedin.com/company/x', 'linkedin'],
  ['https://fr.linkedin.com/in/x', 'linkedin'],
  ['https://x.com/x', 'x'],
  ['https://notx.com/x', 'web'],
  ['https://x.www.com/x', 'web'],
  ['https://studio.example', 'web'],
  ['nonsense', 'web'],
])('%s belongs to %s', (url, network) => {
  expect(networkOf(url)).toBe(network)
})
