// @vitest-environment happy-dom
import { specimenDraft, specimenLine } from '@bordereau/domain/testing/draft'
import { beforeEach, expect, test, vi } from 'vitest'
import { initialHistory } from './draft-state.ts'
import { createViewStore } from './editor-context.ts'
import { focusField, focusPath } from './focus-field.ts'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue(undefined)
  document.body.innerHTML = `
    <div data-path="lines.0"><input id="first"></div>
    <div data-path="lines.0.tax"><b>20 %</b><select id="tax"></select></div>
    <input id="due" data-path="due">
    <div id="bare" data-path="period" tabindex="-1"></div>`
})

const focused = () => document.activeElement?.id

test.each([
  ['the field itself', 'due', 'due'],
  ['the field inside', 'lines.0.tax', 'tax'],
  ['the nearest field that contains it', 'lines.0.tax.rate', 'tax'],
  ['the line, where the field has no place of its own', 'lines.0.note', 'first'],
  ['a place without a field', 'period', 'bare'],
])('the focus goes to %s', (_, path, id) => {
  focusPath(path)
  expect(focused()).toBe(id)
})

test('a path that is nowhere moves no focus', () => {
  focusPath('due')
  focusPath('lines.9.name')
  expect(focused()).toBe('due')
})

test.each([
  ['lines.0.note', ['line.x']],
  ['lines.0.tax.exemptionReason', ['line.x']],
  ['lines.0.supply', ['line.x']],
  ['lines.0.name', []],
  ['period.start', ['period']],
  ['orderReference', ['orderReference']],
  ['customerId', []],
])('%s shows the folded part that contains it', (path, parts) => {
  const view = createViewStore()
  const draft = specimenDraft({ lines: [specimenLine({ id: 'x' })] })
  focusField(path, initialHistory(draft).present, view)
  expect([...view.read()]).toEqual(parts)
})

test('a detail that the row itself shows needs no folded part', () => {
  document.body.innerHTML += '<select id="kind" data-path="lines.0.supply"></select>'
  const view = createViewStore()
  const draft = specimenDraft({ lines: [specimenLine({ id: 'x' })] })
  focusField('lines.0.supply', initialHistory(draft).present, view)
  expect([...view.read()]).toEqual([])
  expect(focused()).toBe('kind')
})
