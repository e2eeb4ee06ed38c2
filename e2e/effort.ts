import type { Locator, Page } from 'playwright-core'

/** What a person has done so far: fields filled in, clicks, and characters typed. */
export type Effort = { readonly fields: number; readonly clicks: number; readonly keys: number }

/** Acts on a page as a person with mouse and keyboard, and counts it. */
export type Worker = {
  readonly type: (field: Locator, text: string) => Promise<void>
  readonly click: (control: Locator) => Promise<void>
  readonly effort: () => Effort
}

export function workerOn(page: Page): Worker {
  let [fields, clicks, keys] = [0, 0, 0]
  return {
    effort: () => ({ fields, clicks, keys }),
    // Into the field where the focus already is, without a click.
    type: async (field, text) => {
      await field.focus()
      await page.keyboard.type(text)
      fields += 1
      keys += text.length
    },
    click: async control => {
      await control.click()
      clicks += 1
    },
  }
}
