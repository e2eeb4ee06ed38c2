import type { Page } from 'playwright-core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The columns of numbers in a line, as the editor names their fields. */
export type Numbers = Readonly<Record<'quantity' | 'price' | 'amount', Placed>>

/** A text with its edges from the top left: of the editor in CSS pixels, of the PDF in points. */
export type Placed = {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly size: number
}

/** The document as the editor shows it. */
export type EditorPaper = {
  /** The size of body text. */
  readonly body: number
  readonly name: Placed
  readonly buyer: Placed
  readonly title: Placed
  /** The amount due in the head, where the design has it there. */
  readonly due: Placed | null
  /** The amount due below the totals. */
  readonly sum: Placed
  readonly head: readonly Placed[]
  readonly lines: readonly (Numbers & { readonly name: Placed })[]
  /** Without the amount due. */
  readonly totals: readonly { readonly label: string; readonly value: Placed }[]
}

/** Reads the editor by its accessible names; `totals` is that of the totals in the reader's language. */
export function readEditor(page: Page, totals: string): Promise<EditorPaper> {
  return page.evaluate(totalsName => {
    const find = (selector: string, within: ParentNode = document): HTMLElement => {
      const found = within.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`no ${selector}`)
      return found
    }
    const paper = find('article')
    /** The text without padding and border of a field. */
    const place = (element: HTMLElement): Placed => {
      const field = element.querySelector<HTMLInputElement>('input') ?? element
      const { fontSize, ...style } = getComputedStyle(field)
      const size = parseFloat(fontSize)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
        const range = document.createRange()
        range.selectNodeContents(field)
        const { left, right, top } = range.getBoundingClientRect()
        return { text: (field.textContent ?? '').trim(), left, right, top, size }
      }
      const box = field.getBoundingClientRect()
      const side = (padding: string, border: string) => parseFloat(padding) + parseFloat(border)
      return {
        text: field.value,
        left: box.left + side(style.paddingLeft, style.borderLeftWidth),
        right: box.right - side(style.paddingRight, style.borderRightWidth),
        top: box.top,
        size,
      }
    }
    const due = paper.querySelector<HTMLElement>('[data-tone="due"]')
    const lines = [...paper.querySelectorAll('li[data-path^="lines."]')].map((line, i) => {
      const cell = (name: string) => place(find(`[data-path="lines.${i}.${name}"]`, line))
      return {
        name: cell('name'),
        quantity: cell('quantity'),
        price: cell('price'),
        amount: place(find('output', line)),
      }
    })
    const sums = [...find(`section[aria-label="${totalsName}"]`, paper).children]
    return {
      body: parseFloat(getComputedStyle(paper).fontSize),
      name: place(find('[data-tone="name"]', paper)),
      buyer: place(find('[data-path="customerId"] strong', paper)),
      title: place(find('[data-tone="title"]', paper)),
      due: due && place(due),
      sum: place(find('[data-kind="due"] > :last-child', paper)),
      head: [...find('section > [aria-hidden="true"]', paper).querySelectorAll('span')].map(place),
      lines,
      totals: sums.slice(0, -1).map(sum => ({
        label: sum.children[0]?.textContent ?? '',
        value: place(find(':scope > :last-child', sum)),
      })),
    }
  }, totals)
}

/** The texts of the first page of a PDF in the order of its content; the parts of a number between its spaces together. */
export async function readPdf(bytes: Uint8Array): Promise<readonly Placed[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const page = await (await loading.promise).getPage(1)
  const { items } = await page.getTextContent()
  const [, , , height = 0] = page.view
  const texts: Placed[] = []
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [, , skew = 0, scale = 0, left = 0, y = 0]: number[] = item.transform
    const size = Math.hypot(skew, scale)
    const text = { text: item.str, left, right: left + item.width, top: height - y, size }
    const before = texts.at(-1)
    if (before && isSameNumber(before, text))
      texts[texts.length - 1] = {
        ...before,
        text: `${before.text} ${text.text}`,
        right: text.right,
      }
    else texts.push(text)
  }
  await loading.destroy()
  return texts
}

/** In a typewriter's face, the space between thousands is as wide as a digit. */
function isSameNumber(before: Placed, next: Placed): boolean {
  const gap = next.left - before.right
  const isBeside = before.top === next.top && gap >= 0 && gap < 0.65 * next.size
  return isBeside && /\d$/.test(before.text) && /^\d/.test(next.text)
}
