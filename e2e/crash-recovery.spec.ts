import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '../tools/postgres.ts'
import { type Business, issueOne, openBusiness } from './business.ts'
import {
  type RunningApp,
  newDataDir,
  removeDataDir,
  startApp,
  startRefused,
} from './running-app.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

/** `npm run campaign -- kill` kills more often. */
const KILLS = Number(process.env['TEST_KILLS'] ?? 1)
const SEED = Number(process.env['TEST_SEED'] ?? 7)

/** A repeatable random generator; its seed is in the test's name. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

describe.each(['pglite', 'postgresql'] as const)('faults on %s', engine => {
  const dataDir = newDataDir()
  let app: RunningApp | undefined
  let databaseUrl: string | undefined

  afterAll(async () => {
    await app?.stop()
    removeDataDir(dataDir)
    if (databaseUrl) await dropDatabase(serverUrl(), databaseUrl)
  })

  test(`${KILLS} times kill -9 in the middle of issuing (seed ${SEED}): nothing acknowledged is lost, no gap`, async () => {
    databaseUrl = engine === 'postgresql' ? await createDatabase(serverUrl()) : undefined
    const nextRandom = random(SEED)
    app = await startApp({ dataDir, databaseUrl })
    const owner = visitor(() => app?.url ?? '')
    const business = await openBusiness(owner)
    const acknowledged = new Map<string, Record<string, string>>()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const running: RunningApp = app
      const until = acknowledged.size + 1 + Math.floor(nextRandom() * 3)
      // During the next document: while drafting, numbering, typesetting, archiving or committing.
      const later = nextRandom() * 120
      let dying: Promise<void> | undefined
      const onAcknowledged = () => {
        if (acknowledged.size < until) return
        dying ??= new Promise(resolve => setTimeout(resolve, later)).then(() => running.kill())
      }
      await Promise.all([
        issueUntilGone(owner, business, acknowledged, onAcknowledged),
        issueUntilGone(owner, business, acknowledged, onAcknowledged),
      ])
      await dying
      app = await startApp({ dataDir, databaseUrl })
    }
    const numbers = await issuedNumbers(owner, business)
    const sequence = numbers
      .map(({ number }) => Number(/(\d+)$/.exec(number)?.[1]))
      .toSorted((a, b) => a - b)
    expect(acknowledged.size).toBeGreaterThan(KILLS)
    expect(sequence).toEqual(sequence.map((_, i) => i + 1))
    const there = new Set(numbers.map(({ number }) => number))
    expect([...acknowledged.keys()].filter(number => !there.has(number))).toEqual([])
    for (const files of acknowledged.values()) {
      for (const sha256 of Object.values(files)) {
        const path = join(dataDir, 'archive', sha256.slice(0, 2), sha256)
        expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(sha256)
      }
    }
    const journal = await expectOk(
      owner.get(`/api/workspaces/${business.workspaceId}/journal/verify`),
    )
    expect(journal).toMatchObject({
      entries: sequence.length,
      files: sequence.length * 3,
      findings: [],
    })
  })

  test.runIf(engine === 'pglite')(
    'a second process on the same data folder is refused with a message',
    async () => {
      const { code, log } = await startRefused({ dataDir })
      expect(code).toBe(1)
      expect(log).toContain('Another Bordereau process is using')
      expect(log).not.toContain('    at ')
    },
  )
})

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('vitest starts PostgreSQL for this (tools/vitest-postgres.ts)')
  return url
}

async function issueUntilGone(
  owner: Visitor,
  business: Business,
  acknowledged: Map<string, Record<string, string>>,
  onAcknowledged: () => void,
): Promise<void> {
  for (;;) {
    const issued = await issueOne(owner, business)
    if (!issued) return
    acknowledged.set(issued.number, issued.files)
    onAcknowledged()
  }
}

async function issuedNumbers(
  owner: Visitor,
  { workspaceId }: Business,
): Promise<{ number: string }[]> {
  const found: { number: string }[] = []
  let after = ''
  do {
    const page = await expectOk(
      owner.get(`/api/workspaces/${workspaceId}/invoices?limit=100&sort=created&after=${after}`),
    )
    const rows = page['rows'] as { number: string | null }[]
    found.push(...rows.flatMap(({ number }) => (number === null ? [] : [{ number }])))
    after = typeof page['next'] === 'string' ? page['next'] : ''
  } while (after !== '')
  return found
}
