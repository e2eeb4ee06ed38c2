import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type SecretKey, type SecretKeySource, ensureKey, readKeys } from './key.ts'

/** What a secret belongs to: a company, or null for the instance; and its name there, as 'smtp.password'. */
export type SecretOwner = { readonly workspaceId: string | null; readonly name: string }

/** Encrypts secrets that people enter in Settings, so that the database and its backups do not have their text. */
export type SecretBox = {
  /** The ciphertext as text for a column. Makes the key of the data folder at first use. */
  readonly encrypt: (text: string, owner: SecretOwner) => string
  /** Throws SecretError where the key is another one, or where the ciphertext was changed or belongs to another owner. */
  readonly decrypt: (ciphertext: string, owner: SecretOwner) => string
  /** Whether the key that a ciphertext names is here. */
  readonly hasKeyOf: (ciphertext: string) => boolean
}

export class SecretError extends Error {
  override readonly name = 'SecretError'
  readonly code: 'key_missing' | 'unreadable'

  constructor(code: SecretError['code'], message: string) {
    super(message)
    this.code = code
  }
}

const VERSION = 'v1'
const ALGORITHM = 'aes-256-gcm'
/** NIST SP 800-38D, 8.2.2: a random nonce of 96 bits is safe for 2³² encryptions with one key. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * A ciphertext is `v1.<key id>.<nonce, ciphertext and tag in base64url>`. Version, key id and owner are authenticated with
 * it: copied into another row it does not decrypt. The keys are read at each use, because another process may have made
 * the file. Throws StartError at once for keys that cannot be used.
 */
export function createSecretBox(source: SecretKeySource): SecretBox {
  readKeys(source)
  return {
    encrypt: (text, owner) => {
      const key = ensureKey(source)
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key.bytes, nonce)
      cipher.setAAD(authenticatedData(key.id, owner))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
      const body = Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')
      return `${VERSION}.${key.id}.${body}`
    },
    decrypt: (ciphertext, owner) => {
      const { keyId, body } = partsOf(ciphertext)
      const key = readKeys(source).find(({ id }) => id === keyId)
      if (!key) throw keyMissing(keyId)
      return opened(body, key, owner)
    },
    hasKeyOf: ciphertext => {
      const [, keyId] = ciphertext.split('.')
      return readKeys(source).some(({ id }) => id === keyId)
    },
  }
}

function opened(body: Buffer, key: SecretKey, owner: SecretOwner): string {
  const decipher = createDecipheriv(ALGORITHM, key.bytes, body.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(authenticatedData(key.id, owner))
  decipher.setAuthTag(body.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    throw unreadable()
  }
}

function partsOf(ciphertext: string): { readonly keyId: string; readonly body: Buffer } {
  const [version, keyId = '', text = '', ...rest] = ciphertext.split('.')
  const body = Buffer.from(text, 'base64url')
  const isWhole = body.length >= NONCE_BYTES + TAG_BYTES && rest.length === 0
  if (version !== VERSION || !isWhole) throw unreadable()
  return { keyId, body }
}

function authenticatedData(keyId: string, { workspaceId, name }: SecretOwner): Buffer {
  return Buffer.from(JSON.stringify([VERSION, keyId, workspaceId, name]))
}

function keyMissing(keyId: string): SecretError {
  return new SecretError(
    'key_missing',
    `a stored secret was encrypted with the key ${keyId}, which is not here: bring back secrets.key or SECRETS_KEY, or ` +
      'enter the secret again',
  )
}

function unreadable(): SecretError {
  return new SecretError('unreadable', 'a stored secret was changed or belongs to another place')
}
