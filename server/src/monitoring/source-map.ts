import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SourceMapConsumer } from 'source-map-js'
import type { Frame } from './event.ts'

/** Where the build of the pages lays its source maps: beside what is served, never in it. */
const MAPS = fileURLToPath(new URL('../../../web/maps/', import.meta.url))
/** Each is a megabyte or so once read; a stack goes through three or four files. */
const KEPT = 8

export type SourceFrame = Frame & { readonly mapped: boolean }

/** Reads a stack back to the sources as far as their maps are here; what belongs to an older release stays as it is. */
export async function sourceFrames(
  frames: readonly Frame[],
  folder: string = MAPS,
): Promise<SourceFrame[]> {
  const found: SourceFrame[] = []
  for (const frame of frames) found.push(await sourceFrame(frame, folder))
  return found
}

async function sourceFrame(frame: Frame, folder: string): Promise<SourceFrame> {
  const map = frame.line === null ? undefined : await mapOf(frame.file, folder)
  if (!map || frame.line === null) return { ...frame, mapped: false }
  // Stacks count columns from one, maps from nought.
  const column = Math.max(0, (frame.column ?? 1) - 1)
  const place = map.originalPositionFor({ line: frame.line, column })
  if (place.source === null) return { ...frame, mapped: false }
  return {
    function: place.name ?? frame.function,
    file: place.source.replace(/^(?:\.\.\/)+/, ''),
    line: place.line,
    column: place.column === null ? null : place.column + 1,
    mapped: true,
  }
}

const maps = new Map<string, Promise<SourceMapConsumer | undefined>>()

/** The map of one of our files; the name is a file's in the one folder, whatever the frame says. */
function mapOf(file: string, folder: string): Promise<SourceMapConsumer | undefined> {
  const [, name] = /^assets\/([\w-]+\.js)$/.exec(file) ?? []
  if (name === undefined) return Promise.resolve(undefined)
  const path = `${folder}${name}.map`
  const known = maps.get(path)
  maps.delete(path)
  const map = known ?? read(path)
  maps.set(path, map)
  for (const oldest of maps.keys()) if (maps.size > KEPT) maps.delete(oldest)
  return map
}

async function read(path: string): Promise<SourceMapConsumer | undefined> {
  try {
    return new SourceMapConsumer(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}
