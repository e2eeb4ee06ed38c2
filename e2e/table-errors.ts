/**
 * Layout errors of the table on the page at the current width, one line each; `texts` must be visible in its first row.
 * Runs in the page: it may use nothing from outside of itself.
 */
export function tableErrors(texts: readonly string[]): string[] {
  const errors: string[] = []
  const edge = document.documentElement.clientWidth
  const visible = (node: Element) => node.checkVisibility({ visibilityProperty: true })
  const report = (message: string | false) => message !== false && errors.push(message)
  // Half a pixel is rounding.
  const inside = (node: Element) => {
    const { left, right, width } = node.getBoundingClientRect()
    return width > 0 && left >= -0.5 && right <= edge + 0.5
  }
  const textOf = (node: Element) => node.textContent?.trim() ?? ''

  const tables = document.querySelectorAll('#main table[aria-label]')
  report(texts.length > 0 && tables.length === 0 && 'there is no table')
  for (const table of tables) {
    const box = table.parentElement
    if (box === null || !visible(table)) continue
    report(
      box.scrollWidth > box.clientWidth && `columns cut: ${box.scrollWidth} > ${box.clientWidth}`,
    )
    const [head, row] = [table.querySelector('thead'), table.querySelector('tbody tr')]
    // In two-line rows the header is for assistive technology only.
    if (head && row && head.getBoundingClientRect().height > 2) {
      const [bottom, top] = [
        Math.max(...[...head.querySelectorAll('th')].map(th => th.getBoundingClientRect().bottom)),
        row.getBoundingClientRect().top,
      ]
      report(bottom > top + 0.5 && `the head ends at ${bottom}, the first row begins at ${top}`)
    }
    const ends = [...table.querySelectorAll('tbody td[data-align=end]')].filter(visible)
    const cut = ends.find(cell => !inside(cell) || cell.scrollWidth > cell.clientWidth)
    report(cut !== undefined && `the amount ${textOf(cut ?? table)} is cut`)
    const shown = [...(row?.querySelectorAll('td *') ?? [])].filter(visible)
    for (const text of texts) {
      const found = shown.find(node => textOf(node) === text)
      report(text !== '' && (found === undefined || !inside(found)) && `“${text}” is not shown`)
    }
  }
  // WCAG 2.2, 2.5.8.
  for (const button of document.querySelectorAll('#main button, #main [role=button]')) {
    const { height } = button.getBoundingClientRect()
    report(visible(button) && height < 24 && `the button ${textOf(button)} is ${height} px high`)
  }
  report(document.documentElement.scrollWidth > edge && 'the page is wider than the window')
  return errors
}
