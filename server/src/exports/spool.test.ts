import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openSpool } from './spool.ts'

const PIECES = ['Łódź,', 'Zürich,', 'भारत', '']
const NOTHING = Buffer.alloc(0)

test('a short file stays in memory', async () => {
  const spool = openSpool(NOTHING)
  for (const piece of PIECES) await spool.add(Buffer.from(piece))
  const bytes = await spool.end()
  expect(bytes).toBeInstanceOf(Uint8Array)
  expect(String(bytes)).toBe(PIECES.join(''))
})

test('a long file has its pieces in their order, and leaves no file behind', async () => {
  const spool = openSpool(NOTHING, 10)
  const text = Array.from({ length: 1_000 }, (_, i) => `${PIECES[i % 4]}${i}\n`)
  for (const piece of text) await spool.add(Buffer.from(piece))
  const stream = await spool.end()
  if (!(stream instanceof Readable)) throw new Error('in memory')
  expect((await buffer(stream)).toString()).toBe(text.join(''))
  expect(readdirSync(tmpdir()).filter(name => /^bordereau-[0-9a-f]{8}-/.test(name))).toEqual([])
})

test('a file that is discarded can be added to no more', async () => {
  const spool = openSpool(NOTHING, 1)
  await spool.add(Buffer.from('long'))
  await spool.discard()
  await expect(spool.add(Buffer.from('long'))).rejects.toThrow('closed')
})
