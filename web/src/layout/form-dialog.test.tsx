// @vitest-environment happy-dom
import { DialogHost } from '@bordereau/ui/dialog/dialogs'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderRouted } from '../testing/router.ts'
import { until } from '../testing/until.ts'
import { FormDialog } from './form-dialog.tsx'

/** The open window of a form with one field, and what was called when it closed. */
async function open() {
  const onClose = vi.fn<() => void>()
  renderRouted(
    '/',
    () => ({}),
    () => (
      <>
        <FormDialog
          title="New customer"
          submitLabel="Add"
          pending={false}
          onClose={onClose}
          onSubmit={event => event.preventDefault()}
        >
          <input aria-label="Name" />
        </FormDialog>
        <DialogHost />
      </>
    ),
  )
  await until(() => expect(document.querySelector('[aria-label=Name]')).not.toBeNull())
  return onClose
}

const type = () =>
  act(() =>
    document
      .querySelector('[aria-label=Name]')
      ?.dispatchEvent(new Event('input', { bubbles: true })),
  )
const press = (key: string) =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const click = (label: string) => act(() => button(label)?.click())
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
const untilAsked = (asked: boolean) =>
  until(() => expect(button('Keep editing') !== undefined).toBe(asked))

test('a form without input is closed by Escape at once', async () => {
  const onClose = await open()
  press('Escape')
  await until(() => expect(onClose).toHaveBeenCalledOnce())
})

test('what was typed is lost by Escape only after a question, which Escape closes alone', async () => {
  const onClose = await open()
  void type()
  press('Escape')
  await untilAsked(true)
  press('Escape')
  await untilAsked(false)
  expect(onClose).not.toHaveBeenCalled()
  press('Escape')
  await untilAsked(true)
  click('Discard')
  await until(() => expect(onClose).toHaveBeenCalledOnce())
})

test('“Cancel” discards without a question', async () => {
  const onClose = await open()
  void type()
  click('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
})
