import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartError } from '../db/start-error.ts'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { createSecretBox } from './secret-box.ts'
import { countSecrets, deleteSecret, putSecret, readSecret, tryReadSecret } from './store.ts'

const OWNER = { workspaceId: '0199a000-0000-7000-8000-000000000001', name: 'smtp.password' }
const OTHER = { ...OWNER, workspaceId: '0199a000-0000-7000-8000-000000000002' }
const folders: string[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bordereau-secrets-'))
  folders.push(folder)
  return folder
}
const newKey = () => randomBytes(32).toString('base64')
const boxOf = (source: { keys?: string; file?: string; dataDir?: string }) =>
  createSecretBox({ keys: null, file: null, dataDir: '/nonexistent', ...source })

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('a secret is read again with the key file of the data folder, which is made at first use', () => {
  const dataDir = newFolder()
  const box = boxOf({ dataDir })
  expect(readdirSync(dataDir)).toEqual([])
  const ciphertext = box.encrypt('pässword 🗝', OWNER)
  expect(readdirSync(dataDir)).toEqual(['secrets.key'])
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600)
  expect(ciphertext).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]+$/)
  expect(box.encrypt('pässword 🗝', OWNER)).not.toBe(ciphertext)
  expect(boxOf({ dataDir }).decrypt(ciphertext, OWNER)).toBe('pässword 🗝')
  expect(box.decrypt(box.encrypt('', OWNER), OWNER)).toBe('')
})

test.each([
  ['another company', OTHER],
  ['the instance', { ...OWNER, workspaceId: null }],
  ['another name', { ...OWNER, name: 'stripe.key' }],
])('a ciphertext does not decrypt for %s', (_, owner) => {
  const box = boxOf({ keys: newKey() })
  expect(() => box.decrypt(box.encrypt('text', OWNER), owner)).toThrow(/belongs to another place/)
})

test('a ciphertext of which any byte was changed or cut does not decrypt', () => {
  const box = boxOf({ keys: newKey() })
  const [version, keyId, body = ''] = box.encrypt('text', OWNER).split('.')
  const bytes = Buffer.from(body, 'base64url')
  for (let i = 0; i < bytes.length; i += 1) {
    const changed = Buffer.from(bytes)
    changed[i] = (changed[i] ?? 0) ^ 1
    const text = `${version}.${keyId}.${changed.toString('base64url')}`
    expect(() => box.decrypt(text, OWNER)).toThrow(/was changed/)
  }
  for (const text of ['', 'v1', `v2.${keyId}.${body}`, `v1.${keyId}.AAAA`, `v1.${keyId}.${body}.x`])
    expect(() => box.decrypt(text, OWNER)).toThrow(/was changed/)
})

test('names the key that is missing, and reads with it when it is back as a second one', () => {
  const [old, next] = [newKey(), newKey()]
  const ciphertext = boxOf({ keys: old }).encrypt('text', OWNER)
  const replaced = boxOf({ keys: next })
  expect(replaced.hasKeyOf(ciphertext)).toBe(false)
  expect(() => replaced.decrypt(ciphertext, OWNER)).toThrow(
    `the key ${ciphertext.split('.')[1]}, which is not here`,
  )
  const both = boxOf({ keys: `${next},${old}` })
  expect(both.decrypt(ciphertext, OWNER)).toBe('text')
  expect(replaced.decrypt(both.encrypt('text', OWNER), OWNER)).toBe('text')
})

test('a file that the operator names has one key a line', () => {
  const file = join(newFolder(), 'key')
  writeFileSync(file, `${newKey()}\n${newKey()}\n`)
  const box = boxOf({ file })
  expect(box.decrypt(box.encrypt('text', OWNER), OWNER)).toBe('text')
})

test.each([
  ['too short', { keys: randomBytes(16).toString('base64') }],
  ['no base64', { keys: 'change-me' }],
  ['nothing', { keys: ',' }],
  ['a file that is not there', { file: '/nonexistent/key' }],
])('the start refuses a key that is %s', (_, source) => {
  expect(() => boxOf(source)).toThrow(StartError)
})

test('the start refuses a damaged key file instead of making another one', () => {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'secrets.key'), '')
  expect(() => boxOf({ dataDir })).toThrow(/secrets\.key has no key/)
  expect(readFileSync(join(dataDir, 'secrets.key'), 'utf8')).toBe('')
})

describeWithDatabase('secrets of companies', engine => {
  let at: TestApp
  let first: string
  let second: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    const owner = await signedUp(at, 'owner@example.com')
    first = await aCompany(owner)
    second = await aCompany(owner)
  })
  afterAll(() => at.close())

  const name = 'smtp.password'
  const put = (workspaceId: string, text: string) =>
    inWorkspace(at.context.db, { workspaceId }, tx =>
      putSecret(tx, at.context.secretBox, { workspaceId, name }, { text, at: at.clock.now() }),
    )
  const read = (workspaceId: string) =>
    inWorkspace(at.context.db, { workspaceId }, tx =>
      readSecret(tx, at.context.secretBox, { workspaceId, name }),
    )

  test('are replaced, read and deleted by company and name, and are not in the database as text', async () => {
    await put(first, 'first secret')
    await put(second, 'old')
    await put(second, 'second secret')
    expect([await read(first), await read(second)]).toEqual(['first secret', 'second secret'])
    const rows = await engine.admin.selectFrom('secret').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/secret"/)
    await inWorkspace(at.context.db, { workspaceId: first }, tx =>
      deleteSecret(tx, { workspaceId: first, name }),
    )
    expect([await read(first), await read(second)]).toEqual([undefined, 'second secret'])
  })

  test('a row that is moved to another company, or whose key is lost, is unreadable', async () => {
    await put(first, 'first secret')
    const rows = await engine.admin.selectFrom('secret').selectAll().execute()
    const stolen = rows.find(row => row.workspace_id === first)?.ciphertext ?? ''
    await engine.admin
      .updateTable('secret')
      .set({ ciphertext: stolen })
      .where('workspace_id', '=', second)
      .execute()
    await expect(read(second)).rejects.toThrow(/belongs to another place/)
    const lost = boxOf({ keys: newKey() })
    const result = await inWorkspace(at.context.db, { workspaceId: first }, tx =>
      tryReadSecret(tx, lost, { workspaceId: first, name }),
    )
    expect(result).toBe('unreadable')
    const counted = await engine.admin.transaction().execute(tx => countSecrets(tx, lost))
    expect(counted).toEqual({ all: 2, withoutKey: 2 })
  })
})
