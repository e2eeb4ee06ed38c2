import { readdirSync, readlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeTable } from './table.ts'

const COLUMNS = [{ title: 'Name', width: 20, amount: false }]
/** More than is kept in memory. */
const LONG = Array.from({ length: 17 }, () => ['x'.repeat(1024 * 1024)])

test.runIf(process.platform === 'linux')(
  'a table that fails when it is too long for memory leaves no file open',
  async () => {
    const failing = makeTable('csv', COLUMNS, async add => {
      await add(LONG)
      expect(openSpools()).toHaveLength(1)
      throw new Error('the list could not be read')
    })
    await expect(failing).rejects.toThrow('the list could not be read')
    expect(openSpools()).toEqual([])
  },
)

function openSpools(): string[] {
  return readdirSync('/proc/self/fd')
    .flatMap(fd => {
      try {
        return [readlinkSync(`/proc/self/fd/${fd}`)]
      } catch {
        // The one by which the folder is read.
        return []
      }
    })
    .filter(path => /bordereau-[0-9a-f-]{36}/.test(path))
}
