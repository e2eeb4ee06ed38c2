import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { button, eventually, focused, press, stopClock, useParts } from './catalogue-parts.ts'

const parts = useParts()

describe('a carousel', () => {
  const slides = (page: Page) =>
    page.getByRole('region', { name: 'Document designs' }).locator('[role=group]')
  const shown = (page: Page) =>
    slides(page).evaluateAll(all => all.findIndex(slide => 'shown' in slide.dataset))

  test('advances after 5000 ms, not before; pauses while hovered and while focused', async () => {
    const page = await parts.openTimed('moving', { reducedMotion: 'no-preference' })
    await stopClock(page)
    await page.mouse.move(2, 2)
    await page.clock.runFor(1)
    await page.reload()
    await page.locator('h1').first().waitFor()
    expect(await shown(page)).toBe(0)
    await page.clock.runFor(4999)
    expect(await shown(page)).toBe(0)
    await page.clock.runFor(1)
    await eventually(() => shown(page)).toBe(1)
    await slides(page).nth(1).hover()
    await page.clock.runFor(60_000)
    expect(await shown(page)).toBe(1)
    await page.mouse.move(2, 2)
    await button(page, 'Pause').first().focus()
    await page.clock.runFor(60_000)
    expect(await shown(page)).toBe(1)
    await page.getByLabel('Chosen elsewhere').focus()
    await page.clock.runFor(5000)
    await eventually(() => shown(page)).toBe(2)
  })

  test('stops by its button and is announced then; arrows and dots turn it, the other slides are inert', async () => {
    const page = await parts.open('moving', { reducedMotion: 'no-preference' })
    const live = page.getByRole('region', { name: 'Document designs' }).locator('[aria-live]')
    expect(await live.getAttribute('aria-live')).toBe('off')
    await button(page, 'Pause').first().click()
    expect(await live.getAttribute('aria-live')).toBe('polite')
    await button(page, 'Play').first().waitFor()
    await press(page, 'ArrowLeft')
    await eventually(() => shown(page)).toBe(2)
    await press(page, 'ArrowRight')
    await eventually(() => shown(page)).toBe(0)
    await page.getByRole('button', { name: 'Modern, 2 of 3' }).click()
    await eventually(() => shown(page)).toBe(1)
    expect(
      await slides(page).evaluateAll(all => all.map(slide => slide.hasAttribute('inert'))),
    ).toEqual([true, false, true])
    await page.getByLabel('Chosen elsewhere').selectOption('Compact')
    await eventually(() => shown(page)).toBe(2)
  })

  test('does not move with reduced motion', async () => {
    const page = await parts.openTimed('moving')
    await button(page, 'Play').first().waitFor()
    await stopClock(page)
    await page.clock.runFor(60_000)
    expect(await shown(page)).toBe(0)
  })

  test('is swiped, in the opposite direction in right-to-left languages', async () => {
    for (const [query, expected] of [
      ['', 1],
      ['?rtl', 2],
    ] as const) {
      const page = await parts.open('moving', {}, query)
      const box = await slides(page).first().boundingBox()
      if (box === null) throw new Error('the slide has no bounding box')
      const at = { pointerType: 'touch', bubbles: true, clientY: box.y + 30 }
      await slides(page)
        .first()
        .dispatchEvent('pointerdown', { ...at, clientX: box.x + 200 })
      await slides(page)
        .first()
        .dispatchEvent('pointerup', { ...at, clientX: box.x + 100 })
      await eventually(() => shown(page)).toBe(expected)
    }
  })
})

describe('a tour', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tour of the catalogue' })
  const heading = (page: Page) => dialog(page).getByRole('heading').textContent()

  test('is walked by keyboard with Previous, Next and Finish, and skips missing targets', async () => {
    const page = await parts.openTimed('moving')
    await button(page, 'Take the tour').click()
    await dialog(page).waitFor()
    await eventually(() => focused(page)).toBe('Next')
    expect(await dialog(page).getByRole('button', { name: 'Previous' }).count()).toBe(0)
    await press(page, 'Enter')
    await eventually(() => heading(page)).toBe('The first thing')
    await eventually(() => focused(page)).toBe('Next')
    await stopClock(page)
    await press(page, 'Enter')
    await dialog(page).locator('[aria-busy=true]').waitFor()
    await page.clock.runFor(3000)
    await eventually(() => heading(page)).toBe('The second thing')
    expect(await dialog(page).getByText('3 of 3').count()).toBe(1)
    expect(await focused(page)).toBe('Finish')
    await press(page, 'ArrowLeft')
    await eventually(() => heading(page)).toBe('The first thing')
    await press(page, 'ArrowRight')
    await eventually(() => focused(page)).toBe('Finish')
    await press(page, 'Enter')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await page.locator('output').textContent()).toBe('finished')
    expect(await focused(page)).toBe('Take the tour')
  })

  test('is closed by Escape, traps the focus while open, and highlights its target', async () => {
    const page = await parts.open('moving')
    await button(page, 'Take the tour').click()
    await dialog(page).getByRole('button', { name: 'Next' }).click()
    await eventually(() => heading(page)).toBe('The first thing')
    const highlight = await dialog(page).locator('> div').first().boundingBox()
    const target = await page.locator('#tour-first').boundingBox()
    expect(highlight?.x).toBeCloseTo((target?.x ?? 0) - 6, 0)
    expect(highlight?.width).toBeCloseTo((target?.width ?? 0) + 12, 0)
    expect(await page.locator('#tour-second button').evaluate(isInert)).toBe(true)
    await press(page, 'Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await page.locator('output').textContent()).toBe('left')
    expect(await focused(page)).toBe('Take the tour')
  })
})

/** Whether the element is inert and cannot take the focus. */
function isInert(element: HTMLElement): boolean {
  element.focus()
  return document.activeElement !== element
}
