import type { Page } from 'playwright-core'

/** Pixels by which base lines of siblings may differ: less is not seen. */
const TOLERANCE = 0.5
/** A larger difference is another line of text on purpose, a smaller one is a slip. */
const ANOTHER_LINE = 6
/** The least side of a control, in pixels (WCAG 2.2, 2.5.8). */
const LEAST_CONTROL = 24

/**
 * Errors in the boxes of a page, one line each: texts that are cut, or run over the edge of what is around them, and have
 * no tooltip with the whole, numbers of documents that are broken at their hyphen, controls that are hit on less than 24 px, fields side by side that are not equally high, and
 * cells of a row, or texts of one size in a row, whose base lines differ a little.
 */
export async function boxErrors(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url())
  const found = [
    ...(await page.evaluate(cutTexts)),
    ...(await page.evaluate(clippedTexts)),
    ...(await page.evaluate(brokenNumbers)),
    ...(await page.evaluate(smallControls, LEAST_CONTROL)),
    ...(await page.evaluate(unequalFields, ANOTHER_LINE)),
    ...(await page.evaluate(skewedRows, { tolerance: TOLERANCE, anotherLine: ANOTHER_LINE })),
  ]
  const width = page.viewportSize()?.width
  return [...new Set(found)].map(error => `${pathname} at ${width} px: ${error}`)
}

// The functions below run in the page, which knows nothing outside of each.

/** Texts that their own element cuts. */
function cutTexts(): string[] {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(element => {
      const own = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const { overflowX, overflowY, visibility } = getComputedStyle(element)
      if (!own || visibility === 'hidden' || !/hidden|clip/.test(`${overflowX} ${overflowY}`))
        return false
      // Texts for screen readers only are cut on purpose.
      if (element.clientWidth <= 1 || element.clientHeight <= 1) return false
      const isCut =
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 3
      const whole = (element.textContent ?? '').trim()
      const inTooltip = element.closest('[title]')?.getAttribute('title')?.includes(whole)
      return isCut && !inTooltip
    })
    .map(element => `cut text: ${name(element)}`)
}

/** Texts of which an element further out shows a part only, as at the edge of a card. */
function clippedTexts(): string[] {
  const isClipped = (text: Node, holder: Element): boolean => {
    const range = document.createRange()
    range.selectNodeContents(text)
    let { left, right } = range.getBoundingClientRect()
    for (let around: Element | null = holder; around !== null; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      // For screen readers only, or scrolled into view.
      if (box.width <= 1 || /auto|scroll/.test(overflowX)) return false
      if (!/hidden|clip/.test(overflowX)) continue
      const shown = { left: Math.max(left, box.left), right: Math.min(right, box.right) }
      const isApart = shown.right - shown.left <= 1
      if (isApart) return false
      // What the holder itself cuts is found by cutTexts.
      const isCut = left < box.left - 1 || right > box.right + 1
      if (isCut && around !== holder) return true
      ;({ left, right } = shown)
    }
    return false
  }
  const errors: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement
    const text = node.textContent?.trim() ?? ''
    const isSeen = holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!holder || text === '' || !isSeen || holder.closest('[aria-hidden=true], [inert]')) continue
    const inTooltip = holder.closest('[title]')?.getAttribute('title')?.includes(text)
    if (!inTooltip && isClipped(node, holder))
      errors.push(`clipped text: ${holder.tagName.toLowerCase()} “${text.slice(0, 40)}”`)
  }
  return errors
}

/** Numbers of documents, in titles, links and rows, on two lines that would fit on one. Sentences may break there. */
function brokenNumbers(): string[] {
  const errors: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder?.closest('h1, a, button, li, td, th')) continue
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    for (const { 0: number, index } of (node.textContent ?? '').matchAll(/\p{L}*\d{4}-\d{3,}/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + number.length)
      const rects = [...range.getClientRects()]
      const width = rects.reduce((sum, rect) => sum + rect.width, 0)
      let block: Element | null = holder
      while (block && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement
      const lines = new Set(rects.map(({ top }) => Math.round(top)))
      if (lines.size > 1 && width <= (block?.clientWidth ?? 0))
        errors.push(`broken number: ${holder.tagName.toLowerCase()} “${number}”`)
    }
  }
  return errors
}

