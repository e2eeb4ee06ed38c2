import { closeSync, existsSync, openSync, readSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Control } from './control.ts'
import { crc32c } from './crc32c.ts'

const SEGMENT_BYTES = 16 * 1024 * 1024
const SEGMENTS_A_LOG_ID = 0x1_0000_0000 / SEGMENT_BYTES
const PAGE_BYTES = 8192
const PAGE_HEADER_BYTES = 24
/** The first page of a segment also names the cluster. */
const FIRST_PAGE_HEADER_BYTES = 40
const RECORD_HEADER_BYTES = 24
/** Offset of a record's checksum in its header. */
const RECORD_CRC_AT = 20
/** A checkpoint's record has 114 bytes in PostgreSQL 18; a longer record is no checkpoint. */
const MOST_RECORD_BYTES = 1024
const SEGMENT_NAME = /^[0-9A-F]{24}$/

/**
 * The first fault of the write-ahead log (pg_wal) that a start needs: all segments from where recovery begins, and the
 * record of the last checkpoint. undefined: no fault.
 */
export function logFault(dir: string, control: Control): string | undefined {
  const folder = join(dir, 'pg_wal')
  for (const position of [control.redo, control.checkpoint]) {
    const fault = segmentFault(folder, control, position)
    if (fault !== undefined) return fault
  }
  const names = readdirSync(folder).filter(name => SEGMENT_NAME.test(name))
  const last = names.toSorted().at(-1) ?? ''
  for (let position = control.redo; ; position += BigInt(SEGMENT_BYTES)) {
    const name = segmentName(control.timeline, position)
    if (name > last) break
    if (!existsSync(join(folder, name))) return `pg_wal/${name} is missing`
  }
  return isRecord(folder, control) ? undefined : 'pg_wal does not hold the last checkpoint'
}

function segmentFault(folder: string, control: Control, position: bigint): string | undefined {
  const name = segmentName(control.timeline, position)
  const path = join(folder, name)
  if (!existsSync(path)) return `pg_wal/${name} is missing`
  if (statSync(path).size !== SEGMENT_BYTES) return `pg_wal/${name} is cut`
  const header = readAt(path, 0, FIRST_PAGE_HEADER_BYTES)
  const begins = position - (position % BigInt(SEGMENT_BYTES))
  const fits =
    header.readBigUInt64LE(8) === begins && header.readBigUInt64LE(24) === control.systemId
  return fits ? undefined : `pg_wal/${name} is damaged`
}

function isRecord(folder: string, control: Control): boolean {
  const header = readRecord(folder, control, RECORD_HEADER_BYTES)
  const length = header.readUInt32LE(0)
  if (length <= RECORD_HEADER_BYTES || length > MOST_RECORD_BYTES) return false
  const record = readRecord(folder, control, length)
  const crc = crc32c(record.subarray(RECORD_HEADER_BYTES), record.subarray(0, RECORD_CRC_AT))
  return crc === record.readUInt32LE(RECORD_CRC_AT)
}

/** The bytes of the checkpoint's record without the page headers between them. */
function readRecord(folder: string, control: Control, length: number): Buffer {
  const parts: Buffer[] = []
  let missing = length
  let position = control.checkpoint
  while (missing > 0) {
    const inSegment = Number(position % BigInt(SEGMENT_BYTES))
    const inPage = inSegment % PAGE_BYTES
    if (inPage === 0) {
      position += BigInt(inSegment === 0 ? FIRST_PAGE_HEADER_BYTES : PAGE_HEADER_BYTES)
      continue
    }
    const take = Math.min(missing, PAGE_BYTES - inPage)
    const path = join(folder, segmentName(control.timeline, position))
    parts.push(readAt(path, inSegment, take))
    position += BigInt(take)
    missing -= take
  }
  return Buffer.concat(parts)
}

/** Always `length` bytes; zeros where the file is missing or ends before. */
function readAt(path: string, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  if (!existsSync(path)) return bytes
  const fd = openSync(path, 'r')
  try {
    readSync(fd, bytes, 0, length, at)
  } finally {
    closeSync(fd)
  }
  return bytes
}

function segmentName(timeline: number, position: bigint): string {
  const segment = Number(position / BigInt(SEGMENT_BYTES))
  return [timeline, Math.floor(segment / SEGMENTS_A_LOG_ID), segment % SEGMENTS_A_LOG_ID]
    .map(part => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}
