import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it.each([
  ['https://linkedin.com/atelier', 'linkedin'],
  ['https://twitter.com/atelier', 'x'],
  ['https://facebook.com/atelier', 'facebook'],
  ['https://instagram.com/atelier', 'instagram'],
  ['https://youtube.com/@atelier', 'youtube'],
  ['https://github.com/atelier', 'github'],
  ['https://whatsapp.com/channel/atelier', 'whatsapp'],
  ['https://wa.me/33100000000', 'whatsapp'],
  ['https://t.me/atelier', 'telegram'],
  ['https://telegram.org/atelier', 'telegram'],
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
