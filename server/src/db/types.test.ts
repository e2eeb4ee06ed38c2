import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asSystem } from './database.ts'
import { describeBothEngines } from './testing.ts'

const instant = new Date('2026-02-28T23:59:59.123Z')

/** SQL type, value written and value read: one table for both engines. */
const ROUND_TRIPS: readonly (readonly [string, unknown, unknown])[] = [
  ['integer', 42, 42],
  ['smallint', -7, -7],
  ['bigint', 9_007_199_254_740_993n, 9_007_199_254_740_993n],
  ['bigint', 12, 12n],
  ['bigint', '-9223372036854775808', -9_223_372_036_854_775_808n],
  ['numeric', '138.660', '138.660'],
  ['numeric(12, 2)', 5, '5.00'],
  ['double precision', 0.1, 0.1],
  ['boolean', true, true],
  ['boolean', false, false],
  ['text', 'Łódź – देवनागरी – 👩‍💻', 'Łódź – देवनागरी – 👩‍💻'],
  ['text', '', ''],
  ['text', null, null],
  ['text', undefined, null],
  ['uuid', '0192F0C1-7c3b-7a00-8000-0123456789ab', '0192f0c1-7c3b-7a00-8000-0123456789ab'],
  ['date', '2024-02-29', '2024-02-29'],
  ['timestamptz', instant, instant],
  ['timestamptz', '2026-03-29T02:30:00+02:00', new Date('2026-03-29T00:30:00Z')],
  ['timestamp', '2026-03-29T02:30:00', '2026-03-29 02:30:00'],
  ['time', '08:15:00', '08:15:00'],
  ['interval', '1 day 2 hours', 'P1DT2H'],
  ['jsonb', { b: [1, null, 'x'], a: { c: true } }, { a: { c: true }, b: [1, null, 'x'] }],
  ['jsonb', '[1,2]', [1, 2]],
  ['jsonb', '"text"', 'text'],
  ['json', { z: 1, a: 2 }, { z: 1, a: 2 }],
  ['bytea', Uint8Array.of(0, 1, 127, 128, 255), Uint8Array.of(0, 1, 127, 128, 255)],
  ['bytea', new Uint8Array(0), new Uint8Array(0)],
  ['bytea', Buffer.from('%PDF'), new TextEncoder().encode('%PDF')],
  ['text[]', ['a', 'b "c"', null, '{,}', ''], ['a', 'b "c"', null, '{,}', '']],
  ['text[]', [], []],
  ['integer[]', [1, 2, 3], [1, 2, 3]],
  ['bigint[]', [1n, 2n], [1n, 2n]],
  ['bigint[]', [[1], [2]], [[1n], [2n]]],
  ['numeric[]', ['1.10', '2'], ['1.10', '2']],
  ['date[]', ['2026-01-31', null], ['2026-01-31', null]],
  ['timestamptz[]', [instant], [instant]],
  ['boolean[]', [true, false], [true, false]],
  ['bytea[]', [Uint8Array.of(255)], [Uint8Array.of(255)]],
  ['uuid[]', ['0192f0c1-7c3b-7a00-8000-0123456789ab'], ['0192f0c1-7c3b-7a00-8000-0123456789ab']],
]

describeBothEngines(
  'types',
  engine => {
    describe('round trips of values', () => {
      test.each(ROUND_TRIPS)('%s %o', async (type, written, read) => {
        const value = sql<{ value: unknown }>`select cast(${written} as ${sql.raw(type)}) as value`
        const { rows } = await asSystem(engine.db, tx => value.execute(tx))
        expect(rows[0]?.value).toStrictEqual(read)
      })
    })

    test('a megabyte of bytes survives', async () => {
      const bytes = Uint8Array.from({ length: 1 << 20 }, (_, index) => (index * 31) % 256)
      const { rows } = await asSystem(engine.db, tx =>
        sql<{ value: Uint8Array }>`select cast(${bytes} as bytea) as value`.execute(tx),
      )
      expect(Buffer.compare(rows[0]?.value ?? new Uint8Array(0), bytes)).toBe(0)
    })

    test('counts are bigint, sums of numeric are text', async () => {
      const { rows } = await asSystem(engine.db, tx =>
        sql`select count(*), sum(n), sum(n::numeric) as exact from generate_series(1, 3) n`.execute(
          tx,
        ),
      )
      expect(rows).toStrictEqual([{ count: 3n, sum: 6n, exact: '6' }])
    })

    test('updates return the number of affected rows', async () => {
      const result = await asSystem(engine.db, tx =>
        sql`update counter set value = value where name = 'entry'`.execute(tx),
      )
      expect(result.numAffectedRows).toBe(1n)
    })

    test('an error carries its SQLSTATE and constraint', async () => {
      const insert = sql`insert into counter values ('entry', 1)`
      await expect(asSystem(engine.db, tx => insert.execute(tx))).rejects.toMatchObject({
        code: '23505',
        constraint: 'counter_pkey',
        table: 'counter',
      })
    })

    test('lower() and sorting follow code points on both engines', async () => {
      const { rows } = await asSystem(engine.db, tx =>
        sql<{ text: string }>`select string_agg(lower(v), ',' order by v) as text
          from unnest(array['b', 'É', 'a', 'B']) v`.execute(tx),
      )
      expect(rows[0]?.text).toBe('b,a,b,é')
    })
  },
  { migrations: `${import.meta.dirname}/sample` },
)
