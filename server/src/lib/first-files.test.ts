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

async function linksOf(url: string, mayRead = true): Promise<readonly string[] | undefined> {
  const file = join(mkdtempSync(join(tmpdir(), 'bordereau-links-')), 'first-files.json')
  writeFileSync(file, JSON.stringify(pages))
  const links = await readFirstFiles(file)(url, () => Promise.resolve(mayRead))
  return links?.split(', ')
}

test('a page names its code and its first data, with the names of its own address', async () => {
  expect(await linksOf('/w/01a2-b/invoices')).toEqual([
    '</scheme.js>; rel=preload; as=script',
    '</api/me>; rel=preload; as=fetch; crossorigin',
    '</assets/list.css>; rel=preload; as=style; crossorigin',
    '</assets/invoices.js>; rel=modulepreload; crossorigin',
    '</api/workspaces/01a2-b/invoices?limit=50>; rel=preload; as=fetch; crossorigin',
  ])
})

test('a company that the visitor may not read has none of its data named', async () => {
  const links = await linksOf('/w/01a2-b/invoices', false)
  expect(links).toHaveLength(4)
  expect(links?.join()).not.toContain('workspaces')
})

test('a filtered list names its code only: it requests other data', async () => {
  expect(await linksOf('/w/01a2-b/invoices?tab=paid')).toHaveLength(4)
})

test('an address cannot put anything else into the header', async () => {
  const links = await linksOf('/w/a%0d%0ab>;%20rel=x,/invoices')
  expect(links?.at(-1)).toBe(
    '</api/workspaces/a0d0ab3E20relx/invoices?limit=50>; rel=preload; as=fetch; crossorigin',
  )
})

test('other pages, and a server without a build, name nothing', async () => {
  expect(await linksOf('/sign-in')).toBeUndefined()
  const none = readFirstFiles('/nowhere/first-files.json')
  expect(await none('/w/1/invoices', () => Promise.resolve(true))).toBeUndefined()
})
