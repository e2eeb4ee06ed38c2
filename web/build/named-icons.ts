import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const TABLER = /\/@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/
const SIMPLE = /\/simple-icons\/index\.mjs$/

/**
 * Leaves of the two libraries of icons only those that ui names: the bundler would drop the others, but first read six
 * thousand files, which takes half a gigabyte. Nothing happens where a library's text differs.
 */
export function namedIcons(ui: string): Plugin {
  let names: ReadonlySet<string> = new Set()
  return {
    name: 'named-icons',
    apply: 'build',
    buildStart() {
      names = namesIn(join(ui, 'src'))
    },
    load: {
      filter: { id: [TABLER, SIMPLE] },
      handler(id) {
        const text = readFileSync(id, 'utf8')
        return TABLER.test(id) ? tablerOf(text, names) : simpleOf(text, names)
      },
    },
  }
}

/** What looks like the name of an icon in the sources of a folder. */
function namesIn(folder: string): ReadonlySet<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => readFileSync(join(folder, path), 'utf8'))
  return new Set(sources.flatMap(text => text.match(/\b(?:Icon|si)[A-Z0-9]\w*/g) ?? []))
}

/** A line for each icon: export { default as IconX, default as IconOldNameOfX } from './icons/IconX.mjs'; */
export function tablerOf(text: string, names: ReadonlySet<string>): string {
  const lines = [...text.matchAll(/^export \{ default as .*$/gm)].map(([line]) => line)
  const used = lines.filter(line => line.match(/\bIcon\w+/g)?.some(name => names.has(name)))
  return used.length === 0 ? text : used.join('\n')
}

/** All in one declaration: const …;export const siX={title:…},siY={title:…}; */
export function simpleOf(text: string, names: ReadonlySet<string>): string {
  const [head, icons] = text.split('export const ')
  if (head === undefined || icons === undefined) return text
  const each = icons.replace(/;\s*$/, '').split(/,(?=si\w+=\{title:)/)
  const used = each.filter(icon => names.has(icon.slice(0, icon.indexOf('='))))
  return used.length === 0 ? text : `${head}export const ${used.join(',')};`
}
