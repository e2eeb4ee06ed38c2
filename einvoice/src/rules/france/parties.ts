import type { Identifier, Party } from '@bordereau/domain/party/party'
import { isLuhn } from '../../check-digits.ts'
import { type Rule, isPresent, onInvoice, rule } from '../rule.ts'
import { isBetweenBusinesses, notes } from './treatment.ts'

const SIREN = '0002'
const SIRET = '0009'
const ROUTING_CODE = '0224'
const ANNUAIRE = '0225'
/** The SIREN of a group of companies that is one taxable person. */
const SINGLE_TAXABLE_PERSON = '0231'
const ADDRESS = /^[A-Za-z0-9\-_.+@]+$/
const SELF_BILLED: ReadonlySet<string> = new Set('389 501 500 471 473 261 502'.split(' '))
const SIDES = ['seller', 'buyer'] as const

/** Identifiers and electronic addresses of the two parties. */
export const PARTIES: readonly Rule[] = [
  ...partyRules(),
  ...addressRules(),
  ...identifierRules(),
  ...groupRules(),
]

function partyRules(): Rule[] {
  return [
    onInvoice('BR-FR-10_BT-30', 'BT-30', 'seller.legalRegistration', ({ seller }) =>
      isSiren(sirenOf(seller)),
    ),
    onInvoice(
      'BR-FR-11_BT-47',
      'BT-47',
      'buyer.legalRegistration',
      invoice => !isBetweenBusinesses(invoice) || isSiren(sirenOf(invoice.buyer)),
    ),
    onInvoice('BR-FR-12_BT-49', 'BT-49', 'buyer.electronicAddress', ({ buyer }) =>
      isPresent(buyer.electronicAddress?.id ?? ''),
    ),
    onInvoice('BR-FR-13_BT-34', 'BT-34', 'seller.electronicAddress', ({ seller }) =>
      isPresent(seller.electronicAddress?.id ?? ''),
    ),
    ...SIDES.map(side =>
      rule(`BR-FR-09_${side === 'seller' ? 'BT-29' : 'BT-46'}`, 'BT-29 BT-46', ({ invoice }) =>
        invoice[side].identifiers.flatMap(({ id, schemeId }, i) =>
          schemeId === SIRET && !isSiretOf(id, sirenOf(invoice[side]))
            ? [`${side}.identifiers.${i}`]
            : [],
        ),
      ),
    ),
  ]
}

/** Electronic addresses, which for domestic invoices are those of the directory. */
function addressRules(): Rule[] {
  return [
    onInvoice(
      'BR-FR-21_BT-49',
      'BT-47 BT-49',
      'buyer.electronicAddress',
      invoice =>
        !isBetweenBusinesses(invoice) ||
        SELF_BILLED.has(invoice.typeCode) ||
        isInAnnuaire(invoice.buyer),
    ),
    onInvoice(
      'BR-FR-22_BT-34',
      'BT-30 BT-34',
      'seller.electronicAddress',
      invoice =>
        !isBetweenBusinesses(invoice) ||
        !SELF_BILLED.has(invoice.typeCode) ||
        isInAnnuaire(invoice.seller),
    ),
    ...SIDES.map(side =>
      onInvoice(
        `BR-FR-23_${side === 'seller' ? 'BT-34' : 'BT-49'}`,
        side === 'seller' ? 'BT-34' : 'BT-49',
        `${side}.electronicAddress`,
        invoice => {
          const address = invoice[side].electronicAddress
          return address?.schemeId !== ANNUAIRE || ADDRESS.test(address.id)
        },
      ),
    ),
    ...SIDES.map(side =>
      onInvoice(
        `BR-FR-25_${side === 'seller' ? 'BT-34' : 'BT-49'}`,
        side === 'seller' ? 'BT-34' : 'BT-49',
        `${side}.electronicAddress`,
        invoice => (invoice[side].electronicAddress?.id.length ?? 0) <= 125,
      ),
    ),
    ...SIDES.map(side =>
      rule(`BR-FR-CO-10_${side === 'seller' ? 'BT-29' : 'BT-46'}`, 'BT-29 BT-46', ({ invoice }) => {
        const schemes = invoice[side].identifiers.map(({ schemeId = '' }) => schemeId)
        const sound = schemes.every(isPresent) && new Set(schemes).size === schemes.length
        return sound ? [] : [`${side}.identifiers`]
      }),
    ),
    onInvoice(
      'BR-FR-CO-10_BT-60',
      'BT-60',
      'payee.identifier.schemeId',
      ({ payee }) => !payee?.identifier || isPresent(payee.identifier.schemeId ?? ''),
    ),
    onInvoice(
      'BR-FR-CO-10_BT-71',
      'BT-71',
      'delivery.locationId.schemeId',
      ({ delivery: { locationId } }) => !locationId || isPresent(locationId.schemeId ?? ''),
    ),
  ]
}

