import { expect, it } from 'vitest'
import { shareAddress } from './share.ts'

const words = {
  subject: 'Invoice 7 & more',
  message: 'Here it is:',
  link: 'https://bordereau.example/pay/a?b=c&d',
}

it('hands the whole link on, whatever is in it', () => {
  const whatsapp = new URL(shareAddress('whatsapp', words))
  expect(whatsapp.searchParams.get('text')).toBe(`Here it is: ${words.link}`)
  const telegram = new URL(shareAddress('telegram', words))
  expect(telegram.searchParams.get('url')).toBe(words.link)
  expect(telegram.searchParams.get('text')).toBe(words.message)
  const mail = new URL(shareAddress('email', words))
  expect(mail.searchParams.get('subject')).toBe(words.subject)
  expect(mail.searchParams.get('body')).toBe(`Here it is:\n\n${words.link}\n`)
})
