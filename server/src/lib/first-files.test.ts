import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFirstFiles } from './first-files.ts'

const pages = [
  {
    path: '/w/:workspaceId/invoices',
    scripts: ['assets/invoices.js'],
    styles: ['assets/list.css'],
    data: ['/api/workspaces/:workspaceId/invoices?limit=50'],
  },
]

function linksOf(url: string): readonly string[] | undefined {
  const file = join(mkdtempSync(join(tmpdir(), 'bordereau-links-')), 'first-files.json')
  writeFileSync(file, JSON.stringify(pages))
  return readFirstFiles(file)(url)?.split(', ')
}

test('a page names its code and its first data, with the names of its own address', () => {
  expect(linksOf('/w/01a2-b/invoices')).toEqual([
    '</scheme.js>; rel=preload; as=script',
    '</api/me>; rel=preload; as=fetch; crossorigin',
    '</assets/list.css>; rel=preload; as=style; crossorigin',
    '</assets/invoices.js>; rel=modulepreload; crossorigin',
    '</api/workspaces/01a2-b/invoices?limit=50>; rel=preload; as=fetch; crossorigin',
  ])
})

test('a filtered list names its code only: it requests other data', () => {
  expect(linksOf('/w/01a2-b/invoices?tab=paid')).toHaveLength(4)
})

test('an address cannot put anything else into the header', () => {
  const links = linksOf('/w/a%0d%0ab>;%20rel=x,/invoices')
  expect(links?.at(-1)).toBe(
    '</api/workspaces/a0d0ab3E20relx/invoices?limit=50>; rel=preload; as=fetch; crossorigin',
  )
})

test('other pages, and a server without a build, name nothing', () => {
  expect(linksOf('/sign-in')).toBeUndefined()
  expect(readFirstFiles('/nowhere/first-files.json')('/w/1/invoices')).toBeUndefined()
})
