import { unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { verifyJournal } from '@bordereau/contract/journal'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from './testing.ts'

describeEngines('verifying the journal', engine => {
  let house: TestHouse
  let owner: Client
  let workspaceId: string
  let customerId: string
  let victim: Invoice

  beforeAll(async () => {
    house = await startHouse(engine.db)
    owner = await signedUp(house, 'owner@example.com')
  })
  beforeEach(async () => {
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    await issued(owner, workspaceId, aDraft(customerId))
    victim = await issued(owner, workspaceId, aDraft(customerId))
    await issued(owner, workspaceId, aDraft(customerId))
    expect((await verified()).faults).toEqual([])
  })
  afterAll(() => house.close())

  const verified = () => owner.must(verifyJournal, { query: { workspaceId } })

  /** As whoever owns the database can, who is not held by triggers. */
  async function behindItsBack(...changes: RawBuilder<unknown>[]): Promise<void> {
    await engine.db.kysely.transaction().execute(async tx => {
      for (const table of ['invoice', 'journal', 'document'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
      for (const change of changes) await change.execute(tx)
      for (const table of ['invoice', 'journal', 'document'])
        await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
    })
  }

  async function told(): Promise<string[]> {
    const { faults } = await verified()
    expect(faults.map(fault => fault.number)).toContain(victim.number)
    return faults.filter(fault => fault.number === victim.number).map(fault => fault.what)
  }

  test('names an entry that is no entry any more, instead of failing over it', async () => {
    await behindItsBack(
      sql`update journal set entry = substr(entry, 2) where invoice_id = ${victim.id}`,
    )
    expect(await told()).toContain('the entry was changed')
  })

  test.each([
    ['gross_minor', '1'],
    ['payable_minor', '0'],
    ['currency', "'USD'"],
    ['issue_date', "'2020-01-01'"],
  ])('names a document whose %s in the lists is not the document’s', async (column, value) => {
    await behindItsBack(
      sql`update invoice set ${sql.ref(column)} = ${sql.raw(value)} where id = ${victim.id}`,
    )
    expect(await told()).toEqual(['the lists show another document than the one issued'])
  })

  test('names a document of which the journal knows nothing', async () => {
    await behindItsBack(sql`delete from journal where invoice_id = ${victim.id}`)
    expect(await told()).toEqual(['the journal has no entry of it'])
  })

  test('names a series whose last document is gone without a trace', async () => {
    const last = await issued(owner, workspaceId, aDraft(customerId))
    await behindItsBack(
      ...['journal', 'document', 'event', 'pay_link'].map(
        table => sql`delete from ${sql.table(table)} where invoice_id = ${last.id}`,
      ),
      sql`delete from invoice where id = ${last.id}`,
    )
    const { faults } = await verified()
    expect(faults).toEqual([{ number: 'Factures 2026', what: 'numbers of the series are missing' }])
  })

  test('names a document whose file is gone', async () => {
    const hash = victim.documents.find(one => one.kind === 'ubl')?.sha256 ?? ''
    const { dataDir } = house.house.config
    unlinkSync(join(dataDir, 'archive', hash.slice(0, 2), hash.slice(2, 4), hash))
    expect(await told()).toEqual(['the ubl file is missing or damaged'])
  })
})
