import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { DeliveryServices, MailServer } from '../channel.ts'

export type Envelope = { readonly from: string; readonly to: readonly string[] }

/** Why a message was not sent, and whether the server may have it nevertheless. */
export class SmtpError extends Error {
  override readonly name = 'SmtpError'
  /** The server's response code; undefined without a response. */
  readonly responseCode: number | undefined
  /** The text was sent, but no response came. */
  readonly maybeDelivered: boolean

  constructor(message: string, responseCode: number | undefined, maybeDelivered: boolean) {
    super(message)
    this.responseCode = responseCode
    this.maybeDelivered = maybeDelivered
  }
}

/**
 * Sends one message to a mail server. Each message has its own connection: the stream
 * of the message is read only after the server has accepted DATA. Rejects with SmtpError.
 */
export async function sendBySmtp(
  server: MailServer,
  envelope: Envelope,
  message: Buffer,
  connect: DeliveryServices['connect'],
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const options = parseConnectionUrl(server.url)
  const socket = server.isGuarded ? await openSocket(options, connect) : undefined
  const connection = new SMTPConnection({
    ...options,
    ...(socket && { connection: socket }),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
  // `step` handles errors of its step; a later error event without a listener would end the process.
  connection.on('error', () => undefined)
  const text = Readable.from([message])
  const transaction = async () => {
    await step(connection, done => connection.connect(error => done(error ?? undefined)))
    const { auth } = options
    if (auth)
      await step(connection, done => connection.login(auth, error => done(error ?? undefined)))
    await step(connection, done =>
      connection.send({ from: envelope.from, to: [...envelope.to] }, text, error =>
        done(error ?? undefined),
      ),
    )
  }
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new Error('the mail server is too slow')),
    timeoutMs,
  )
  try {
    await Promise.race([transaction(), timeout.promise])
    connection.quit()
  } catch (error) {
    connection.close()
    const responseCode = codeOf(error)
    const reason = error instanceof Error ? error.message : String(error)
    throw new SmtpError(reason, responseCode, responseCode === undefined && text.readableDidRead)
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects with SmtpError where the host is not reached or may not be. */
async function openSocket(
  { host = '', port = 0 }: ReturnType<typeof parseConnectionUrl>,
  connect: DeliveryServices['connect'],
): Promise<Socket> {
  try {
    return await connect(host, Number(port))
  } catch (error) {
    throw new SmtpError(error instanceof Error ? error.message : String(error), undefined, false)
  }
}

/** Limit of the whole transaction: a server that sends a byte a minute never exceeds the socket's timeout. */
const TIMEOUT_MS = 240_000

/** Runs one step; a lost connection is reported by its callback or by an error event. */
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
