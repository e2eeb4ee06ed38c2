import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Copy, type SaveResult, createSaver } from './saver.ts'

type Content = { readonly text: string }
const refused = (refusal: string): SaveResult => ({
  ok: false,
  refusal,
  message: 'No',
  reference: 'r-1',
})

/** A saver with content and a server that returns the given results, and then saves everything. */
function createTestSaver(
  results: SaveResult[] = [],
  savingMs = 100,
  merge?: (
    base: Content | undefined,
  ) => { readonly content: Content; readonly version: number } | undefined,
) {
  let content: Content = { text: 'as loaded' }
  let backup: Copy<Content> | undefined
  const saved: string[] = []
  const saver = createSaver<Content>({
    read: () => content,
    save: async (next, version) => {
      await new Promise(resolve => setTimeout(resolve, savingMs))
      const result = results.shift() ?? { ok: true, version: version + 1 }
      if (result.ok) saved.push(`${next.text}@${version}`)
      return result
    },
    backUp: copy => {
      backup = copy
    },
    ...(merge && { merge: base => Promise.resolve(merge(base)) }),
    now: () => Date.now(),
    version: 1,
  })
  const write = (text: string) => {
    content = { text }
    saver.noteChange()
  }
  return {
    saver,
    write,
    saved,
    backup: () => backup,
    content: () => content,
    restore: (previous: Content) => (content = previous),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('automatic saving', () => {
  it('waits for a pause in typing and saves the latest content once', async () => {
    const { write, saved, saver } = createTestSaver()
    write('a')
    await pass(500)
    write('ab')
    expect(saver.state().status).toBe('changed')
    await pass(799)
    expect(saved).toEqual([])
    await pass(2)
    expect(saver.state().status).toBe('saving')
    await pass(100)
    expect(saver.state().status).toBe('saved')
    expect(saved).toEqual(['ab@1'])
    await pass(10_000)
    expect(saved).toEqual(['ab@1'])
  })

  it('saves changes made during a save with the version of that save', async () => {
    const { write, saved, saver } = createTestSaver()
    write('a')
    await pass(850)
    write('ab')
    expect(saver.state().status).toBe('saving')
    await pass(60)
    expect(saver.state().status).toBe('changed')
    await pass(2000)
    expect(saved).toEqual(['a@1', 'ab@2'])
    expect(saver.version()).toBe(3)
  })

  it('does not save changes that were undone', async () => {
    const { write, saver, saved, content, restore } = createTestSaver()
    const before = content()
    write('a')
    restore(before)
    expect(await saver.flush()).toBe(true)
    expect(saver.state().status).toBe('saved')
    expect(saved).toEqual([])
    write('b')
    restore(before)
    await pass(1000)
    expect(saver.state().status).toBe('saved')
    expect(saved).toEqual([])
  })

  it('waits for a pause after a save that took longer than one', async () => {
    const { write, saved } = createTestSaver([], 2000)
    write('a')
    await pass(1000)
    write('ab')
    await pass(4000)
    expect(saved).toEqual(['a@1'])
    await pass(1000)
    expect(saved).toEqual(['a@1', 'ab@2'])
  })

  it('keeps no backup while the server answers', async () => {
    const { write, backup } = createTestSaver()
    write('a')
    write('ab')
    await pass(850)
    write('abc')
    await pass(20)
    expect(backup()).toBeUndefined()
  })

  it('notifies each listener of each state, until it unsubscribes', async () => {
    const { write, saver } = createTestSaver()
    const seen: string[] = []
    const unsubscribe = saver.subscribe(() => seen.push(saver.state().status))
    write('a')
    await pass(901)
    expect(seen).toEqual(['changed', 'saving', 'saved'])
    unsubscribe()
    write('ab')
    await pass(901)
    expect(seen).toHaveLength(3)
  })

  it('saves nothing between stop and start, not even again what was refused meanwhile', async () => {
    const { write, saver, saved } = createTestSaver([refused('offline')])
    write('a')
    saver.stop()
    await pass(10_000)
    expect(saved).toEqual([])
    saver.start()
    saver.noteChange()
    await pass(850)
    saver.stop()
    await pass(10_000)
    expect(saver.state().status).toBe('offline')
    write('ab')
    expect(saver.state().status).toBe('offline')
    saver.start()
    saver.noteChange()
    await pass(1000)
    expect(saved).toEqual(['ab@1'])
  })
})

describe('flush', () => {
  it('saves immediately and resolves once everything is saved', async () => {
    const { write, saver, saved } = createTestSaver()
    write('a')
    const first = saver.flush()
    write('ab')
    const second = saver.flush()
    await pass(250)
    expect(await first).toBe(true)
    expect(await second).toBe(true)
    expect(saved).toEqual(['a@1', 'ab@2'])
  })

  it('resolves to true when there is nothing to save', async () => {
    const { saver } = createTestSaver()
    const before = saver.state()
    await pass(10)
    expect(await saver.flush()).toBe(true)
    expect(saver.state()).toBe(before)
  })

  it('resolves to false when the save fails, whether it had begun before or not', async () => {
    const { write, saver } = createTestSaver([refused('offline'), refused('offline')])
    write('a')
    const own = saver.flush()
    const other = saver.flush()
    await pass(150)
    expect([await own, await other]).toEqual([false, false])
  })

  it('waits for a running save of content that was undone meanwhile, and saves again', async () => {
    const { write, saver, saved, content, restore } = createTestSaver()
    const before = content()
    write('a')
    await pass(850)
    restore(before)
    const flushed = saver.flush().then(isSaved => [isSaved, ...saved])
    await pass(300)
    expect(await flushed).toEqual([true, 'a@1', 'as loaded@2'])
  })
})

describe('a server that cannot be reached', () => {
  it('backs up the content in this browser, and saves it once the server can be reached', async () => {
    const { write, saver, saved, backup } = createTestSaver([refused('offline')])
    write('a')
    await pass(901)
    expect(saver.state().status).toBe('offline')
    expect(backup()).toEqual({
      content: { text: 'a' },
      version: 1,
      base: { text: 'as loaded' },
    })
    write('ab')
    expect(backup()?.content.text).toBe('ab')
    await pass(6000)
    expect(saver.state().status).toBe('saved')
    expect(saved).toEqual(['ab@1'])
    expect(backup()).toBeUndefined()
  })

  it('tries again by itself', async () => {
    const { write, saved } = createTestSaver([refused('offline'), refused('unavailable')])
    write('a')
    await pass(901)
    await pass(10_500)
    expect(saved).toEqual(['a@1'])
  })

  it('exposes the reference of a failure, and does not retry a permanent one', async () => {
    const { write, saver, saved } = createTestSaver([refused('bad_request')])
    write('a')
    await pass(901)
    expect(saver.state()).toEqual({
      status: 'failed',
      message: 'No',
      reference: 'r-1',
      issues: [],
    })
    await pass(60_000)
    expect(saved).toEqual([])
    write('ab')
    await pass(901)
    expect(saved).toEqual(['ab@1'])
  })
})

describe('a conflicting save from another tab', () => {
  it('stops saving and backs up the content until the conflict is resolved', async () => {
    const { write, saver, saved, backup } = createTestSaver([refused('changed_meanwhile')])
    write('mine')
    await pass(901)
    expect(saver.state().status).toBe('conflict')
    write('still mine')
    await pass(60_000)
    expect(saved).toEqual([])
    expect(backup()?.content.text).toBe('still mine')
  })

  it('goes on saving where the two versions agree, and asks where they do not', async () => {
    const agrees = createTestSaver([refused('changed_meanwhile')], 100, base => {
      expect(base).toEqual({ text: 'as loaded' })
      return { content: { text: 'theirs' }, version: 7 }
    })
    agrees.write('mine')
    await pass(1200)
    expect(agrees.saved).toEqual(['mine@7'])
    expect(agrees.saver.state().status).toBe('saved')

    const clashes = createTestSaver([refused('changed_meanwhile')], 100, () => undefined)
    clashes.write('mine')
    await pass(1200)
    expect(clashes.saved).toEqual([])
    expect(clashes.saver.state().status).toBe('conflict')
  })

  it('merges nothing where the refusal has another reason', async () => {
    const other = createTestSaver([refused('not_allowed')], 100, () => ({
      content: { text: 'theirs' },
      version: 7,
    }))
    other.write('mine')
    await pass(901)
    expect(other.saver.version()).toBe(1)
    expect(other.saver.state()).toMatchObject({ message: 'No' })
  })

  it('saves this content over the other version', async () => {
    const { write, saver, saved } = createTestSaver([refused('changed_meanwhile')])
    write('mine')
    await pass(901)
    saver.rebase(7, 'changed')
    expect(saver.state()).toEqual({ status: 'changed' })
    await pass(200)
    expect(saved).toEqual(['mine@7'])
    expect(saver.state().status).toBe('saved')
  })

  it('takes over the other content without saving', async () => {
    const { write, saver, saved, backup, restore } = createTestSaver([refused('changed_meanwhile')])
    write('mine')
    await pass(901)
    restore({ text: 'theirs' })
    saver.rebase(7, 'saved')
    expect(saver.state()).toEqual({ status: 'saved', at: Date.now() })
    await pass(10_000)
    expect(saved).toEqual([])
    expect(backup()).toBeUndefined()
    expect(saver.version()).toBe(7)
  })
})

it('stops saving when the document was issued elsewhere', async () => {
  const { write, saver, backup } = createTestSaver([refused('already_issued')])
  write('late')
  await pass(901)
  expect(saver.state()).toEqual({ status: 'closed', refusal: 'already_issued' })
  expect(backup()?.content.text).toBe('late')
  expect(await saver.flush()).toBe(false)
})

it('backs up unsaved content when the page is about to be closed', () => {
  const { write, saver, backup } = createTestSaver()
  saver.backUp()
  expect(backup()).toBeUndefined()
  write('a')
  saver.backUp()
  expect(backup()?.content.text).toBe('a')
})
