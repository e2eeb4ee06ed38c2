import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

/** A mutant that no test finds. */
export type Survivor = {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly becomes: string
}

/**
 * Why no test finds them, by file: `{ 'a.ts': { 'equivalent: …': ['a < b → a <= b'] } }`. Lines move, so that file, code
 * and what it becomes identify a mutant; those that only differ by their place have one reason.
 */
export type Reasons = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The survivors that have no reason. */
export function unexplained(survivors: readonly Survivor[], reasons: Reasons): Survivor[] {
  return survivors.filter(survivor => !keysOf(reasons, survivor.file).has(keyOf(survivor)))
}

/** What has a reason in these files and does not survive any more: 'a.ts a < b → a <= b'. */
export function outdatedReasons(
  survivors: readonly Survivor[],
  reasons: Reasons,
  files: readonly string[],
): string[] {
  return files.flatMap(file => {
    const found = new Set(survivors.filter(one => one.file === file).map(keyOf))
    return [...keysOf(reasons, file)].filter(key => !found.has(key)).map(key => `${file} ${key}`)
  })
}

/** The survivors as their reasons are written, with none yet. */
export function asReasons(survivors: readonly Survivor[]): Reasons {
  const byFile = Map.groupBy(survivors, ({ file }) => file)
  const entries = [...byFile].map(([file, all]) => [file, { '': [...new Set(all.map(keyOf))] }])
  return Object.fromEntries(entries)
}

function keysOf(reasons: Reasons, file: string): ReadonlySet<string> {
  return new Set(Object.values(reasons[file] ?? {}).flat())
}

const keyOf = ({ code, becomes }: Survivor): string => `${code} → ${becomes}`

/** Percent of the mutants that a test found, of those that could be found. */
export function scoreOf(results: readonly Pick<MutantResult, 'status'>[]): number {
  const count = (...of: MutantResult['status'][]) =>
    results.filter(({ status }) => of.includes(status)).length
  const found = count('Killed', 'Timeout')
  const missed = count('Survived', 'NoCoverage')
  return found + missed === 0 ? 100 : (100 * found) / (found + missed)
}

export function survivorsOf(
  results: readonly Pick<MutantResult, 'status' | 'fileName' | 'location' | 'replacement'>[],
  sourceOf: (path: string) => string,
  root: string,
): readonly Survivor[] {
  return results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location, replacement }) => {
      // Stryker counts lines and columns from 1, and the end is not part of it.
      const { start, end } = location
      const lines = sourceOf(fileName)
        .split('\n')
        .slice(start.line - 1, end.line)
      const last = lines.length - 1
      const code = lines
        .map((line, i) =>
          line.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : undefined),
        )
        .join('\n')
      return {
        file: relative(root, fileName),
        line: start.line,
        code: short(code),
        becomes: short(replacement ?? ''),
      }
    })
}

/** One line of at most so many characters. */
function short(code: string): string {
  return code.replace(/\s+/g, ' ').slice(0, 100)
}
