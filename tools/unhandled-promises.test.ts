import { expect, test } from 'vitest'
import { unhandledPromises } from './unhandled-promises.ts'

/** Each with the name of the promise that fails unheard. */
const UNHEARD: readonly [string, string, string][] = [
  ['awaited after another', 'const a = make(); const b = await other(); await a', 'a'],
  ['awaited after work that was given', 'const a = make(); await work(); await a', 'a'],
  [
    'awaited in a branch before it',
    'const a = make(); if (x) { await other() } else { await a } await a',
    'a',
  ],
  ['chained without a handler', 'const a = make().then(done); await other(); await a', 'a'],
  [
    'with a handler of its own result only',
    'const a = make().finally(end); await other(); await a',
    'a',
  ],
  ['combined too late', 'const a = list.map(make); await other(); await Promise.all(a)', 'a'],
  [
    'combined with what is awaited first',
    'const a = make(); await Promise.all([await other(), a])',
    'a',
  ],
  ['awaited after a loop', 'const a = make(); for await (const x of y) use(x); await a', 'a'],
  [
    'awaited only by a function that may run later',
    'const a = make(); return async () => { await a }',
    'a',
  ],
  ['awaited in a handler', 'const a = make(); try { await work() } catch { await a } await a', 'a'],
  ['in a field', 'class A { begin() { this.a = make() } async end() { await this.a } }', 'this.a'],
  [
    'in a private field',
    'class A { begin() { this.#a = make() } async end() { await this.#a } }',
    'this.a',
  ],
  [
    'in a variable outside',
    'let a; const begin = () => { a = make() }; const end = async () => { await a }',
    'a',
  ],
  [
    'made with a constructor',
    'const a = new Promise((done, fail) => go(done, fail)); await other(); await a',
    'a',
  ],
  ['of a choice', 'const a = x ? make() : undefined; await other(); await a', 'a'],
  ['awaited one by one', 'for (const a of promises) await a', 'a'],
  ['returned after another', 'const a = make(); await other(); if (x) await a; return a', 'a'],
  ['dropped', 'const stop = async () => { await end() }; on("x", () => void stop())', 'stop'],
  ['dropped by a method', 'class A { async run() {} begin() { void this.run() } }', 'this.run'],
]

test.each(UNHEARD)('a promise %s is found', (_, code, name) => {
  expect(unhandledPromises('a.ts', `export async function f() { ${code} }`)).toEqual([
    expect.objectContaining({ name }),
  ])
})

const HEARD: readonly [string, string][] = [
  ['awaited at once', 'await make()'],
  ['awaited next', 'const a = make(); work(); await a'],
  ['with a handler', 'const a = make(); a.catch(() => {}); await other(); await a'],
  ['made with a handler', 'const a = make().catch(() => {}); await other(); await a'],
  ['made with both handlers', 'const a = make().then(done, fail); await other(); await a'],
  [
    'with a handler before its end',
    'const a = make().catch(fail).finally(end); await other(); await a',
  ],
  ['combined at once', 'const a = make(); const b = other(); await Promise.all([a, b])'],
  ['combined with one that is made there', 'const a = make(); await Promise.all([a, other()])'],
  ['settled', 'const a = Promise.allSettled(list); await other(); await a'],
  ['given back', 'const a = make(); return a'],
  ['kept and given back', 'return (this.a ??= make())'],
  ['kept and given back by an arrow', 'let a; return { close: () => (a ??= make()) }'],
  ['passed on', 'const a = make(); watch(a); await other(); await a'],
  ['that cannot fail', 'const a = new Promise(done => go(done)); await other(); await a'],
  ['that is no promise', 'const a = make(); await other(); use(a)'],
  ['already awaited', 'const a = await make(); await other(); await a'],
  ['dropped with a handler', 'const stop = async () => {}; void stop().catch(() => {})'],
]

test.each(HEARD)('a promise %s is not', (_, code) => {
  expect(unhandledPromises('a.ts', `export async function f() { ${code} }`)).toEqual([])
})

test('a schema whose method is named as a handler is no promise', () => {
  const code =
    'const shape = z.text(); const wide = shape.catch(""); export const f = async () => 1'
  expect(unhandledPromises('a.ts', code)).toEqual([])
})
