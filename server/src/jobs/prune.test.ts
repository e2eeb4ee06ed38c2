import { signIn } from '@bordereau/contract/session'
import { expect, test } from 'vitest'
import { insertPortalSession } from '../customers/portal-session-store.ts'
import { asSystem, inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { newId } from '../lib/id.ts'
import { sha256 } from '../lib/secret.ts'
import { PASSWORD, signedUp, startApp } from '../lib/testing.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { insertPortalCode } from '../portal/code-store.ts'
import { prune } from './prune-store.ts'
import { enqueueJob } from './store.ts'

describeWithDatabase('pruning', engine => {
  test('deletes expired sessions only', async () => {
    const context = await startApp(engine.db)
    const owner = await signedUp(context, 'owner@example.com')
    const sessions = () => engine.admin.selectFrom('session').select('id').execute()
    const [first] = await sessions()
    context.clock.move(80 * 86_400_000)
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
    context.clock.move(20 * 86_400_000)
    await asSystem(engine.db, tx => prune(tx, context.clock.now()))
    const left = await sessions()
    expect(left).toHaveLength(1)
    expect(left[0]?.id).not.toBe(first?.id)
    await context.close()
  })

  test('deletes the addresses of portal codes and portal sessions that have expired', async () => {
    const context = await startApp(engine.db)
    const workspaceId = await aCompany(await signedUp(context, 'portal@example.com'))
    const at = context.clock.now()
    const row = (email: string, seconds: number) => ({
      workspace_id: workspaceId,
      id: newId(),
      email,
      created_at: at,
      expires_at: new Date(at.getTime() + seconds * 1000),
    })
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      for (const one of [row('ended@example.com', 60), row('valid@example.com', 120)]) {
        await insertPortalCode(tx, one)
        const session = { token_hash: sha256(one.email), user_agent: '', last_seen_at: at }
        await insertPortalSession(tx, { ...one, ...session })
      }
    })
    await asSystem(engine.db, tx => prune(tx, new Date(at.getTime() + 61_000)))
    for (const table of ['portal_code', 'portal_session'] as const)
      expect(await engine.admin.selectFrom(table).select('email').execute()).toEqual([
        { email: 'valid@example.com' },
      ])
    await context.close()
  })

  test('deletes jobs that failed long ago', async () => {
    const context = await startApp(engine.db)
    const at = context.clock.now()
    const job = { workspaceId: INSTANCE_WORKSPACE, kind: 'x', subjectId: newId(), runAt: at, at }
    await asSystem(engine.db, tx => enqueueJob(tx, { ...job, dedupeKey: 'given up' }))
    await asSystem(engine.db, tx => enqueueJob(tx, { ...job, dedupeKey: 'waiting' }))
    await engine.admin
      .updateTable('job')
      .set({ failed_at: at })
      .where('dedupe_key', '=', 'given up')
      .execute()
    await asSystem(engine.db, tx => prune(tx, new Date(at.getTime() + 31 * 86_400_000)))
    const left = await engine.admin
      .selectFrom('job')
      .select('dedupe_key')
      .where('kind', '=', 'x')
      .execute()
    expect(left).toEqual([{ dedupe_key: 'waiting' }])
    await context.close()
  })
})
