import type { Draft } from '@bordereau/domain/invoice/draft'
import { withoutUnprintable } from '@bordereau/domain/text/printable'
import { t } from '#macros'
import type { QuickFix } from './quick-fix.ts'

/**
 * For the texts that are typed in the document itself. A place of delivery is none of them: without a letter it would be
 * another place.
 */
export function removeUnprintable(path: string, draft: Draft): QuickFix | undefined {
  const [first = '', index = '', ...inLine] = path.split('.')
  const at = performance.now()
  const label = () => t`Remove it`
  if (first === 'lines') {
    const line = draft.lines[Number(index)]
    const patch = line && (inTax(line, inLine) ?? inReasons(line, inLine) ?? inText(line, inLine))
    return line && patch && { label, action: { do: 'setLine', line: line.id, patch, at } }
  }
  const places = [first, index, ...inLine].filter(Boolean)
  const patch = inReasons(draft, places) ?? inCustomField(draft, places) ?? inText(draft, places)
  return patch && { label, action: { do: 'set', patch, at } }
}

type Places = readonly string[]

function inText(owner: object, [name, ...others]: Places) {
  const text = Object.entries(owner).find(([key]) => key === name)?.[1]
  if (name === undefined || others.length > 0 || typeof text !== 'string') return undefined
  return { [name]: withoutUnprintable(text) }
}

function inTax({ tax }: Draft['lines'][number], [name, field]: Places) {
  if (name !== 'tax' || field !== 'exemptionReason') return undefined
  return { tax: { ...tax, exemptionReason: withoutUnprintable(tax.exemptionReason) } }
}

function inReasons<Entry extends { readonly reason: string }>(
  { allowancesCharges }: { readonly allowancesCharges: readonly Entry[] },
  [name, index, field]: Places,
) {
  if (name !== 'allowancesCharges' || field !== 'reason') return undefined
  return {
    allowancesCharges: allowancesCharges.map((entry, i) =>
      i === Number(index) ? { ...entry, reason: withoutUnprintable(entry.reason) } : entry,
    ),
  }
}

function inCustomField({ customFields = [] }: Draft, [name, id]: Places) {
  if (name !== 'customFields') return undefined
  return {
    customFields: customFields.map(field =>
      field.id === id ? { ...field, value: withoutUnprintable(field.value) } : field,
    ),
  }
}
