import { EventEmitter, once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A local SMTP server that accepts every e-mail and returns it to the test. */
export type MailServer = {
  /** For SMTP_URL. */
  readonly url: string
  /** The first e-mail to this address that was not taken yet; waits for it. */
  readonly take: (to: string) => Promise<Email>
  /** Addresses of the e-mails that were not taken. */
  readonly untaken: () => readonly string[]
  readonly close: () => Promise<void>
}

const WAIT_MS = 20_000

export async function startMailServer(): Promise<MailServer> {
  const emails: Email[] = []
  const arrivals = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _, accept) => {
      buffer(stream)
        .then(bytes => PostalMime.parse(bytes))
        .then(email => {
          emails.push(email)
          arrivals.emit('email')
          accept()
        }, accept)
    },
  })
  // The application may be stopped while it delivers, which resets the connection; a test waits for what must arrive.
  server.on('error', () => undefined)
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  async function take(to: string): Promise<Email> {
    const signal = AbortSignal.timeout(WAIT_MS)
    for (;;) {
      const at = emails.findIndex(email => email.to?.[0]?.address === to)
      const [email] = at < 0 ? [] : emails.splice(at, 1)
      if (email) return email
      await once(arrivals, 'email', { signal })
    }
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    take,
    untaken: () => emails.map(email => email.to?.[0]?.address ?? ''),
    close: () => new Promise(closed => server.close(closed)),
  }
}
