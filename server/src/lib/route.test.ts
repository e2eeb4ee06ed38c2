import { updateMe } from '@bordereau/contract/preferences'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type RawCall, personRoute, respond } from './route.ts'
import { signedUp, startApp } from './testing.ts'

describeWithDatabase('the transaction of a request', engine => {
  test.each([
    ['a deadlock', '40P01'],
    ['a reference to a row that was deleted meanwhile', '23503'],
  ])('is rolled back and run again after %s', async (_, code) => {
    const context = await startApp(engine.db)
    const person = await signedUp(context, `${code.toLowerCase()}@example.com`, 'Ada')
    let tries = 0
    const route = personRoute(updateMe, async ({ tx, person: { id } }) => {
      tries += 1
      await sql`update person set name = name || '!' where id = ${id}`.execute(tx)
      if (tries < 3) throw Object.assign(new Error('of the database'), { code })
      return respond({} as never)
    })
    const call: RawCall = {
      context: context.context,
      input: {},
      query: undefined,
      origin: { ip: '', userAgent: '' },
      bytes: new Uint8Array(),
      headers: {},
      acceptLanguage: '',
      token: person.cookie.split('=')[1] ?? '',
      portalToken: () => '',
      authorizationRequest: '',
      head: false,
      lastEventId: '',
      idempotency: null,
    }
    expect(await route.handle(call)).toMatchObject({ ok: true })
    expect(tries).toBe(3)
    const rows = await engine.admin
      .selectFrom('person')
      .select('name')
      .where('email', '=', `${code.toLowerCase()}@example.com`)
      .execute()
    expect(rows).toEqual([{ name: 'Ada!' }])
    await context.close()
  })
})
