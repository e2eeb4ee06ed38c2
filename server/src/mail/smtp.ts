import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

export type Envelope = { readonly from: string; readonly to: readonly string[] }

/** Why a message was not handed over, and whether the server may have it all the same. */
export class SmtpError extends Error {
  override readonly name = 'SmtpError'
  /** What the server answered; undefined when it answered nothing. */
  readonly responseCode: number | undefined
  /** The text was on its way when the answer failed to come. */
  readonly maybeDelivered: boolean

  constructor(message: string, responseCode: number | undefined, maybeDelivered: boolean) {
    super(message)
    this.responseCode = responseCode
    this.maybeDelivered = maybeDelivered
  }
}

/**
 * Hands one message to the mail server of an smtp:// or smtps:// address. One connection a message, so that its steps can
 * be told apart: the message is only read once the server has asked for the text. Rejects with SmtpError.
 */
export async function sendBySmtp(
  url: string,
  envelope: Envelope,
  message: Buffer,
  mostMs = MOST_MS,
): Promise<void> {
  const options = parseConnectionUrl(url)
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
  // Who waits for a step hears of its error; one that comes after all is said must not end the process.
  connection.on('error', () => undefined)
  const text = Readable.from([message])
  const talk = async () => {
    await step(connection, done => connection.connect(error => done(error ?? undefined)))
    const { auth } = options
    if (auth)
      await step(connection, done =>
        connection.login(auth as never, error => done(error ?? undefined)),
      )
    await step(connection, done =>
      connection.send({ from: envelope.from, to: [...envelope.to] }, text, error =>
        done(error ?? undefined),
      ),
    )
  }
  const patience = Promise.withResolvers<never>()
  const timer = setTimeout(() => patience.reject(new Error('the mail server is too slow')), mostMs)
  try {
    await Promise.race([talk(), patience.promise])
    connection.quit()
  } catch (error) {
    connection.close()
    const responseCode = codeOf(error)
    // A server may answer anything, and the answer is kept.
    const reason = String(error instanceof Error ? error.message : error)
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001f\p{Surrogate}]+/gu, ' ')
      .slice(0, 500)
    throw new SmtpError(reason, responseCode, responseCode === undefined && text.readableDidRead)
  } finally {
    clearTimeout(timer)
  }
}

/** In all. Each silence has its own limit, but a server that sends a byte a minute is never silent. */
const MOST_MS = 240_000

/** A connection tells of a break either to who waits or as an event; whichever comes first. */
function step(
  connection: SMTPConnection,
  run: (done: (error: Error | undefined) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error)
    connection.once('error', fail)
    run(error => {
      connection.off('error', fail)
      if (error) reject(error)
      else resolve()
    })
  })
}

function codeOf(error: unknown): number | undefined {
  const code =
    typeof error === 'object' && error !== null && 'responseCode' in error
      ? error.responseCode
      : undefined
  return typeof code === 'number' && code > 0 ? code : undefined
}
