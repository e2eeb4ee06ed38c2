import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONG, rankOf } from './longest-first.ts'

const ROOT = join(import.meta.dirname, '..')

const rank = (project: string, file: string) =>
  rankOf({ moduleId: join(ROOT, file), project: { name: project } }, ROOT)

test('files of one project follow one another, those that take long first', () => {
  const [project, , long] = rank('server', LONG[0] ?? '')
  const [sameProject, , short] = rank('server', 'tools/tidy.test.ts')
  expect(sameProject).toBe(project)
  expect(long).toBeLessThan(short ?? 0)
  expect(rank('e2e', 'tools/tidy.test.ts')[0]).toBeLessThan(project ?? 0)
})

test('in a project, files that need a document come before the others', () => {
  expect(rank('web', 'web/src/data/query.test.ts')[1]).toBe(0)
  expect(rank('web', 'web/src/format/number-input.test.ts')[1]).toBe(1)
})
