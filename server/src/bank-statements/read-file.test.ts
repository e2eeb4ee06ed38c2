import { accept } from '@bordereau/domain/decision'
import { expect, test } from 'vitest'
import { inTurn } from '../imports/thread.ts'
import { readStatementFile } from './read-file.ts'

test('a file is refused while 16 others wait for the one thread', async () => {
  const running = Promise.withResolvers<undefined>()
  const waiting = Array.from({ length: 16 }, () =>
    inTurn(async () => accept(await running.promise)),
  )
  const file = new TextEncoder().encode('!Type:Bank\nD31/01/2026\nT12.50\n^\n')
  const options = {
    currency: undefined,
    dayOrder: undefined,
    mapping: undefined,
    mappings: new Map(),
  }
  const read = readStatementFile(file, options)
  running.resolve(undefined)
  expect(await read).toMatchObject({ ok: false, refusal: 'unavailable' })
  await Promise.all(waiting)
})
