import { updateMe } from '@bordereau/contract/session'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { answer } from './answer.ts'
import { type RawCall, personRoute } from './route.ts'
import { signedUp, startHouse } from './testing.ts'

describeEngines('a request', engine => {
  test('that loses a deadlock is done again, and what it did before is undone', async () => {
    const house = await startHouse(engine.db)
    const person = await signedUp(house, 'owner@example.com', 'Ada')
    let tries = 0
    const route = personRoute(updateMe, async ({ tx, person: { id } }) => {
      tries += 1
      await sql`update person set name = name || '!' where id = ${id}`.execute(tx)
      if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      return answer({} as never)
    })
    const call: RawCall = {
      house: house.house,
      input: {} as never,
      query: undefined as never,
      origin: { ip: '', userAgent: '' },
      bytes: new Uint8Array(),
      acceptLanguage: '',
      token: person.cookie.split('=')[1] ?? '',
      errand: '',
      head: false,
      lastEventId: '',
      idempotency: null,
    }
    expect(await route.handle(call)).toMatchObject({ ok: true })
    expect(tries).toBe(3)
    const rows = await engine.db.kysely.selectFrom('person').select('name').execute()
    expect(rows).toEqual([{ name: 'Ada!' }])
    await house.close()
  })
})
