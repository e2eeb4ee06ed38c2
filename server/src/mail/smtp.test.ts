import { type Server, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sendBySmtp } from './smtp.ts'

/** Answers each line at once but the one that begins so: there it begins an answer that never ends. */
function crawlingServer(at: string): Promise<{ url: string; close: () => void }> {
  const timers = new Set<NodeJS.Timeout>()
  server = createServer(socket => {
    let inText = false
    const crawl = () => timers.add(setInterval(() => socket.write('2'), 20))
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    socket.on('data', data => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        if (inText && line !== '.') continue
        if (line.startsWith(at)) return crawl()
        inText = line === 'DATA'
        socket.write(inText ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  })
  return new Promise(resolve => {
    server?.listen(0, '127.0.0.1', () => {
      const address = server?.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const close = () => timers.forEach(timer => clearInterval(timer))
      resolve({ url: `smtp://127.0.0.1:${port}`, close })
    })
  })
}

let server: Server | undefined
afterEach(() => new Promise(resolve => server?.close(resolve)))

test.each([
  ['RCPT', false],
  ['.', true],
])(
  'a server that never ends its answer to %s is left, and what it has is known',
  async (at, maybeDelivered) => {
    const { url, close } = await crawlingServer(at)
    const message = Buffer.from('Subject: x\r\n\r\ntext\r\n')
    const began = performance.now()
    await expect(
      sendBySmtp(url, { from: 'a@example.com', to: ['b@example.com'] }, message, 400),
    ).rejects.toMatchObject({ name: 'SmtpError', maybeDelivered, responseCode: undefined })
    expect(performance.now() - began).toBeLessThan(5_000)
    close()
  },
)
