import type { Draft } from '@bordereau/domain/invoice/draft'
import { REFERENCES } from '@bordereau/domain/invoice/references'
import type { Address, PartyProfile } from '@bordereau/domain/party/party'
import { unprintableIn } from '@bordereau/domain/text/printable'
import type { IssueFinding } from './decide-issue.ts'

type PrintedDraft = {
  readonly draft: Draft
  readonly seller: PartyProfile
  readonly buyer: PartyProfile | null
}

/** All of these characters, each once. */
export function unprintableInDraft(printed: PrintedDraft): string[] {
  const named = printFindings(printed).flatMap(finding => finding.named?.split(' ') ?? [])
  return [...new Set(named)]
}

type Printed = readonly [path: string, text: string | undefined]

/**
 * Characters that no font of documents has: a box would stand in their place, for ever. In a name or an address, which the
 * law wants to be read (Directive 2006/112/EC art. 226 (5)), they prevent issuing; elsewhere they are a warning.
 */
export function printFindings({ draft, seller, buyer }: PrintedDraft): readonly IssueFinding[] {
  return [
    ...findingsIn(namesOf('seller', seller), 'fatal'),
    ...(buyer ? findingsIn(namesOf('buyer', buyer), 'fatal') : []),
    ...(draft.deliveryAddress
      ? findingsIn(addressOf('deliveryAddress', draft.deliveryAddress), 'fatal')
      : []),
    ...findingsIn(textsOf(draft), 'warning'),
    ...findingsIn(
      [
        ['seller.tradingName', seller.tradingName],
        ['buyer.tradingName', buyer?.tradingName],
        ['seller.legalInformation', seller.legalInformation],
        ['seller.contact.name', seller.contact.name],
      ],
      'warning',
    ),
  ]
}

function findingsIn(
  printed: readonly Printed[],
  severity: IssueFinding['severity'],
): readonly IssueFinding[] {
  return printed.flatMap(([path, text]) => {
    const found = unprintableIn(text ?? '')
    if (found.length === 0) return []
    return [{ code: 'not_printable', path, severity, from: 'draft', named: found.join(' ') }]
  })
}

function namesOf(path: string, { legalName, address }: PartyProfile): Printed[] {
  return [[`${path}.legalName`, legalName], ...addressOf(`${path}.address`, address)]
}

const addressOf = (path: string, address: Address): Printed[] =>
  Object.entries(address).map(([field, text]) => [`${path}.${field}`, text])

function textsOf(draft: Draft): Printed[] {
  return [
    ...REFERENCES.map(({ field }): Printed => [field, draft[field]]),
    ['note', draft.note],
    ['paymentTerms', draft.paymentTerms],
    ...draft.lines.flatMap((line, i): Printed[] => [
      [`lines.${i}.name`, line.name],
      [`lines.${i}.description`, line.description],
      [`lines.${i}.note`, line.note],
      [`lines.${i}.sectionHeading`, line.sectionHeading],
      [`lines.${i}.sellerItemId`, line.sellerItemId],
      [`lines.${i}.tax.exemptionReason`, line.tax.exemptionReason],
      ...reasonsOf(`lines.${i}.`, line.allowancesCharges),
    ]),
    ...reasonsOf('', draft.allowancesCharges),
    ...(draft.customFields ?? []).map(({ id, value }): Printed => [`customFields.${id}`, value]),
  ]
}

const reasonsOf = (path: string, entries: readonly { readonly reason: string }[]): Printed[] =>
  entries.map(({ reason }, i) => [`${path}allowancesCharges.${i}.reason`, reason])
