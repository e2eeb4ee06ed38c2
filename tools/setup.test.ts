import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test('npm start on a checkout that is set up neither installs nor builds', () => {
  // The pages are built before the tests begin. A second build would replace files that a running server serves.
  const setup = resolve(import.meta.dirname, 'setup.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [setup, 'start'], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
})
