// @vitest-environment happy-dom
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { useFocusKeeper } from './focus-keeper.ts'

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Invoices</h1>
    <div id="filters"><button id="due">Due</button><button id="clear">Clear</button></div>
    <ul><li id="row"><button id="reverse">Reverse</button></li></ul><button id="more">More</button></main>
    <div role="dialog"><button id="confirm">Confirm</button></div>`
  renderHook(() => useFocusKeeper())
})
afterEach(() => {
  document.body.innerHTML = ''
})

const element = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const focused = () => document.activeElement?.id || document.activeElement?.tagName

async function lose(id: string, act: (element: HTMLElement) => void): Promise<void> {
  element(id).focus()
  act(element(id))
  await until(() => expect(focused()).not.toBe('BODY'))
}

test('a control that disappears leaves the focus to what is beside it', async () => {
  await lose('clear', clear => clear.remove())
  expect(focused()).toBe('due')
})

test('a row that disappears leaves it to the next control', async () => {
  await lose('reverse', () => element('row').remove())
  expect(focused()).toBe('more')
})

test('a dialog that was opened by a menu leaves it to the button of the menu', async () => {
  element('more').focus()
  await lose('confirm', confirm => confirm.parentElement?.remove())
  expect(focused()).toBe('more')
})

test('a dialog leaves it to the control beside that which opened it and is gone', async () => {
  element('reverse').focus()
  await lose('confirm', confirm => {
    confirm.parentElement?.remove()
    element('row').remove()
  })
  expect(focused()).toBe('more')
})

test('without any control left it is on the title', async () => {
  element('more').focus()
  document.querySelector('main')?.replaceChildren(document.querySelector('h1') ?? '')
  await until(() => expect(focused()).toBe('H1'))
})
