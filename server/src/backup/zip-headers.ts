import type { FileHandle } from 'node:fs/promises'
import type * as yauzl from 'yauzl'

/*
 * A ZIP says most things twice: before the bytes of a file, after them, in the directory and at the end. What is read is the
 * directory; a copy that differs shows that the ZIP was damaged.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */

const LOCAL_BYTES = 30
const DESCRIPTOR_BYTES = 24
const END_BYTES = 22
const LOCATOR_BYTES = 20
const END_64_BYTES = 56

/** Which copy of what the directory says of a file differs from it; undefined where none does. */
export async function differentCopy(
  file: FileHandle,
  entry: yauzl.Entry,
): Promise<string | undefined> {
  const at = entry.relativeOffsetOfLocalHeader
  const name = entry.fileNameRaw
  const local = await bytesAt(file, at, LOCAL_BYTES + name.length)
  if (!local) return 'its header'
  const hasDescriptor = (entry.generalPurposeBitFlag & 8) !== 0
  const sums = [entry.crc32, entry.compressedSize, entry.uncompressedSize]
  const isSame =
    local.readUInt32LE(0) === 0x04034b50 &&
    local.readUInt16LE(4) === entry.versionNeededToExtract &&
    local.readUInt16LE(6) === entry.generalPurposeBitFlag &&
    local.readUInt16LE(8) === entry.compressionMethod &&
    local.readUInt16LE(10) === entry.lastModFileTime &&
    local.readUInt16LE(12) === entry.lastModFileDate &&
    sums.every((sum, i) => isCopy(local.readUInt32LE(14 + 4 * i), sum, hasDescriptor)) &&
    local.readUInt16LE(26) === name.length &&
    local.subarray(LOCAL_BYTES).equals(name)
  if (!isSame) return 'its header'
  if (!hasDescriptor) return undefined
  const dataAt = at + LOCAL_BYTES + name.length + local.readUInt16LE(28)
  const after = await bytesAt(file, dataAt + entry.compressedSize, DESCRIPTOR_BYTES)
  return after && isDescriptor(after, entry) ? undefined : 'what stands after its bytes'
}

/** Zero where the sum stands after the bytes, and all ones where it is too large for the field. */
function isCopy(field: number, sum: number, hasDescriptor: boolean): boolean {
  return field === (hasDescriptor ? 0 : sum) || field === 0xffffffff
}

/** With sizes of four or, in a large ZIP, eight bytes. */
function isDescriptor(bytes: Buffer, entry: yauzl.Entry): boolean {
  if (bytes.readUInt32LE(0) !== 0x08074b50 || bytes.readUInt32LE(4) !== entry.crc32) return false
  const { compressedSize, uncompressedSize } = entry
  const isShort =
    bytes.readUInt32LE(8) === compressedSize && bytes.readUInt32LE(12) === uncompressedSize
  const isLong =
    bytes.readBigUInt64LE(8) === BigInt(compressedSize) &&
    bytes.readBigUInt64LE(16) === BigInt(uncompressedSize)
  return isShort || isLong
}

/** What was read of the directory. */
export type Directory = { readonly entries: number; readonly bytes: number }

/** Bytes of an entry in the directory. */
export function bytesInDirectory(entry: yauzl.Entry): number {
  return 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
}

/** Whether the end of a ZIP names the directory that stands before it. One with a comment is of another program. */
export async function isEndWhole(file: FileHandle, directory: Directory): Promise<boolean> {
  const { size } = await file.stat()
  const endAt = size - END_BYTES
  const end = await bytesAt(file, endAt, END_BYTES)
  if (end?.readUInt32LE(0) !== 0x06054b50) return true
  const counts = [end.readUInt16LE(8), end.readUInt16LE(10)]
  const [bytes, offset] = [end.readUInt32LE(12), end.readUInt32LE(16)]
  const isOnOneDisk = end.readUInt16LE(4) === 0 && end.readUInt16LE(6) === 0
  const isLarge = [...counts, bytes, offset].some(one => one === 0xffff || one === 0xffffffff)
  if (isLarge) return isOnOneDisk && isEnd64Whole(file, endAt, directory)
  return (
    isOnOneDisk &&
    counts.every(count => count === directory.entries) &&
    bytes === directory.bytes &&
    offset + bytes === endAt
  )
}

async function isEnd64Whole(
  file: FileHandle,
  endAt: number,
  directory: Directory,
): Promise<boolean> {
  const at = endAt - LOCATOR_BYTES - END_64_BYTES
  const bytes = await bytesAt(file, at, END_64_BYTES + LOCATOR_BYTES)
  if (!bytes || bytes.readUInt32LE(0) !== 0x06064b50) return false
  const locator = bytes.subarray(END_64_BYTES)
  const directoryEnd = bytes.readBigUInt64LE(40) + bytes.readBigUInt64LE(48)
  return (
    bytes.readBigUInt64LE(4) === BigInt(END_64_BYTES - 12) &&
    bytes.readUInt32LE(16) === 0 &&
    bytes.readUInt32LE(20) === 0 &&
    bytes.readBigUInt64LE(24) === BigInt(directory.entries) &&
    bytes.readBigUInt64LE(32) === BigInt(directory.entries) &&
    bytes.readBigUInt64LE(40) === BigInt(directory.bytes) &&
    directoryEnd === BigInt(at) &&
    locator.readUInt32LE(0) === 0x07064b50 &&
    locator.readUInt32LE(4) === 0 &&
    locator.readBigUInt64LE(8) === BigInt(at) &&
    locator.readUInt32LE(16) === 1
  )
}

/** Undefined beyond the file; zeros after its end. */
async function bytesAt(
  file: FileHandle,
  position: number,
  length: number,
): Promise<Buffer | undefined> {
  if (position < 0) return undefined
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return bytesRead === 0 ? undefined : buffer
}
