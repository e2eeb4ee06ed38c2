import { type ReferenceField, isReferenceField } from '@bordereau/domain/invoice/reference-fields'
import type { ViewStore } from './editor-context.ts'
import { drawFields } from './distant-lines.ts'
import type { EditorState } from './draft-state.ts'

/** Fields that are shown only when they have a value or were requested. */
const OPTIONAL_FACTS = [
  'deliveryDate',
  'period',
  'deliveryAddress',
  'taxCurrency',
  'prepaid',
  'rounding',
  'withholding',
  'cashDiscounts',
] as const
export type OptionalFact = (typeof OPTIONAL_FACTS)[number] | ReferenceField

/** Fields of a line that are part of its details. */
const DETAILS = [
  'allowancesCharges',
  'note',
  'supply',
  'period',
  'sellerItemId',
  'classification',
  'priceBaseQuantity',
]

/** Focuses the field of a path and first shows the optional part that contains it. */
export function focusField(path: string, state: EditorState, view: ViewStore): void {
  const [first = '', index = '', field = ''] = path.split('.')
  const line = first === 'lines' ? state.draft.lines[Number(index)] : undefined
  const isDetail = DETAILS.includes(field) || path.includes('exemption')
  // The row itself asks for the kind where the tax depends on it.
  if (line && isDetail && fieldAt(path) === null) view.show(`line.${line.id}`)
  if (OPTIONAL_FACTS.some(fact => fact === first) || isReferenceField(first)) view.show(first)
  // A part that was hidden is rendered after the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => focusPath(path)))
}

/** Focuses the field of a path, or the nearest field that contains it: 'lines.2.tax.rate', then 'lines.2.tax', then 'lines.2'. */
export function focusPath(path: string): void {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const element = fieldAt(parts.slice(0, length).join('.'))
    if (element === null) continue
    if (element.matches('[data-distant]')) {
      drawFields(element)
      return focusPath(path)
    }
    const field = element.matches(FIELDS)
      ? element
      : (element.querySelector<HTMLElement>(FIELDS) ?? element)
    field.scrollIntoView({ block: 'center', behavior: 'smooth' })
    field.focus({ preventScroll: true })
    return
  }
}

function fieldAt(path: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
}

const FIELDS = 'input, select, textarea, button, a[href]'
