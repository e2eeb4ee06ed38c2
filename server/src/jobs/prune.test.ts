import { signIn } from '@bordereau/contract/session'
import { expect, test } from 'vitest'
import { asSystem, inWorkspace } from '../db/database.ts'
import { describeEngines } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { newId } from '../lib/id.ts'
import { PASSWORD, signedUp, startHouse } from '../lib/testing.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { prune } from './prune-store.ts'
import { enqueueJob } from './store.ts'

describeEngines('pruning', engine => {
  test('ends what is past its time and nothing else', async () => {
    const house = await startHouse(engine.db)
    const owner = await signedUp(house, 'owner@example.com')
    const sessions = () => engine.db.kysely.selectFrom('session').select('id').execute()
    const [first] = await sessions()
    house.clock.move(80 * 86_400_000)
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
    house.clock.move(20 * 86_400_000)
    await asSystem(engine.db, tx => prune(tx, house.clock.now()))
    const left = await sessions()
    expect(left).toHaveLength(1)
    expect(left[0]?.id).not.toBe(first?.id)
    await house.close()
  })

  test('keeps a thousand notifications of each person, and of the old ones what is unread', async () => {
    const house = await startHouse(engine.db)
    const person = await signedUp(house, 'reader@example.com')
    const workspaceId = await aCompany(person)
    const now = house.clock.now()
    const news = Array.from({ length: 1_005 }, () => ({
      kind: 'viewed' as const,
      subjectId: newId(),
      actorId: null,
      about: {},
      at: now,
    }))
    await inWorkspace(engine.db, { workspaceId }, tx => notify(tx, workspaceId, news))
    const kept = async () =>
      (
        await engine.db.kysely
          .selectFrom('notification')
          .select('position')
          .where('workspace_id', '=', workspaceId)
          .orderBy('position')
          .execute()
      ).map(row => row.position)
    const pruned = (days: number) =>
      asSystem(engine.db, tx => prune(tx, new Date(now.getTime() + days * 86_400_000)))
    await pruned(0)
    expect(await kept()).toHaveLength(1_000)
    expect((await kept())[0]).toBe(6n)
    await engine.db.kysely
      .updateTable('notification')
      .set({ read_at: now })
      .where('workspace_id', '=', workspaceId)
      .where('position', '>', 10n)
      .execute()
    await pruned(89)
    expect(await kept()).toHaveLength(1_000)
    await pruned(91)
    expect(await kept()).toEqual([6n, 7n, 8n, 9n, 10n])
    await house.close()
  })

  test('forgets jobs that were given up long ago', async () => {
    const house = await startHouse(engine.db)
    const at = house.clock.now()
    const job = { workspaceId: INSTANCE_WORKSPACE, kind: 'x', subjectId: newId(), runAt: at, at }
    await asSystem(engine.db, tx => enqueueJob(tx, { ...job, dedupeKey: 'given up' }))
    await asSystem(engine.db, tx => enqueueJob(tx, { ...job, dedupeKey: 'waiting' }))
    await engine.db.kysely
      .updateTable('job')
      .set({ failed_at: at })
      .where('dedupe_key', '=', 'given up')
      .execute()
    await asSystem(engine.db, tx => prune(tx, new Date(at.getTime() + 31 * 86_400_000)))
    const left = await engine.db.kysely
      .selectFrom('job')
      .select('dedupe_key')
      .where('kind', '=', 'x')
      .execute()
    expect(left).toEqual([{ dedupe_key: 'waiting' }])
    await house.close()
  })
})
