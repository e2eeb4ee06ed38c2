import { listSessions } from '@bordereau/contract/account'
import { expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { signedUp, startApp } from './testing.ts'
import { findVisitor } from './visitor.ts'

describeWithDatabase(
  'a session',
  engine => {
    // The embedded database has one connection, so every request waits for the others.
    test.skipIf(engine.name === 'pglite')(
      'is read without waiting for another request of the same person',
      async () => {
        const context = await startApp(engine.db)
        const owner = await signedUp(context, 'owner@example.com')
        const token = owner.cookie.split('=')[1] ?? ''
        context.clock.move(3_600_000)
        const before = context.clock.now().getTime()
        await asSystem(engine.db, async tx => {
          expect(await findVisitor(tx, context.clock, token, null)).toBeDefined()
          // If it waited for the row, this transaction would not end before the lock's limit, which refuses it.
          const { sessions } = await owner.must(listSessions)
          expect(sessions).toHaveLength(1)
        })
        const [session] = (await owner.must(listSessions)).sessions
        expect(new Date(session?.lastSeenAt ?? 0).getTime()).toBe(before)
        await context.close()
      },
    )
  },
  { limits: { lockMs: 2_000 } },
)
