import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SaveAnswer, createSaver } from './saver.ts'

type Work = { readonly text: string }
const refused = (refusal: string): SaveAnswer => ({
  ok: false,
  refusal,
  message: 'No',
  reference: 'r-1',
})

/** A desk with work on it, and a server that answers as told: by default it takes everything. */
function desk(answers: SaveAnswer[] = []) {
  let work: Work = { text: 'as loaded' }
  let kept: { work: Work; version: number } | undefined
  const saved: string[] = []
  const saver = createSaver<Work>({
    read: () => work,
    save: async (next, version) => {
      await new Promise(resolve => setTimeout(resolve, 100))
      const answer = answers.shift() ?? { ok: true, version: version + 1 }
      if (answer.ok) saved.push(`${next.text}@${version}`)
      return answer
    },
    keep: copy => {
      kept = copy
    },
    now: () => Date.now(),
    version: 1,
  })
  const write = (text: string) => {
    work = { text }
    saver.changed()
  }
  return {
    saver,
    write,
    saved,
    kept: () => kept,
    work: () => work,
    restore: (back: Work) => (work = back),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('saving by itself', () => {
  it('waits for a pause in typing and saves the latest once', async () => {
    const { write, saved, saver } = desk()
    write('a')
    await pass(500)
    write('ab')
    expect(saver.state().is).toBe('changed')
    await pass(799)
    expect(saved).toEqual([])
    await pass(2)
    expect(saver.state().is).toBe('saving')
    await pass(100)
    expect(saver.state().is).toBe('saved')
    expect(saved).toEqual(['ab@1'])
    await pass(10_000)
    expect(saved).toEqual(['ab@1'])
  })

  it('saves what was typed while it was saving with the version just got', async () => {
    const { write, saved, saver } = desk()
    write('a')
    await pass(850)
    write('ab')
    await pass(60)
    expect(saver.state().is).toBe('changed')
    await pass(2000)
    expect(saved).toEqual(['a@1', 'ab@2'])
    expect(saver.version()).toBe(3)
  })

  it('does not save what was undone to what is saved', async () => {
    const { write, saver, saved, work, restore } = desk()
    const before = work()
    write('a')
    restore(before)
    expect(await saver.flush()).toBe(true)
    expect(saver.state().is).toBe('saved')
    expect(saved).toEqual([])
  })
})

describe('flush', () => {
  it('saves at once, and waits until everything is saved', async () => {
    const { write, saver, saved } = desk()
    write('a')
    const first = saver.flush()
    write('ab')
    const second = saver.flush()
    await pass(250)
    expect(await first).toBe(true)
    expect(await second).toBe(true)
    expect(saved).toEqual(['a@1', 'ab@2'])
  })

  it('is true when there is nothing to save', async () => {
    expect(await desk().saver.flush()).toBe(true)
  })
})

describe('a server that cannot be reached', () => {
  it('leaves the work in this browser, and saves it when it is back', async () => {
    const { write, saver, saved, kept } = desk([refused('offline')])
    write('a')
    await pass(901)
    expect(saver.state().is).toBe('offline')
    expect(kept()).toEqual({ work: { text: 'a' }, version: 1 })
    write('ab')
    expect(kept()?.work.text).toBe('ab')
    await pass(6000)
    expect(saver.state().is).toBe('saved')
    expect(saved).toEqual(['ab@1'])
    expect(kept()).toBeUndefined()
  })

  it('says the reference of a failure, and does not hammer on what will not pass by itself', async () => {
    const { write, saver, saved } = desk([refused('bad_request')])
    write('a')
    await pass(901)
    expect(saver.state()).toEqual({ is: 'failed', message: 'No', reference: 'r-1' })
    await pass(60_000)
    expect(saved).toEqual([])
    write('ab')
    await pass(901)
    expect(saved).toEqual(['ab@1'])
  })
})

describe('another tab that saved in between', () => {
  it('stops saving and keeps the work until it is decided', async () => {
    const { write, saver, saved, kept } = desk([refused('changed_meanwhile')])
    write('mine')
    await pass(901)
    expect(saver.state().is).toBe('conflict')
    write('still mine')
    await pass(60_000)
    expect(saved).toEqual([])
    expect(kept()?.work.text).toBe('still mine')
  })

  it('goes on from the other version with mine', async () => {
    const { write, saver, saved } = desk([refused('changed_meanwhile')])
    write('mine')
    await pass(901)
    saver.rebase(7, 'changed')
    await pass(200)
    expect(saved).toEqual(['mine@7'])
    expect(saver.state().is).toBe('saved')
  })

  it('goes on from theirs without saving', async () => {
    const { write, saver, saved, kept, restore } = desk([refused('changed_meanwhile')])
    write('mine')
    await pass(901)
    restore({ text: 'theirs' })
    saver.rebase(7, 'saved')
    await pass(10_000)
    expect(saved).toEqual([])
    expect(kept()).toBeUndefined()
    expect(saver.version()).toBe(7)
  })
})

it('stops for good when the document was issued elsewhere', async () => {
  const { write, saver, kept } = desk([refused('already_issued')])
  write('late')
  await pass(901)
  expect(saver.state()).toEqual({ is: 'closed', refusal: 'already_issued' })
  expect(kept()?.work.text).toBe('late')
  expect(await saver.flush()).toBe(false)
})

it('keeps unsaved work when the page is about to go', () => {
  const { write, saver, kept } = desk()
  saver.keep()
  expect(kept()).toBeUndefined()
  write('a')
  saver.keep()
  expect(kept()?.work.text).toBe('a')
})
