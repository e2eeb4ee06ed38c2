import { expect, test } from 'vitest'
import { asSystem, inWorkspace } from '../db/database.ts'
import { describeEngines } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { newId } from '../lib/id.ts'
import { signedUp, startHouse } from '../lib/testing.ts'
import { notify } from './notify.ts'
import { pruneNotifications } from './prune-store.ts'

describeEngines('pruning of notifications', engine => {
  test('keeps a thousand of each person, and of the old ones what is unread', async () => {
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
      asSystem(engine.db, tx => pruneNotifications(tx, new Date(now.getTime() + days * 86_400_000)))
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
})
