import { describe, expect, it } from 'vitest'
import { PAUSE_MS, isModified, shortcutFor } from './keys.ts'

const run = () => undefined
const shortcuts = ['?', '/', 'c i', 'c c', 'g i'].map(keys => ({ keys, run }))
const pressed = (key: string, at = 0) => ({ key, at })

describe('shortcuts', () => {
  it('one key is enough for a shortcut of one key', () => {
    expect(shortcutFor(shortcuts, undefined, pressed('?'))?.keys).toBe('?')
  })

  it('two keys in a row complete one shortcut', () => {
    expect(shortcutFor(shortcuts, pressed('c'), pressed('i', 300))?.keys).toBe('c i')
    expect(shortcutFor(shortcuts, pressed('g'), pressed('i', 300))?.keys).toBe('g i')
    expect(shortcutFor(shortcuts, pressed('c'), pressed('c', 300))?.keys).toBe('c c')
  })

  it('the first of two keys alone does nothing', () => {
    expect(shortcutFor(shortcuts, undefined, pressed('c'))).toBeUndefined()
  })

  it('the second key is too late after the pause', () => {
    const later = (pause: number) =>
      shortcutFor(shortcuts, pressed('c', 10_000), pressed('i', 10_000 + pause))?.keys
    expect(later(PAUSE_MS)).toBe('c i')
    expect(later(PAUSE_MS + 1)).toBeUndefined()
  })

  it('a shortcut of one key works right after any other key', () => {
    expect(shortcutFor(shortcuts, pressed('c'), pressed('/', 10))?.keys).toBe('/')
  })
})

const held = (key: string, code: string, changes: object = {}) => ({
  key,
  code,
  metaKey: false,
  ctrlKey: true,
  altKey: false,
  shiftKey: false,
  ...changes,
})

describe('a shortcut with a modifier', () => {
  it('is matched by its letter, wherever that is on the keyboard', () => {
    expect(isModified('Mod+K', held('k', 'KeyV'))).toBe(true)
    expect(isModified('Mod+K', held('t', 'KeyK'))).toBe(false)
  })

  it("is matched by the key's position where the keyboard has no such letter", () => {
    expect(isModified('Mod+K', held('ن', 'KeyK'))).toBe(true)
    expect(isModified('Mod+K', held('ن', 'KeyV'))).toBe(false)
    // A key that types no letter by itself: an accent, or the first of several keys of an input method.
    expect(isModified('Mod+K', held('Dead', 'KeyK'))).toBe(true)
  })

  it('needs Ctrl or ⌘, and no other modifier', () => {
    expect(isModified('Mod+K', held('k', 'KeyK', { ctrlKey: false }))).toBe(false)
    expect(isModified('Mod+K', held('k', 'KeyK', { ctrlKey: false, metaKey: true }))).toBe(true)
    expect(isModified('Mod+K', held('K', 'KeyK', { shiftKey: true }))).toBe(false)
    expect(isModified('?', held('?', 'Slash'))).toBe(false)
    expect(isModified('Mod+Enter', held('e', 'KeyE'))).toBe(false)
    expect(isModified('Alt+Mod+K', held('k', 'KeyK'))).toBe(false)
  })
})