/** BR-FR-24 and 26 are about codes that route an invoice within a company, BR-FR-32 about every SIREN. */
function identifierRules(): Rule[] {
  const onIdentifiers = (code: string, holds: (identifier: Identifier) => boolean): Rule[] =>
    SIDES.map(side =>
      rule(`${code}_${side === 'seller' ? 'BT-29' : 'BT-46'}`, 'BT-29 BT-46', ({ invoice }) =>
        invoice[side].identifiers.every(holds) ? [] : [`${side}.identifiers`],
      ),
    )
  const isCode = ({ schemeId }: Identifier): boolean => schemeId === ROUTING_CODE
  return [
    ...onIdentifiers('BR-FR-24', one => !isCode(one) || /^[A-Za-z0-9+\-_.]+$/.test(one.id)),
    ...onIdentifiers('BR-FR-26', one => !isCode(one) || one.id.length <= 100),
    rule('BR-FR-32-LEGALID', 'BT-30 BT-47', ({ invoice }) =>
      SIDES.flatMap(side => {
        const { legalRegistration } = invoice[side]
        return !legalRegistration || isNineDigits(legalRegistration)
          ? []
          : [`${side}.legalRegistration`]
      }),
    ),
    rule('BR-FR-32-ID', 'BT-29 BT-46', ({ invoice }) =>
      SIDES.flatMap(side =>
        invoice[side].identifiers.every(isNineDigits) ? [] : [`${side}.identifiers`],
      ),
    ),
  ]
}

/** A member of a group that is one taxable person (CGI art. 256 C) says so, and names the VAT number of the group. */
function groupRules(): Rule[] {
  const isMember = ({ identifiers }: Party): boolean =>
    identifiers.some(({ schemeId }) => schemeId === SINGLE_TAXABLE_PERSON)
  return [
    onInvoice(
      'BR-FR-CO-14_BT-29-1',
      'BT-21 BT-22 BT-29',
      'notes',
      invoice =>
        !isMember(invoice.seller) ||
        notes(invoice, 'TXD').some(text => text.trim() === 'MEMBRE_ASSUJETTI_UNIQUE'),
    ),
    onInvoice(
      'BR-FR-CO-15_BT-29-1',
      'BT-29 BT-63',
      'taxRepresentative',
      ({ seller, taxRepresentative }) =>
        !isMember(seller) || isPresent(taxRepresentative?.vatId ?? ''),
    ),
  ]
}

function isNineDigits({ id, schemeId }: Identifier): boolean {
  const isSirenScheme = schemeId === SIREN || schemeId === SINGLE_TAXABLE_PERSON
  return !isSirenScheme || /^\d{9}$/.test(id.trim())
}

function sirenOf({ legalRegistration }: Party): string {
  return legalRegistration?.schemeId === SIREN ? legalRegistration.id.trim() : ''
}

const isSiren = (id: string): boolean => /^\d{9}$/.test(id) && isLuhn(id)

function isSiretOf(siret: string, siren: string): boolean {
  return /^\d{14}$/.test(siret.trim()) && siret.trim().startsWith(siren)
}

function isInAnnuaire(party: Party): boolean {
  const address = party.electronicAddress
  return address?.schemeId === ANNUAIRE && address.id.startsWith(sirenOf(party))
}
