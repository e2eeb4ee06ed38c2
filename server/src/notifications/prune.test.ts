import { expect, test } from 'vitest'
import { asSystem, inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { newId } from '../lib/id.ts'
import { signedUp, startApp } from '../lib/testing.ts'
import { notify } from './notify.ts'
import { pruneNotifications } from './prune-store.ts'

describeWithDatabase('pruning of notifications', engine => {
  test('keeps the newest thousand of each person, and of old ones only the unread', async () => {
    const context = await startApp(engine.db)
    const person = await signedUp(context, 'reader@example.com')
    const workspaceId = await aCompany(person)
    const now = context.clock.now()
    const inputs = Array.from({ length: 1_005 }, () => ({
      kind: 'viewed' as const,
      subjectId: newId(),
      actorId: null,
      about: {},
      at: now,
    }))
    await inWorkspace(engine.db, { workspaceId }, tx => notify(tx, workspaceId, inputs))
    const positions = async () =>
      (
        await engine.admin
          .selectFrom('notification')
          .select('position')
          .where('workspace_id', '=', workspaceId)
          .orderBy('position')
          .execute()
      ).map(row => row.position)
    const prune = (days: number) =>
      asSystem(engine.db, tx => pruneNotifications(tx, new Date(now.getTime() + days * 86_400_000)))
    await prune(0)
    expect(await positions()).toHaveLength(1_000)
    expect((await positions())[0]).toBe(6n)
    await engine.admin
      .updateTable('notification')
      .set({ read_at: now })
      .where('workspace_id', '=', workspaceId)
      .where('position', '>', 10n)
      .execute()
    await prune(89)
    expect(await positions()).toHaveLength(1_000)
    await prune(91)
    expect(await positions()).toEqual([6n, 7n, 8n, 9n, 10n])
    await context.close()
  })
})
