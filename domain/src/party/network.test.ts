import { expect, it } from 'vitest'
import { nameOfLink } from './network.ts'

it('names a page after its network, any other after its host', () => {
  expect(nameOfLink({ network: 'x', url: 'https://x.com/a' })).toBe('X')
  expect(nameOfLink({ network: 'web', url: 'https://www.atelier.example/fr?a' })).toBe(
    'atelier.example',
  )
  expect(nameOfLink({ network: 'constructor', url: 'http://a.example:81' })).toBe('a.example')
})
