import type { ViewStore } from './desk.ts'
import type { EditorState } from './draft-state.ts'

/** Facts of the paper that are shown only when they are used or asked for. */
const OPTIONAL_FACTS = [
  'deliveryDate',
  'period',
  'deliveryAddress',
  'buyerReference',
  'orderReference',
  'contractReference',
  'projectReference',
  'taxCurrency',
  'prepaid',
  'rounding',
] as const
export type OptionalFact = (typeof OPTIONAL_FACTS)[number]

/** Fields of a line that stand in its details. */
const DETAILS = [
  'allowancesCharges',
  'period',
  'sellerItemId',
  'classification',
  'priceBaseQuantity',
]

/** Leads to the place of the paper that a path names, unfolding what hides it. */
export function jumpTo(path: string, state: EditorState, view: ViewStore): void {
  const [first = '', index = '', field = ''] = path.split('.')
  const line = first === 'lines' ? state.draft.lines[Number(index)] : undefined
  if (line && (DETAILS.includes(field) || path.includes('exemption'))) view.show(`line.${line.id}`)
  if (OPTIONAL_FACTS.some(fact => fact === first)) view.show(first)
  // What was folded is there after the next paint.
  requestAnimationFrame(() => requestAnimationFrame(() => focusPath(path)))
}

/** Focuses the field of a path, or the nearest one that holds it: 'lines.2.tax.rate', then 'lines.2.tax', then 'lines.2'. */
export function focusPath(path: string): void {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const name = CSS.escape(parts.slice(0, length).join('.'))
    const place = document.querySelector<HTMLElement>(`[data-path="${name}"]`)
    if (place === null) continue
    const field = place.matches(FIELDS)
      ? place
      : (place.querySelector<HTMLElement>(FIELDS) ?? place)
    field.scrollIntoView({ block: 'center', behavior: 'smooth' })
    field.focus({ preventScroll: true })
    return
  }
}

const FIELDS = 'input, select, textarea, button, a[href]'
