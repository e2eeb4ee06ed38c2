import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { describeError } from './log.ts'

const NAME = 'Ada Lovelace'

describeWithDatabase('the log', engine => {
  test('has the constraint of a refused row, but none of its values', async () => {
    const error = await sql`
      insert into person (id, email, name, language, color_scheme, created_at)
      values (gen_random_uuid(), 'ada@example.com', ${NAME}, 'en', 'pink', now())`
      .execute(engine.admin)
      .catch((refused: unknown) => refused)
    expect(JSON.stringify(pino.stdSerializers.err(error as Error))).toContain(NAME)
    const described = JSON.stringify(describeError(new Error('failed', { cause: error })))
    expect(described).not.toContain(NAME)
    expect(described).not.toContain('ada@example.com')
    expect(described).toContain('23514')
    expect(described).toContain('person')
    expect(described).toContain('log.test.ts')
  })
})

test('values that are not errors and circular causes are described', () => {
  expect(describeError('no')).toEqual({ type: 'string', message: 'no' })
  const circular = new Error('circular')
  circular.cause = circular
  expect(JSON.stringify(describeError(circular))).toContain('circular')
})
