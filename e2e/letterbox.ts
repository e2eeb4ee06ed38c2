import { EventEmitter, once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine that takes every message and hands it over. */
export type Letterbox = {
  /** For SMTP_URL. */
  readonly url: string
  /** The first message to this address that nobody has asked for yet; waits for it. */
  readonly take: (to: string) => Promise<Email>
  readonly close: () => Promise<void>
}

const WAIT_MS = 20_000

export async function openLetterbox(): Promise<Letterbox> {
  const letters: Email[] = []
  const arrivals = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _, done) => {
      buffer(stream)
        .then(bytes => PostalMime.parse(bytes))
        .then(letter => {
          letters.push(letter)
          arrivals.emit('letter')
          done()
        }, done)
    },
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  async function take(to: string): Promise<Email> {
    const signal = AbortSignal.timeout(WAIT_MS)
    for (;;) {
      const at = letters.findIndex(letter => letter.to?.[0]?.address === to)
      const [letter] = at < 0 ? [] : letters.splice(at, 1)
      if (letter) return letter
      await once(arrivals, 'letter', { signal })
    }
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    take,
    close: () => new Promise(closed => server.close(closed)),
  }
}
