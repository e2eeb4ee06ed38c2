import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hasFocus } from './owner.ts'

/** More stops than any page has: an element not reached by then is unreachable. */
const STOPS = 150

type Role = Parameters<Page['getByRole']>[0]

/** A user without a mouse: every action begins by moving the focus with the keyboard. */
export function keyboardUser(page: Page) {
  const press = (key: string) => page.keyboard.press(key)

  /** Presses Tab until the focus is on the element, which must then be visible. */
  async function focus(target: Locator): Promise<void> {
    await target.first().waitFor()
    const passed: string[] = []
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await hasFocus(target.first())) {
        expect(await hasVisibleFocus(page), `the focus on ${passed.at(-1)} cannot be seen`).toBe(
          true,
        )
        return
      }
      await press('Tab')
      passed.push(await nameOfFocus(page))
    }
    throw new Error(`${String(target)} is not reached by Tab, which passes ${passed.join(' → ')}`)
  }

  const to = (role: Role, name: string | RegExp, within: Page | Locator = page) =>
    focus(within.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }))

  return {
    press,
    focus,
    to,
    /** Presses a link or a button. */
    async activate(
      role: 'button' | 'link',
      name: string | RegExp,
      within?: Locator,
    ): Promise<void> {
      await to(role, name, within)
      await press('Enter')
    },
    /** Replaces the text of a field. */
    async write(name: string | RegExp, text: string, within?: Locator): Promise<void> {
      await to('textbox', name, within)
      await press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    /** Types a search text into a combobox, and chooses the first match. */
    async choose(name: string | RegExp, typed: string, option: string | RegExp): Promise<void> {
      await to('combobox', name)
      await press('ControlOrMeta+a')
      await page.keyboard.type(typed)
      await page.getByRole('option', { name: option }).first().waitFor()
      await expect.poll(() => isActive(page, option, () => press('ArrowDown'))).toBe(true)
      await press('Enter')
    },
  }
}

/** Whether the option is the active one, which Enter chooses; otherwise moves on to the next. */
async function isActive(page: Page, option: string | RegExp, next: () => Promise<void>) {
  const active = await page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return (id && document.getElementById(id)?.innerText) || ''
  })
  if (typeof option === 'string' ? active === option : option.test(active)) return true
  await next()
  return false
}

/** The accessible name of the focused element. */
function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement)) return 'nothing'
    const label = at.getAttribute('aria-label') ?? at.innerText ?? ''
    return `${at.tagName.toLowerCase()} “${label.trim().slice(0, 30)}”`
  })
}

/** Whether an outline, a ring or a border shows the focus; fields may have it on the box around them. */
function hasVisibleFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const has = (element: Element | null, depth: number): boolean => {
      if (element === null || depth === 0) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
      return outlined || boxShadow !== 'none' || has(element.parentElement, depth - 1)
    }
    return has(document.activeElement, 4)
  })
}
