import { promisify } from 'node:util'
import { gunzip, inflate } from 'node:zlib'

/** Unpacked, at most. A few kilobytes can be made to unpack to gigabytes: unpacking stops here. */
const TEXT_BYTES = 2_000_000

/** Why a body cannot be read, with its status. */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

const UNPACK = { gzip: promisify(gunzip), deflate: promisify(inflate) } as const

/** The text of a body as it came; throws BodyError. */
export async function textOf(body: unknown, encoding: string | undefined): Promise<string> {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new BodyError(400, 'the body is empty')
  if (encoding === undefined || encoding === '' || encoding === 'identity') return body.toString()
  if (encoding !== 'gzip' && encoding !== 'deflate') {
    throw new BodyError(415, 'the content encoding is not known')
  }
  try {
    return (await UNPACK[encoding](body, { maxOutputLength: TEXT_BYTES })).toString()
  } catch (error) {
    const tooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw tooLarge
      ? new BodyError(413, 'the body is too large')
      : new BodyError(400, `the body is not ${encoding}`)
  }
}
