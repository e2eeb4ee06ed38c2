import { listSessions } from '@bordereau/contract/session'
import { expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeEngines } from '../db/testing.ts'
import { signedUp, startHouse } from './testing.ts'
import { findVisitor } from './visitor.ts'

describeEngines('a session', engine => {
  // The embedded database has one connection: there everybody waits for everything.
  test.skipIf(engine.name === 'pglite')(
    'is seen without waiting for the person’s longest request',
    async () => {
      const house = await startHouse(engine.db)
      const owner = await signedUp(house, 'owner@example.com')
      const token = owner.cookie.split('=')[1] ?? ''
      house.clock.move(3_600_000)
      const before = house.clock.now().getTime()
      await asSystem(engine.db, async tx => {
        expect(await findVisitor(tx, house.clock, token, null)).toBeDefined()
        const began = performance.now()
        const { sessions } = await owner.must(listSessions)
        expect(sessions).toHaveLength(1)
        expect(performance.now() - began).toBeLessThan(5_000)
      })
      const [session] = (await owner.must(listSessions)).sessions
      expect(new Date(session?.lastSeenAt ?? 0).getTime()).toBe(before)
      await house.close()
    },
  )
})
