import { expect, test } from 'vitest'
import { asReasons, outdatedReasons, scoreOf, survivorsOf, unexplained } from './survivors.ts'

test('the score counts what could have been found', () => {
  const of = (...statuses: Parameters<typeof scoreOf>[0][number]['status'][]) =>
    scoreOf(statuses.map(status => ({ status })))
  expect(of('Killed', 'Timeout', 'Survived', 'NoCoverage')).toBe(50)
  expect(of('Killed', 'Ignored', 'RuntimeError', 'CompileError')).toBe(100)
  expect(of()).toBe(100)
})

test('a survivor is the code between its places, and what it becomes', () => {
  const mutant = {
    status: 'Survived' as const,
    fileName: '/root/a.ts',
    replacement: 'a  <=\n b',
    location: { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } },
  }
  const source = 'first\nif (a < b) c\nlast'
  expect(survivorsOf([mutant], () => source, '/root')).toEqual([
    { file: 'a.ts', line: 2, code: 'a < b', becomes: 'a <= b' },
  ])
  const long = {
    ...mutant,
    location: { start: { line: 2, column: 12 }, end: { line: 3, column: 3 } },
  }
  expect(survivorsOf([long], () => source, '/root')).toMatchObject([{ code: 'c la' }])
  expect(survivorsOf([{ ...mutant, status: 'Killed' }], () => source, '/root')).toEqual([])
})

test('a reason is of a file, a code and what it becomes, wherever that stands', () => {
  const at = (line: number, becomes = 'a <= b', file = 'a.ts') => ({
    file,
    line,
    code: 'a < b',
    becomes,
  })
  const reasons = { 'a.ts': { 'equivalent: a is never b': ['a < b → a <= b', 'a < b → true'] } }
  const others = [at(1, 'false'), at(1, 'a <= b', 'b.ts')]
  expect(unexplained([at(1), at(2), ...others], reasons)).toEqual(others)
  expect(outdatedReasons([at(1), ...others], reasons, ['a.ts', 'b.ts'])).toEqual([
    'a.ts a < b → true',
  ])
  expect(outdatedReasons([], reasons, ['b.ts'])).toEqual([])
  expect(asReasons([at(1), at(2), ...others])).toEqual({
    'a.ts': { '': ['a < b → a <= b', 'a < b → false'] },
    'b.ts': { '': ['a < b → a <= b'] },
  })
})
