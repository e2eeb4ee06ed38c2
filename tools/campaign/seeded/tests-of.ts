import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { edgesOf } from '../../import-graph.ts'

/** Tests of the whole server that take minutes each. */
const LONG = /^server\/src\/(fuzz|odd-input|proxy|start)\.|\/crash\//
/** Every table's row-level security. */
const ALWAYS = ['server/src/row-level-security.test.ts']

/**
 * The tests of `npm test` that would see a change of a file of the server, in the order in which they are tried: those of
 * its folder, those of its feature and of features whose tests import it, then those of every table.
 */
export function testsOf(root: string, path: string): readonly (readonly string[])[] {
  const tests = globSync('server/src/**/*.test.ts', { cwd: root })
    .filter(test => !LONG.test(test))
    .toSorted()
  const feature = path.split('/').slice(0, 3).join('/')
  const inFolder = tests.filter(test => dirname(test) === dirname(path))
  const inFeature = tests.filter(test => test.startsWith(`${feature}/`))
  const importing = importers(root, path).filter(test => !inFeature.includes(test))
  const rest = [...inFeature.filter(test => !inFolder.includes(test)), ...importing]
  return [inFolder, rest, ALWAYS]
}

/** Tests of other features whose files import the file itself or by way of one other. */
function importers(root: string, path: string): readonly string[] {
  const files = globSync('server/src/**/*.ts', { cwd: root }).map(name => ({
    path: name,
    text: readFileSync(join(root, name), 'utf8'),
  }))
  const edges = edgesOf(files).filter(edge => !edge.type)
  const near = new Set(edges.filter(edge => edge.to === path).map(edge => edge.from))
  const features = new Set([...near].map(dirname))
  return files
    .map(file => file.path)
    .filter(name => name.endsWith('.test.ts') && features.has(dirname(name)))
    .filter(name => dirname(name) !== 'server/src')
    .toSorted()
}
