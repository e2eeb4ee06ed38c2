import {
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { readControl } from './control.ts'
import { crc32c } from './crc32c.ts'

/** Test support: copies of data folders, and offsets in them. */

/** A copy that must not be written: its files are hard links. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else linkSync(source, target)
  }
}

const SEGMENT_BYTES = 16 * 1024 * 1024

/** The segment of the log that holds the last checkpoint. */
export function segmentOf(dir: string): string {
  const number = Number(checkpointOf(dir) / BigInt(SEGMENT_BYTES))
  return `pg_wal/${'00000001'.padEnd(16, '0')}${number.toString(16).toUpperCase().padStart(8, '0')}`
}

/** Offset of the last checkpoint's record in its segment. */
export function recordAt(dir: string): number {
  return Number(checkpointOf(dir) % BigInt(SEGMENT_BYTES))
}

function checkpointOf(dir: string): bigint {
  const control = readControl(dir)
  return 'checkpoint' in control ? control.checkpoint : 0n
}

/** Keeps the first `part` of the files by name, as an interrupted copy does; below 0: removes them instead. */
export function keepFirst(dir: string, part: number): void {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
  const from = part > 0 ? Math.floor(names.length * part) : 0
  const to = part > 0 ? names.length : Math.floor(names.length * -part)
  for (const name of names.slice(from, to)) rmSync(name)
}

/** Every file and folder with what the file system changes when it is written. */
export function fingerprint(folder: string): string[] {
  const entries = statSync(folder).isDirectory() ? readdirSync(folder, { recursive: true }) : []
  return ['.', ...entries.map(String)].toSorted().map(name => {
    const stats = lstatSync(join(folder, name), { bigint: true })
    return [name, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ')
  })
}

/** Changes a number in pg_control and corrects its checksum. */
export function changeControl(dir: string, offset: number, value: number): void {
  const path = join(dir, 'global', 'pg_control')
  const bytes = readFileSync(path)
  bytes.writeUInt32LE(value, offset)
  bytes.writeUInt32LE(crc32c(bytes.subarray(0, 292)), 292)
  // A new file instead of the hard link.
  rmSync(path)
  writeFileSync(path, bytes)
}

export function removeEmptyFolders(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true }))
    if (entry.isDirectory() && readdirSync(join(dir, entry.name)).length === 0)
      rmSync(join(dir, entry.name), { recursive: true })
}

/** Operations on files below a folder, by their relative names. */
export function filesIn(dir: () => string) {
  const at = (name: string): string => join(dir(), name)
  const size = (name: string): number => statSync(at(name)).size
  const remove = (name: string): void => rmSync(at(name), { recursive: true })
  /** Writes a new file instead of the hard link. */
  const write = (name: string, bytes: string | Uint8Array): void => {
    rmSync(at(name), { force: true })
    writeFileSync(at(name), bytes)
  }
  const cut = (name: string, bytes: number): void => {
    if (size(name) <= bytes) throw new Error(`${name} is no longer than ${bytes} bytes`)
    write(name, readFileSync(at(name)).subarray(0, bytes))
  }
  const zero = (name: string, from = 0, length = size(name) - from): void =>
    write(name, readFileSync(at(name)).fill(0, from, from + length))
  const flip = (name: string, offset: number): void => {
    const bytes = readFileSync(at(name))
    bytes.writeUInt8(bytes.readUInt8(offset) ^ 0x10, offset)
    write(name, bytes)
  }
  return { at, size, remove, write, cut, zero, flip }
}
