import { signIn } from '@bordereau/contract/session'
import { expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeEngines } from '../db/testing.ts'
import { PASSWORD, signedUp, startHouse } from '../lib/testing.ts'
import { prune } from './prune-store.ts'

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
})
