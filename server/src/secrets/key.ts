import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../db/start-error.ts'
import { syncDescriptor, syncPath } from '../db/pglite-files.ts'

/** 32 bytes, and an id by which a ciphertext names it, which says nothing of the bytes. */
export type SecretKey = { readonly id: string; readonly bytes: Uint8Array }

/** Where the keys are: in the environment, in a file that the operator names, or in the data folder. */
export type SecretKeySource = {
  /** SECRETS_KEY: keys separated by commas; null: from a file. */
  readonly keys: string | null
  /** SECRETS_KEY_FILE: one key a line; null: `secrets.key` in the data folder. */
  readonly file: string | null
  readonly dataDir: string
}

const KEY_BYTES = 32
export const KEY_FILE = 'secrets.key'

/**
 * The keys in use: the first one encrypts, the others still decrypt. Empty where the data folder has no key yet. Throws
 * StartError for text that is no key, and for a file of SECRETS_KEY_FILE that cannot be read.
 */
export function readKeys({ keys, file, dataDir }: SecretKeySource): readonly SecretKey[] {
  if (keys !== null) return parseKeys(keys.split(','), 'SECRETS_KEY')
  const path = file ?? join(dataDir, KEY_FILE)
  if (file === null && !existsSync(path)) return []
  return parseKeys(readText(path).split(/\r?\n/), path)
}

/** The key that encrypts; makes the one of the data folder at first use. */
export function ensureKey(source: SecretKeySource): SecretKey {
  const [present] = readKeys(source)
  if (present) return present
  createKeyFile(source.dataDir)
  const [made] = readKeys(source)
  if (!made) throw new Error(`${KEY_FILE} disappeared`)
  return made
}

/**
 * The file appears whole and flushed under its name, because a secret that is encrypted with a lost key is lost. Where two
 * processes make it at once, the first one's stays.
 */
function createKeyFile(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, KEY_FILE)
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`
  const descriptor = openSync(unfinished, 'wx', 0o600)
  try {
    writeSync(descriptor, `${randomBytes(KEY_BYTES).toString('base64')}\n`)
    syncDescriptor(descriptor)
  } finally {
    closeSync(descriptor)
  }
  try {
    linkSync(unfinished, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(unfinished)
  }
  chmodSync(path, 0o600)
  syncPath(dirname(path))
}

function parseKeys(texts: readonly string[], where: string): readonly SecretKey[] {
  const keys = texts.map(text => text.trim()).filter(text => text !== '')
  if (keys.length === 0) throw notAKey(where)
  return keys.map(text => {
    const bytes = Buffer.from(text, 'base64')
    if (bytes.length !== KEY_BYTES || bytes.toString('base64') !== text) throw notAKey(where)
    return { id: idOf(bytes), bytes }
  })
}

function notAKey(where: string): StartError {
  return new StartError(
    `${where} has no key for stored secrets: it must be 32 bytes in base64, as "openssl rand -base64 32" prints them.`,
  )
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new StartError(
      `The key of stored secrets cannot be read from ${path}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function idOf(bytes: Uint8Array): string {
  return createHash('sha256').update('secrets key id\0').update(bytes).digest('hex').slice(0, 12)
}
