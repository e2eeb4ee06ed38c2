import { promisify } from 'node:util'
import { gunzip, inflate } from 'node:zlib'

/** Limit of the unpacked size, because a few kilobytes can unpack to gigabytes. */
const MAX_TEXT_BYTES = 2_000_000

/** A body that cannot be read, with the HTTP status of the response. */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

const UNPACK = { gzip: promisify(gunzip), deflate: promisify(inflate) } as const

/** Unpacks a request body to text. Throws BodyError. */
export async function textOf(body: unknown, encoding: string | undefined): Promise<string> {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new BodyError(400, 'the body is empty')
  if (encoding === undefined || encoding === '' || encoding === 'identity') return body.toString()
  if (encoding !== 'gzip' && encoding !== 'deflate') {
    throw new BodyError(415, 'the content encoding is not known')
  }
  try {
    return (await UNPACK[encoding](body, { maxOutputLength: MAX_TEXT_BYTES })).toString()
  } catch (error) {
    const tooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw tooLarge
      ? new BodyError(413, 'the body is too large')
      : new BodyError(400, `the body is not ${encoding}`)
  }
}
