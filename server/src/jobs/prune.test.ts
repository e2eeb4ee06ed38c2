import { signIn } from '@bordereau/contract/session'
import { expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeEngines } from '../db/testing.ts'
import { newId } from '../lib/id.ts'
import { PASSWORD, signedUp, startHouse } from '../lib/testing.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
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
