import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hasFocus } from './owner.ts'

/** What a person has done so far: fields filled in, clicks, and keys: characters typed, and Enter where it goes on. */
export type Effort = { readonly fields: number; readonly clicks: number; readonly keys: number }

/** Acts on a page as a person with mouse and keyboard, and counts it. */
export type Worker = {
  /** Into a field to which Tab leads, which is not counted. */
  readonly type: (field: Locator, text: string) => Promise<void>
  /** Into the field in which the focus stands already. */
  readonly typeHere: (field: Locator, text: string) => Promise<void>
  /** A text that was copied elsewhere: a field with two keys, Ctrl and V. */
  readonly pasteHere: (field: Locator, text: string) => Promise<void>
  readonly click: (control: Locator) => Promise<void>
  /** Enter, in the field that was typed into last. */
  readonly enter: () => Promise<void>
  readonly effort: () => Effort
}

export function workerOn(page: Page): Worker {
  let [fields, clicks, keys] = [0, 0, 0]
  async function write(text: string): Promise<void> {
    await page.keyboard.type(text)
    fields += 1
    keys += text.length
  }
  return {
    effort: () => ({ fields, clicks, keys }),
    type: async (field, text) => {
      await field.focus()
      await write(text)
    },
    typeHere: async (field, text) => {
      await field.waitFor()
      await expect.poll(() => hasFocus(field)).toBe(true)
      await write(text)
    },
    pasteHere: async (field, text) => {
      await field.waitFor()
      await expect.poll(() => hasFocus(field)).toBe(true)
      await field.evaluate((input, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', pasted)
        const options = { clipboardData, bubbles: true, cancelable: true }
        input.dispatchEvent(new ClipboardEvent('paste', options))
      }, text)
      fields += 1
      keys += 2
    },
    click: async control => {
      await control.click()
      clicks += 1
    },
    enter: async () => {
      await page.keyboard.press('Enter')
      keys += 1
    },
  }
}
