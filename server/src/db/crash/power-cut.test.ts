import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listRunningFiles } from '../folder/file-list.ts'
import { clusterFault } from '../folder/check-data-folder.ts'
import { createEmptyCluster } from '../testing.ts'
import { startVictim } from './testing-child.ts'
import { cutPower, seeded } from './shadow.ts'

vi.setConfig({ testTimeout: 600_000 })

const CUTS = Number(process.env['TEST_CUTS'] ?? 2)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_120)

type Found = { value: number; entries: number; last: number; indexed: number }

let dir: string
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'bordereau-cut-'))
  await createEmptyCluster(dir)
  renameSync(join(dir, 'pglite'), join(dir, 'made'))
  const maker = startVictim('cut-writer.ts', ['make', join(dir, 'made'), '', 'real'])
  expect(await maker.ended, maker.errors()).toBe(0)
  // The list that a start of the server writes.
  listRunningFiles(join(dir, 'made'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test(`${CUTS} power cuts lose nothing that was acknowledged (seed ${SEED})`, async () => {
  let acknowledged = 0
  for (let cut = 0; cut < CUTS; cut += 1) {
    const { acked, found, failure } = await cutOnce(SEED + cut, 'real')
    expect(failure, `cut ${cut}`).toBe('')
    expect(faultOf(acked, found), `cut ${cut}: ${JSON.stringify({ acked, found })}`).toBe('')
    acknowledged += acked
  }
  expect(acknowledged).toBeGreaterThan(CUTS * 10)
})

test('without the flush callback a power cut does damage: the simulation can fail', async () => {
  for (let cut = 0; cut < 12; cut += 1) {
    const { acked, found, failure } = await cutOnce(SEED + cut, 'none')
    if (failure !== '' || faultOf(acked, found) !== '') return
  }
  expect.fail('no damage in 12 cuts')
})

/** Writes, cuts the power at a chosen commit, and checks what is left. */
async function cutOnce(seed: number, syncing: 'real' | 'none') {
  const random = seeded(seed)
  const [disk, shadow, after] = ['disk', 'shadow', 'after'].map(name => join(dir, name)) as [
    string,
    string,
    string,
  ]
  for (const path of [disk, shadow, after]) rmSync(path, { recursive: true, force: true })
  for (const path of [disk, shadow]) cpSync(join(dir, 'made'), path, { recursive: true })
  const writer = startVictim('cut-writer.ts', ['write', disk, shadow, syncing])
  expect(await writer.said(10 + Math.floor(random() * 90)), writer.errors()).toBe(true)
  await writer.kill()
  cutPower(disk, shadow, after, random)
  if (syncing === 'real') expect(clusterFault(after)).toBeUndefined()
  const checker = startVictim('cut-writer.ts', ['check', after, '', 'real'])
  // A damaged database may also hang in its start. One that must be whole may take as long as the machine is busy.
  const timer = setTimeout(() => void checker.kill(), syncing === 'real' ? 240_000 : 20_000)
  const code = await checker.ended
  clearTimeout(timer)
  const found = code === 0 ? (JSON.parse(checker.lines.at(-1) ?? '{}') as Found) : undefined
  return {
    acked: Number(writer.lines.at(-1)),
    found,
    failure: code === 0 ? '' : checker.errors() || 'hung',
  }
}

/** One commit may have been durable before it could be acknowledged. */
function faultOf(acked: number, found: Found | undefined): string {
  if (!found) return 'nothing found'
  if (found.value < acked) return `${acked - found.value} acknowledged lost`
  if (found.value > acked + 1) return 'more than was written'
  const allEqual = [found.entries, found.last, found.indexed].every(count => count === found.value)
  return allEqual ? '' : 'rows missing or doubled'
}
