import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mock } from 'node:test'
import { chai, vi as real } from 'vitest'
import { type Context, addHook, addSuite, addTest, fileOfRunningTest } from './collect.ts'

export { expect } from 'vitest'

/* Stands in for Vitest in tests collected by collect.ts: as much of it as these tests use. */

type Body = (...values: never[]) => unknown
type Add = (name: string, body: (context: Context) => unknown) => void
type Conditional = ((name: string, body: Body) => void) & {
  readonly each: (table: readonly unknown[]) => (name: string, body: Body) => void
}

export const describe = withTables(addSuite)
export const test = withTables(addTest)
export const it = test

export const beforeAll = (hook: (context: Context) => unknown): void => addHook('beforeAll', hook)
export const beforeEach = (hook: (context: Context) => unknown): void => addHook('beforeEach', hook)
export const afterEach = (hook: (context: Context) => unknown): void => addHook('afterEach', hook)
export const afterAll = (hook: (context: Context) => unknown): void => addHook('afterAll', hook)

// Vitest's own finds the file by the worker's test, which is none here. This one compares and never writes.
chai.use(({ Assertion }, { addMethod, flag }) => {
  addMethod(Assertion.prototype, 'toMatchFileSnapshot', function (this: object, path: string) {
    const expected = readFileSync(join(dirname(fileOfRunningTest()), path), 'utf8')
    new Assertion(flag(this, 'object')).to.equal(expected)
    return Promise.resolve()
  })
})

const envBefore = new Map<string, string | undefined>()

/** What of `vi` needs Vitest's own process is done by Node; the rest is Vitest's. */
export const vi = {
  fn: real.fn,
  stubGlobal: real.stubGlobal,
  unstubAllGlobals: real.unstubAllGlobals,
  waitFor: async <Value>(
    check: () => Value | Promise<Value>,
    { timeout = 1_000, interval = 50 }: { timeout?: number; interval?: number } = {},
  ): Promise<Value> => {
    const end = performance.now() + timeout
    for (;;) {
      try {
        return await check()
      } catch (error) {
        if (performance.now() > end) throw error
      }
      await new Promise(resolve => setTimeout(resolve, interval))
    }
  },
  setConfig: (): void => {},
  stubEnv: (name: string, value: string): void => {
    if (!envBefore.has(name)) envBefore.set(name, process.env[name])
    process.env[name] = value
  },
  unstubAllEnvs: (): void => {
    for (const [name, value] of envBefore)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    envBefore.clear()
  },
  useFakeTimers: (): void => mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] }),
  useRealTimers: (): void => mock.timers.reset(),
  advanceTimersByTime: (milliseconds: number): void => mock.timers.tick(milliseconds),
  advanceTimersByTimeAsync: async (milliseconds: number): Promise<void> => {
    for (let passed = 0; passed < milliseconds; passed += 1) {
      mock.timers.tick(1)
      await new Promise(resolve => setImmediate(resolve))
    }
  },
}

function withTables(add: Add) {
  const one = (name: string, ...rest: unknown[]): void => add(name, bodyOf(rest))
  const each =
    (table: readonly unknown[]) =>
    (name: string, ...rest: unknown[]): void => {
      for (const [i, row] of table.entries()) {
        const values = Array.isArray(row) ? row : [row]
        add(`${name} [${i}]`, () => bodyOf(rest)(...values))
      }
    }
  const all: Conditional = Object.assign(one, { each })
  const none: Conditional = Object.assign(() => {}, { each: () => () => {} })
  return Object.assign(one, {
    concurrent: one,
    each,
    skipIf: (condition: unknown): Conditional => (condition ? none : all),
    runIf: (condition: unknown): Conditional => (condition ? all : none),
  })
}

/** Vitest takes options or a time limit beside the body; neither matters here. */
function bodyOf(rest: readonly unknown[]): (...values: unknown[]) => unknown {
  const body = rest.find(value => typeof value === 'function')
  if (body === undefined) throw new TypeError('a test without a body')
  return (...values) => Reflect.apply(body, undefined, values)
}
