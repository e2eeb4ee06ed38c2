import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { simpleOf, tablerOf } from '../web/build/named-icons.ts'

const { resolve } = createRequire(join(import.meta.dirname, '../ui/package.json'))
const tabler = readFileSync(
  join(dirname(resolve('@tabler/icons-react')), '../esm/tabler-icons-react.mjs'),
  'utf8',
)
const simple = readFileSync(join(dirname(resolve('simple-icons')), 'index.mjs'), 'utf8')
const names = new Set(['IconPackage', 'IconDiscountCheck', 'siStripe', 'siZyte'])

test('of the icons of Tabler those that are named are left, by an older name too', () => {
  expect(tablerOf(tabler, names).split('\n')).toEqual([
    expect.stringContaining(`default as IconDiscountCheck, `),
    expect.stringContaining(`'./icons/IconPackage.mjs'`),
  ])
})

test('of the brands’ icons those that are named are left, whole', () => {
  const text = simpleOf(simple, names)
  expect(text.length).toBeLessThan(10_000)
  expect(text.match(/si\w+(?==\{title:)/g)).toEqual(['siStripe', 'siZyte'])
  expect(text).toMatch(/^const c=.*export const siStripe=\{title:"Stripe".*hex:"\w+"\};$/s)
})

test('a text that is not as expected is left as it is', () => {
  expect(tablerOf('export * from "./icons"', names)).toBe('export * from "./icons"')
  expect(simpleOf('export * from "./icons"', names)).toBe('export * from "./icons"')
})
