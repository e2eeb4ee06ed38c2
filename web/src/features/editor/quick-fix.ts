import { languageAreaOf } from '@bordereau/domain/country/language-area'
import { countryRules } from '@bordereau/domain/country/rules'
import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'
import type { Place } from '@bordereau/domain/country/territory'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { type TaxContext, taxOfLine } from '@bordereau/domain/invoice/line-tax'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import { taxOf, taxesOn } from '@bordereau/domain/tax/tax-of'
import { i18n } from '@lingui/core'
import { t } from '#macros'
import { chargeFromOffer } from './charge-from-offer.ts'
import { DRAFT_FIXES, lineFix } from './draft-fixes.ts'
import type { Change } from './draft-state.ts'
import { removeUnprintable } from './remove-unprintable.ts'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'

/** An action that resolves a finding, and the label of its button. */
export type QuickFix = {
  readonly label: () => string
  readonly action: Change
  /** The finding is a question, and the other answer is given in this field. */
  readonly otherwise?: string
}

/** The fix of a finding; undefined where only the user can know what is meant. */
export function quickFixFor(
  { code, path }: Pick<IssueFinding, 'code' | 'path'>,
  draft: Draft,
  taxContext: TaxContext,
  seller: Place,
): QuickFix | undefined {
  const ofDraft = DRAFT_FIXES[code]?.({ path }, draft, taxContext)
  if (ofDraft !== undefined) return ofDraft
  if (code === 'not_printable') return removeUnprintable(path, draft)
  if (code === 'BDX-PAY-02') return chargeStampDuty(draft, seller.country)
  if (code === 'BDX-LANG-01') return inRequiredLanguage(draft, seller)
  if (code === 'BDX-PAY-04') return addStatements(draft, seller.country)
  const [first, index = ''] = path.split('.')
  const line = first === 'lines' ? draft.lines[Number(index)] : undefined
  if (line === undefined) return undefined
  const at = performance.now()
  const set = (patch: Partial<typeof line>): Change => ({
    do: 'setLine',
    line: line.id,
    patch,
    at,
  })
  const ofLine = lineFix(code, line)
  if (ofLine !== undefined) return ofLine
  if (code === 'quantity_missing') {
    return {
      label: () => t`Set 1`,
      action: {
        do: 'type',
        cell: { of: 'line', line: line.id, field: 'quantity' },
        text: '1',
        decimalMark: '.',
        at,
      },
    }
  }
  if (path.includes('exemption') || /^BR-\w+-10$/.test(code)) {
    const tax = withReason(line.tax, taxContext, seller)
    if (tax) return { label: () => t`Add the reason`, action: set({ tax }) }
  }
  if (/^BR-(S|Z|E|AE|IC|G|O)-0[2-7]$/.test(code)) {
    const { tax } = taxOfLine(line, taxContext)
    if (tax.category === line.tax.category && tax.rate === line.tax.rate) return undefined
    return { label: () => t`Set the tax for this customer`, action: set({ tax }) }
  }
  if (code === 'BDX-TAX-02') {
    const { tax } = taxOfLine(line, taxContext)
    // Whose rate is not known is none to use.
    if (tax.rate === null) return undefined
    return {
      label: () => t`Use the tax of the place of supply`,
      action: set({ tax }),
      otherwise: kindPath(path),
    }
  }
  return undefined
}

/** Where it is said what a line supplies. */
export function kindPath(path: string): string {
  const [lines, index] = path.split('.')
  return `${lines}.${index}.supply`
}

function chargeStampDuty(draft: Draft, country: string): QuickFix | undefined {
  const { stampDuty, charges } = countryRules(country).settlement
  const offer = charges.find(({ key }) => key === stampDuty?.chargeKey)
  if (offer === undefined) return undefined
  const allowanceCharge = chargeFromOffer(offer, country, draft)
  return {
    label: () => t`Charge it to the customer`,
    action: { do: 'addAllowanceCharge', allowanceCharge },
  }
}

/** In the language that the law wants, and the one that was chosen for the customer beside it. */
function inRequiredLanguage({ language }: Draft, seller: Place): QuickFix | undefined {
  const required = languageAreaOf(seller)?.required?.language
  if (required === undefined) return undefined
  const names = new Intl.DisplayNames([i18n.locale, 'en'], { type: 'language' })
  const first = names.of(required) ?? required
  const second = names.of(language) ?? language
  const patch = { language: required, secondLanguage: language }
  return {
    label: () => t`Write it in ${first}, with ${second} beside it`,
    action: { do: 'set', patch, at: performance.now() },
  }
}

function addStatements({ statements = [] }: Draft, country: string): QuickFix {
  const expected = (countryRules(country).statements ?? [])
    .filter(({ expectedAbove }) => expectedAbove !== undefined)
    .map(({ note }) => note.key)
  const patch = { statements: [...new Set([...statements, ...expected])] }
  return { label: () => t`Add these words`, action: { do: 'set', patch, at: performance.now() } }
}

/** The tax with the exemption reason that is offered at the seller's place for its category. */
function withReason(
  tax: DraftTax,
  { language, day }: TaxContext,
  seller: Place,
): DraftTax | undefined {
  const offered = taxesOn(offeredTaxes(seller), day).filter(
    offer => offer.category === tax.category && offer.reason !== undefined,
  )
  const offer = offered.find(each => each.exemptionCode === tax.exemptionCode) ?? offered[0]
  return offer === undefined ? undefined : taxOf(offer, language, tax.rate)
}
