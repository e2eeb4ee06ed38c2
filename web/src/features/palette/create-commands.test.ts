// @vitest-environment happy-dom
import type { Action } from '@bordereau/domain/access/policy'
import { afterEach, describe, expect, test } from 'vitest'
import { navigationSections } from '../../navigation/destinations.ts'
import { sampleWorkspace } from '../../testing/samples.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { keysOfPage } from '../shell/keys-of-page.ts'
import { useCreateCommands } from './create-commands.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

function pathsFor(...allowed: readonly Action[]): readonly string[] {
  const { value } = renderInWorkspace(useCreateCommands, '/w/1', {
    may: action => allowed.includes(action),
  })
  return value().map(({ path }) => path ?? '')
}

test('the palette begins what the person may begin', () => {
  expect(pathsFor('invoices.draft')).toEqual([
    '/invoices/new',
    '/invoices/new?type=self_billed_invoice',
  ])
  expect(pathsFor('customers.create', 'payments.record', 'calendar.read')).toEqual([
    '/customers/new',
    '/payments?new=payment',
    '/calendar?subscribe=feed',
  ])
  expect(pathsFor()).toEqual([])
})

describe('the navigation', () => {
  const workspace = sampleWorkspace()
  const base = `/w/${workspace.workspaceId}`
  const items = (pathname: string, may = workspace.may) =>
    navigationSections({ ...workspace, may }, pathname).flatMap(section => section.items)
  const currentAt = (pathname: string) =>
    items(pathname).flatMap(({ key, current }) => (current ? [key] : []))

  test('marks the page that is open, and the one above it', () => {
    expect(currentAt(base)).toEqual(['dashboard'])
    expect(currentAt(`${base}/invoices/1`)).toEqual(['invoices'])
    expect(currentAt(`${base}/settings/team`)).toEqual(['settings'])
    expect(currentAt(`${base}/invoices-of-mine`)).toEqual([])
  })

  test('leaves out what the person may not read', () => {
    const all = items(base, () => true).map(({ key }) => key)
    const few = items(base, () => false).map(({ key }) => key)
    expect(all.filter(key => !few.includes(key))).toEqual(['bank', 'calendar', 'mail'])
    expect(new Set(all).size).toBe(all.length)
  })
})

test('help names the keys of what is on the page', () => {
  const keys = () => keysOfPage().map(help => help.keys)
  expect(keys()).toEqual([])
  document.body.innerHTML = '<main id="main"><table><tr data-row-key="1"></tr></table></main>'
  expect(keys()).toEqual(['j', 'k', 'Enter'])
  document.body.innerHTML =
    '<main id="main"><div data-row-key="1"><input type="checkbox"></div></main>'
  expect(keys()).toEqual(['j', 'k', 'Enter', 'x', 'Escape'])
  document.body.innerHTML =
    '<main id="main"><article><ul><li data-path="lines.0"></li></ul></article></main>'
  expect(keys()).toContain('Mod+D')
})
