import { expect, it } from 'vitest'
import { shareAddress } from './share.ts'

const texts = {
  subject: 'Invoice 7 & more',
  message: 'Here it is:',
  link: 'https://bordereau.example/pay/a?b=c&d',
}

it('hands the whole link on, whatever is in it', () => {
  const whatsapp = new URL(shareAddress('whatsapp', texts))
  expect(whatsapp.searchParams.get('text')).toBe(`Here it is: ${texts.link}`)
  const telegram = new URL(shareAddress('telegram', texts))
  expect(telegram.searchParams.get('url')).toBe(texts.link)
  expect(telegram.searchParams.get('text')).toBe(texts.message)
  const mail = new URL(shareAddress('email', texts))
  expect(mail.searchParams.get('subject')).toBe(texts.subject)
  expect(mail.searchParams.get('body')).toBe(`Here it is:\n\n${texts.link}\n`)
})
