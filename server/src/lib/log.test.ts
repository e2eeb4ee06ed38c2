import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { toldOf } from './log.ts'

const NAME = 'Ada Lovelace'

describeEngines('the log', engine => {
  test('says of a refused row what was wrong with it, not whose it was', async () => {
    const error = await sql`
      insert into person (id, email, name, language, color_scheme, created_at)
      values (gen_random_uuid(), 'ada@example.com', ${NAME}, 'en', 'pink', now())`
      .execute(engine.db.kysely)
      .catch((refused: unknown) => refused)
    expect(JSON.stringify(pino.stdSerializers.err(error as Error))).toContain(NAME)
    const told = JSON.stringify(toldOf(new Error('failed', { cause: error })))
    expect(told).not.toContain(NAME)
    expect(told).not.toContain('ada@example.com')
    expect(told).toContain('23514')
    expect(told).toContain('person')
    expect(told).toContain('log.test.ts')
  })
})

test('what is thrown may be anything', () => {
  expect(toldOf('no')).toEqual({ type: 'string', message: 'no' })
  const round = new Error('round')
  round.cause = round
  expect(JSON.stringify(toldOf(round))).toContain('round')
})
