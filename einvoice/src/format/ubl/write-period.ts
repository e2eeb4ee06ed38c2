import type { Period } from '@bordereau/domain/invoice/invoice'
import { type Element, el } from '../xml.ts'

/** BG-14, BG-26. BT-8 is in the document's period in UBL. */
export function writePeriod(period: Period | undefined, taxPointCode = ''): Element | undefined {
  return el('cac:InvoicePeriod', [
    el('cbc:StartDate', period?.start),
    el('cbc:EndDate', period?.end),
    el('cbc:DescriptionCode', taxPointCode),
  ])
}
