import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32c } from './crc32c.ts'

/** The state of a data directory as PostgreSQL writes it in global/pg_control. */
export type Control = {
  readonly systemId: bigint
  /** Position in the log of the last checkpoint's record, and where recovery would begin. */
  readonly checkpoint: bigint
  readonly redo: bigint
  readonly timeline: number
  /** Stopped properly: every page is in its file, and nothing needs to be recovered. */
  readonly stopped: boolean
}

/** The formats that the pinned PGlite reads (PostgreSQL 18); a test compares them with a new folder. */
export const CONTROL_FORMAT = 1800
export const CATALOG_FORMAT = 202_506_291

/** Offsets in ControlFileData of PostgreSQL 18, src/include/catalog/pg_control.h; all numbers are little-endian. */
const AT = {
  systemId: 0,
  format: 8,
  catalog: 12,
  state: 16,
  checkpoint: 32,
  redo: 40,
  timeline: 48,
  crc: 292,
} as const
/** DBState */
const SHUT_DOWN = 1
const LAST_STATE = 6
/** The file is written in one piece of this size. */
const FILE_BYTES = 8192

export type Unreadable = { readonly damaged: string } | { readonly otherFormat: string }

/** Reads and checks pg_control of a PostgreSQL data directory. Throws errors of the file system. */
export function readControl(dir: string): Control | Unreadable {
  const bytes = readFileSync(join(dir, 'global', 'pg_control'))
  if (bytes.length !== FILE_BYTES) return { damaged: 'global/pg_control is cut' }
  const format = bytes.readUInt32LE(AT.format)
  const catalog = bytes.readUInt32LE(AT.catalog)
  const isWhole = crc32c(bytes.subarray(0, AT.crc)) === bytes.readUInt32LE(AT.crc)
  // Other versions have their checksum at another offset, but their format number at the same one.
  if (format !== CONTROL_FORMAT && isFormatNumber(format)) return { otherFormat: String(format) }
  if (!isWhole) return { damaged: 'global/pg_control is damaged' }
  if (catalog !== CATALOG_FORMAT) return { otherFormat: `${format}, catalogue ${catalog}` }
  const state = bytes.readUInt32LE(AT.state)
  if (state < SHUT_DOWN || state > LAST_STATE) return { damaged: 'global/pg_control is damaged' }
  return {
    systemId: bytes.readBigUInt64LE(AT.systemId),
    checkpoint: bytes.readBigUInt64LE(AT.checkpoint),
    redo: bytes.readBigUInt64LE(AT.redo),
    timeline: bytes.readUInt32LE(AT.timeline),
    stopped: state === SHUT_DOWN,
  }
}

/** PG_CONTROL_VERSION of the releases since 8.3: 833 to 9.x's 942, then 1002, 1100, 1201, 1300, 1700, 1800 … */
function isFormatNumber(format: number): boolean {
  return format > 800 && format < 10_000
}
