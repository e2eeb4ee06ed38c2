import { type Server, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sendBySmtp } from './smtp.ts'

/** An SMTP server that responds at once, except to the line that begins with `at`: that response never ends. */
function slowServer(at: string): Promise<{ url: string; close: () => void }> {
  const timers = new Set<NodeJS.Timeout>()
  server = createServer(socket => {
    let inText = false
    const respondEndlessly = () => timers.add(setInterval(() => socket.write('2'), 20))
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    socket.on('data', data => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        if (inText && line !== '.') continue
        if (line.startsWith(at)) return respondEndlessly()
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
  'a response to %s that never ends causes a timeout, with maybeDelivered %s',
  async (at, maybeDelivered) => {
    const { url, close } = await slowServer(at)
    const message = Buffer.from('Subject: x\r\n\r\ntext\r\n')
    const server = { url, from: 'a@example.com', isGuarded: false }
    const envelope = { from: 'a@example.com', to: ['b@example.com'] }
    const connect = () => Promise.reject(new Error('not guarded'))
    const began = performance.now()
    await expect(sendBySmtp(server, envelope, message, connect, 400)).rejects.toMatchObject({
      name: 'SmtpError',
      maybeDelivered,
      responseCode: undefined,
    })
    // The limit of this call, not that of the product, which is four minutes.
    expect(performance.now() - began).toBeLessThan(60_000)
    close()
  },
)

test.each([554, 451])(
  'a message that is refused after its text with %d was not delivered',
  async code => {
    server = createServer(socket => {
      let inText = false
      socket.on('error', () => undefined)
      socket.write('220 here\r\n')
      socket.on('data', data => {
        for (const line of data.toString().split('\r\n').filter(Boolean)) {
          if (inText && line !== '.') continue
          const answer = inText ? `${code} not this one` : line === 'DATA' ? '354 go on' : '250 ok'
          inText = line === 'DATA'
          socket.write(`${answer}\r\n`)
        }
      })
    })
    const port = await new Promise<number>(resolve => {
      server?.listen(0, '127.0.0.1', () => {
        const address = server?.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const to = { url: `smtp://127.0.0.1:${port}`, from: 'a@example.com', isGuarded: false }
    const envelope = { from: 'a@example.com', to: ['b@example.com'] }
    const message = Buffer.from('Subject: x\r\n\r\ntext\r\n')
    const connect = () => Promise.reject(new Error('not guarded'))
    await expect(sendBySmtp(to, envelope, message, connect)).rejects.toMatchObject({
      name: 'SmtpError',
      maybeDelivered: false,
      responseCode: code,
    })
  },
)
