import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * A simulated power cut: `disk` is what the operating system shows, `shadow` what is durable, namely each file as it
 * was at its last fsync. Each block of what differs survives or not. Created, renamed and deleted names are assumed to
 * be durable in order, as in journalling file systems.
 */

const BLOCK = 4096

/** Copies one file into the shadow when its fsync returns. */
export function settle(disk: string, shadow: string, path: string): void {
  const target = join(shadow, relative(disk, path))
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(path, `${target}.part`, constants.COPYFILE_FICLONE)
  renameSync(`${target}.part`, target)
}

/** Writes to `after` what a machine could find after the power cut. `random` returns numbers from 0 up to 1. */
export function cutPower(disk: string, shadow: string, after: string, random: () => number): void {
  for (const entry of readdirSync(disk, { withFileTypes: true })) {
    const [from, synced, to] = [disk, shadow, after].map(dir => join(dir, entry.name)) as [
      string,
      string,
      string,
    ]
    if (entry.isDirectory()) {
      mkdirSync(to, { recursive: true })
      cutPower(from, synced, to, random)
    } else {
      mkdirSync(after, { recursive: true })
      writeFileSync(to, survived(from, synced, random))
    }
  }
}

function survived(disk: string, shadow: string, random: () => number): Uint8Array {
  const fresh = readFileSync(disk)
  const old = existsSync(shadow) ? readFileSync(shadow) : Buffer.alloc(0)
  if (fresh.equals(old)) return fresh
  const outcome = random()
  if (outcome < 1 / 3) return old
  return outcome < 2 / 3 ? fresh : mixed(old, fresh, random)
}

function mixed(old: Buffer, fresh: Buffer, random: () => number): Uint8Array {
  const result = Buffer.alloc(fresh.length)
  for (let at = 0; at < fresh.length; at += BLOCK) {
    const source = random() < 0.5 ? old : fresh
    result.set(source.subarray(at, Math.min(at + BLOCK, fresh.length)), at)
  }
  return result
}

/** A generator of reproducible numbers from 0 up to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mix = Math.imul(state ^ (state >>> 15), 1 | state)
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32
  }
}
