import { expect, test } from 'vitest'
import { ME, sampleWorkspace } from '../../testing/samples.ts'
import { keysOf, pageCommands } from './pages.ts'

const owner = sampleWorkspace()
const [company] = ME.workspaces
if (!company) throw new Error('the sample has a company')
const accountant = sampleWorkspace({ ...ME, workspaces: [{ ...company, role: 'accountant' }] })

const paths = (...given: Parameters<typeof pageCommands>) =>
  pageCommands(...given).map(({ path }) => path)

test('every page has a command of its own, with words to find it by', () => {
  const commands = pageCommands(owner, false)
  expect(new Set(commands.map(({ key }) => key)).size).toBe(commands.length)
  expect(new Set(commands.map(({ path }) => path)).size).toBe(commands.length)
  const invoices = commands.find(({ path }) => path === '/invoices')
  expect(invoices).toMatchObject({ label: 'Invoices', keys: 'g i' })
  expect(invoices?.keywords).toContain('bills')
  const wordless = commands.filter(({ group, keywords }) => group === 'settings' && !keywords)
  expect(wordless).toEqual([])
})

test('a page that the person may not see has none', () => {
  expect(paths(owner, false)).toContain('/customers/import')
  expect(paths(accountant, false)).not.toContain('/customers/import')
  expect(paths(owner, false)).toContain('/settings/instance')
  expect(paths(accountant, false)).not.toContain('/settings/instance')
  expect(paths(owner, false)).toContain('/settings/account')
  expect(paths(owner, true)).not.toContain('/settings/account')
})

test('a path has the keys of its shortcut, if there is one', () => {
  expect(keysOf('/customers')).toBe('g c')
  expect(keysOf('/settings/team')).toBeUndefined()
})
