import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

/** A mutant that no test finds. Lines move, so that file, code and what it becomes identify it. */
export type Survivor = {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly becomes: string
  /** Why no test finds it: it is equivalent, or what it changes is not worth a test. */
  readonly reason?: string
}

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
