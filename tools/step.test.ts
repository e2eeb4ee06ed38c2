import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const SCRIPT = new URL('./step.mjs', import.meta.url).href

/** A process whose step is a script of Node. */
function stepOf(code: string) {
  const step = `import { runStep } from ${JSON.stringify(SCRIPT)}
    runStep(process.execPath, ['-e', ${JSON.stringify(code)}])
    console.log('went on')`
  return spawnSync(process.execPath, ['--input-type=module', '-e', step], { encoding: 'utf8' })
}

test('a step that ends well lets set-up go on', () => {
  expect(stepOf('')).toMatchObject({ status: 0, stdout: 'went on\n', stderr: '' })
})

test.each([
  ['the system kills it', `process.kill(process.pid, 'SIGKILL')`, 'SIGKILL'],
  ['V8 has no memory', `process.abort()`, 'SIGABRT'],
  ['a program between passes the kill on', `process.exit(137)`, 'status 137'],
])('a step that ends because %s is explained, with what helps', (_, code, how) => {
  const { status, stdout, stderr } = stepOf(code)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain(`(${how}), most likely because memory ran out. It needs`)
  expect(stderr).toMatch(/this machine has \d+ MB, of which \d+ MB are free/)
  expect(stderr).toContain('add swap')
})

test('a step that fails by itself has said why', () => {
  expect(stepOf('console.error("no such font"); process.exit(3)')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'no such font\n',
  })
})
