// @vitest-environment happy-dom
import { act, type KeyboardEvent } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderHook } from '../testing/render-hook.tsx'
import type { ComboboxOption } from './combobox.tsx'
import { type ChooserOptions, useChooser } from './use-chooser.ts'

const countries = ['France', 'Norway', 'Northern Mariana Islands'].map(name => ({
  value: name,
  label: name,
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A combobox whose present choice is France, and what it was asked to choose. */
function chooser(options: Partial<ChooserOptions> = { options: countries }) {
  const onChoose = vi.fn<(option: ComboboxOption | undefined) => void>()
  const { value } = renderHook(() =>
    useChooser({ chosen: countries[0], onChoose, disabled: false, ...options }),
  )
  const prevented = vi.fn()
  const press = (key: string, isComposing = false) =>
    act(() => {
      const event = { key, nativeEvent: { isComposing }, preventDefault: prevented }
      value().onKey(event as unknown as KeyboardEvent)
    })
  const type = (text: string) => act(() => value().onType(text))
  return { value, type, press, prevented, chosen: () => onChoose.mock.calls.map(([o]) => o?.value) }
}

describe('Enter in a combobox', () => {
  test('selects the first match before the list itself is there, and does not submit the form', () => {
    const { type, press, prevented, chosen, value } = chooser()
    type('nor')
    press('Enter')
    expect(chosen()).toEqual(['Norway'])
    expect(prevented).toHaveBeenCalledOnce()
    expect(value()).toMatchObject({ typed: undefined, open: false })
  })

  test('does not submit the form where nothing matches', () => {
    const { type, press, prevented, chosen, value } = chooser()
    type('xyz')
    press('Enter')
    expect(chosen()).toEqual([])
    expect(prevented).toHaveBeenCalledOnce()
    expect(value().typed).toBe('xyz')
  })

  test('is left to the list after an arrow, to the form where nothing was typed, to an input method while it composes', () => {
    const { type, press, prevented, chosen } = chooser()
    press('Enter')
    type('nor')
    press('Enter', true)
    press('ArrowDown')
    press('Enter')
    expect(chosen()).toEqual([])
    expect(prevented).not.toHaveBeenCalled()
  })

  test('waits for the search and never selects an option of an earlier query', async () => {
    const search = vi.fn(async (query: string) => ({
      options: query === '' ? countries : countries.filter(({ label }) => label.startsWith(query)),
      more: false,
    }))
    const { type, press, chosen } = chooser({ search, opened: true })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    type('Nor')
    press('Enter')
    expect(chosen()).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(chosen()).toEqual(['Norway'])
  })

  test('waits no longer when typing goes on or the search fails', async () => {
    const search = vi.fn(async (query: string) => {
      if (query === 'fail') throw new Error('no network')
      return { options: countries, more: false }
    })
    const { type, press, chosen } = chooser({ search })
    type('No')
    press('Enter')
    type('Nor')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    type('fail')
    press('Enter')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    type('Fra')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(chosen()).toEqual([])
  })

  test('creates what was typed and not found', () => {
    const onCreate = vi.fn()
    const { type, press, value } = chooser({ options: countries, onCreate })
    type(' Atlantis ')
    expect(value().create).toBe('Atlantis')
    press('Enter')
    expect(onCreate).toHaveBeenCalledWith('Atlantis')
  })
})

describe('leaving a combobox', () => {
  test('selects the option whose whole name was typed', () => {
    const { type, value, chosen } = chooser()
    type('norway ')
    act(() => value().onLeave())
    expect(chosen()).toEqual(['Norway'])
  })

  test('keeps the former value where the text is part of a name, the name of several, or given up by Escape', () => {
    const twice = [...countries, { value: 'again', label: 'norway' }]
    const { type, value, chosen, press } = chooser({ options: twice })
    type('nor')
    act(() => value().onLeave())
    type('Norway')
    act(() => value().onLeave())
    type('France')
    press('Escape')
    expect(value().typed).toBeUndefined()
    act(() => value().onLeave())
    expect(chosen()).toEqual([])
  })

  test('selects nothing where the field was emptied and may be empty', () => {
    const { type, value, chosen } = chooser({ options: countries, clearable: true })
    type('')
    act(() => value().onLeave())
    expect(chosen()).toEqual([undefined])
  })
})
