import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { createMemoryFolder } from './memory-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'bordereau-shm-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('the folder of a run is its own, and those that killed runs left are removed', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  for (const name of [`bordereau-test-${pid}`, `bordereau-test-${process.ppid}`, 'of-others'])
    mkdirSync(join(root, name, 'deep'), { recursive: true })
  const folder = createMemoryFolder(root, 1)
  expect(readdirSync(root).toSorted()).toEqual(
    [`bordereau-test-${process.ppid}`, `bordereau-test-${process.pid}`, 'of-others'].toSorted(),
  )
  folder?.remove()
  expect(existsSync(folder?.path ?? root)).toBe(false)
})

test('a run without enough memory, or on a system without the folder, keeps its files on the disk', () => {
  expect(createMemoryFolder(root, Number.POSITIVE_INFINITY)).toBe(undefined)
  expect(createMemoryFolder(join(root, 'nowhere'), 1)).toBe(undefined)
})