/** Fields that begin at one height and end a little apart. */
function unequalFields(anotherLine: number): string[] {
  const selector = 'select, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])'
  const boxes = [...document.querySelectorAll<HTMLElement>(selector)].flatMap(control => {
    const frame = control.parentElement
    const { height, top } = frame?.getBoundingClientRect() ?? { height: 0, top: 0 }
    const isFramed = frame && getComputedStyle(frame).borderTopWidth !== '0px'
    return isFramed && height > 1 ? [{ label: control.ariaLabel ?? control.id, height, top }] : []
  })
  return boxes.flatMap(one =>
    boxes
      .filter(other => Math.abs(other.top - one.top) < 1 && other.height - one.height > 0.5)
      .filter(other => other.height - one.height < anotherLine)
      .map(other => `fields of ${one.height} and ${other.height} px: ${one.label}, ${other.label}`),
  )
}

function smallControls(least: number): string[] {
  const controls =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]'
  const inText = (element: Element) => {
    const text = element.parentElement?.closest('p, li, td, th, dd, figcaption, [data-prose]')
    return (
      getComputedStyle(element).display === 'inline' &&
      text !== null &&
      (text?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    )
  }
  /** Inside of an element for screen readers only, such as the head of a table whose rows have two lines. */
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement
    return parent !== null && (parent.clientWidth === 1 || isClipped(parent))
  }
  /** Whether a pointer hits the control, or its label, half the least side away from its middle. */
  const reaches = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, right, top, width, height } = element.getBoundingClientRect()
    // A long name is cut by its cell: its middle is that of what is seen.
    const around = element.parentElement?.getBoundingClientRect()
    const isCut = around !== undefined && around.width < width && around.width > least
    const middle = isCut ? (around.left + around.right) / 2 : (left + right) / 2
    const [x, y, half] = [middle, top + height / 2, least / 2 - 0.5]
    const edges = [
      ...(width < least
        ? [
            [x - half, y],
            [x + half, y],
          ]
        : []),
      ...(height < least
        ? [
            [x, y - half],
            [x, y + half],
          ]
        : []),
    ]
    return edges.every(([atX = 0, atY = 0]) => {
      const hit = document.elementFromPoint(atX, atY)
      const label = hit?.closest('label')
      return hit !== null && (element.contains(hit) || label?.control === element)
    })
  }
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap(element => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    if (element.closest('[aria-hidden=true], [inert]') || inText(element)) return []
    if (isClipped(element)) return []
    const box = element.getBoundingClientRect()
    // Links for keyboards only, before they have the focus.
    if (box.width <= 1 || box.height <= 1 || box.bottom < 0) return []
    const { width, height } = box
    if (width >= least - 0.01 && height >= least - 0.01) return []
    if (reaches(element)) return []
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return [
      `small control: ${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” ${width.toFixed(1)} × ${height.toFixed(1)}`,
    ]
  })
}

type Line = { readonly y: number; readonly size: string; readonly text: string }

function skewedRows({
  tolerance,
  anotherLine,
}: {
  tolerance: number
  anotherLine: number
}): string[] {
  const canvas = document.createElement('canvas').getContext('2d')
  const ascents = new Map<string, number>()
  /** Measured once for each font: setting the font of a canvas is most of the work. */
  const ascentOf = (element: Element): number => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    if (canvas && !ascents.has(font)) {
      canvas.font = font
      ascents.set(font, canvas.measureText('x').fontBoundingBoxAscent)
    }
    return ascents.get(font) ?? 0
  }
  /** The base line of the first line of text in an element, with that text; of one line only. */
  const baseLine = (element: Element): Line | undefined => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return undefined
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!node.textContent?.trim() || !holder || holder.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const [box] = range.getClientRects()
      if (box === undefined || box.width <= 1) continue
      const clip = holder.getBoundingClientRect()
      if (clip.width <= 1 || getComputedStyle(holder).verticalAlign !== 'baseline') continue
      const size = getComputedStyle(holder).fontSize
      const y = box.top + ascentOf(holder)
      return { y, size, text: node.textContent.trim() }
    }
    return undefined
  }
  const isRow = (element: Element) => {
    const { display, flexDirection } = getComputedStyle(element)
    return display === 'table-row' || (display.endsWith('flex') && flexDirection.startsWith('row'))
  }
  return [...document.body.querySelectorAll('*')].filter(isRow).flatMap(row => {
    const lines = [...row.children].flatMap(child => baseLine(child) ?? [])
    // A title and the buttons beside it share their middle instead.
    const isTable = getComputedStyle(row).display === 'table-row'
    return lines.slice(1).flatMap((line, index) => {
      const before = lines[index]
      const difference = Math.abs(line.y - (before?.y ?? line.y))
      const comparable = isTable || line.size === before?.size
      return comparable && difference > tolerance && difference < anotherLine
        ? [
            `base lines ${difference.toFixed(2)} px apart: “${before?.text.slice(0, 24)}” and “${line.text.slice(0, 24)}”`,
          ]
        : []
    })
  })
}
