import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Change } from './changes.ts'

/*
 * Loaded before everything else (`node --import`), also by the workers and child processes of the server: a file is
 * loaded with the change in SEEDED_CHANGE, so that no file is ever written.
 */

const given = process.env['SEEDED_CHANGE']
if (given !== undefined) {
  const change: Pick<Change, 'path' | 'start' | 'end' | 'text'> = JSON.parse(given)
  const changed = pathToFileURL(change.path).href
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      if (url !== changed || loaded.source === undefined || loaded.source === null) return loaded
      const source = textOf(loaded.source)
      const text = source.slice(0, change.start) + change.text + source.slice(change.end)
      return { ...loaded, source: text }
    },
  })
}

function textOf(source: string | ArrayBufferLike | NodeJS.TypedArray): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}
