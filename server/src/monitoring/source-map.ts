import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SourceMapConsumer } from 'source-map-js'
import type { Frame } from './event.ts'

/** The folder of the web build's source maps, which is not served. */
const MAPS = fileURLToPath(new URL('../../../web/maps/', import.meta.url))
/** Number of cached maps of about a megabyte each; a stack involves three or four files. */
const CACHE_SIZE = 8

export type SourceFrame = Frame & { readonly mapped: boolean }

/** Maps a stack to the sources. Frames without a map, for example of older releases, are returned unchanged. */
export async function sourceFrames(
  frames: readonly Frame[],
  folder: string = MAPS,
): Promise<SourceFrame[]> {
  const mapped: SourceFrame[] = []
  for (const frame of frames) mapped.push(await sourceFrame(frame, folder))
  return mapped
}

async function sourceFrame(frame: Frame, folder: string): Promise<SourceFrame> {
  const map = frame.line === null ? undefined : await mapOf(frame.file, folder)
  if (!map || frame.line === null) return { ...frame, mapped: false }
  // Columns are 1-based in stacks, 0-based in maps.
  const column = Math.max(0, (frame.column ?? 1) - 1)
  const position = map.originalPositionFor({ line: frame.line, column })
  if (position.source === null) return { ...frame, mapped: false }
  return {
    function: position.name ?? frame.function,
    file: position.source.replace(/^(?:\.\.\/)+/, ''),
    line: position.line,
    column: position.column === null ? null : position.column + 1,
    mapped: true,
  }
}

const maps = new Map<string, Promise<SourceMapConsumer | undefined>>()

/** The map of a file; the pattern admits only names inside the folder. */
function mapOf(file: string, folder: string): Promise<SourceMapConsumer | undefined> {
  const [, name] = /^assets\/([\w-]+\.js)$/.exec(file) ?? []
  if (name === undefined) return Promise.resolve(undefined)
  const path = `${folder}${name}.map`
  const cached = maps.get(path)
  maps.delete(path)
  const map = cached ?? read(path)
  maps.set(path, map)
  for (const oldest of maps.keys()) if (maps.size > CACHE_SIZE) maps.delete(oldest)
  return map
}

async function read(path: string): Promise<SourceMapConsumer | undefined> {
  try {
    return new SourceMapConsumer(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}
