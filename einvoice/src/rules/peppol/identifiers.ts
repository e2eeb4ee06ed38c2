import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Identifier } from '@bordereau/domain/party/party'
import {
  isAustralianBusiness,
  isBelgianEnterprise,
  isGln,
  isLuhn,
  isNorwegianOrganisation,
} from '../../check-digits.ts'
import { type Rule, rule, warning } from '../rule.ts'

const matches = (shape: RegExp) => (id: string) => shape.test(id)

/** The format of a personal codice fiscale, or the eleven digits of a company's. */
const CODICE_FISCALE = /^(?:[A-Z]{6}\d{2}[A-Z]\d{2}.{3}\d[A-Z]|\d{11})$/i

const CHECKED = [
  ['PEPPOL-COMMON-R040', '0088', isGln],
  ['PEPPOL-COMMON-R041', '0192', isNorwegianOrganisation],
  ['PEPPOL-COMMON-R042', '0184', matches(/^(?:DK)?\d{8}$/)],
  ['PEPPOL-COMMON-R043', '0208', isBelgianEnterprise],
  ['PEPPOL-COMMON-R049', '0007', (id: string) => /^\d{10}$/.test(id) && isLuhn(id)],
  ['PEPPOL-COMMON-R050', '0151', isAustralianBusiness],
  ['PEPPOL-COMMON-R052', '0096', matches(/^\d{10}$/)],
  ['PEPPOL-COMMON-R053', '0198', matches(/^DK\d{8}$/)],
] as const

/** The official artefacts only warn about these. */
const WARNED = [
  ['PEPPOL-COMMON-R044', '0201', matches(/^[A-Za-z0-9]{6}$/)],
  ['PEPPOL-COMMON-R045', '0210', matches(CODICE_FISCALE)],
  ['PEPPOL-COMMON-R047', '0211', isItalianVat],
  ['PEPPOL-COMMON-R054', '0106', matches(/^\d{8}$/)],
  ['PEPPOL-COMMON-R055', '0190', matches(/^\d{20}$/)],
  ['PEPPOL-COMMON-R056-1', '9944', matches(/^NL\d{9}B\d{2}$/)],
  ['PEPPOL-COMMON-R057', '0217', matches(/^\d{12}$/)],
] as const

/** PEPPOL-COMMON-*: identifiers of some schemes by format and check digit. */
export const IDENTIFIER_RULES: readonly Rule[] = [
  ...CHECKED.map(([code, scheme, valid]) => onIdentifiers(code, scheme, valid)),
  ...WARNED.map(([code, scheme, valid]) => warning(onIdentifiers(code, scheme, valid))),
]

function onIdentifiers(code: string, scheme: string, valid: (id: string) => boolean): Rule {
  return rule(code, 'BT-29 BT-30 BT-34 BT-46 BT-47 BT-49 BT-60 BT-61', ({ invoice }) =>
    identifiersOf(invoice)
      .filter(([id]) => id?.schemeId === scheme && !valid(id.id.trim()))
      .map(([, path]) => path),
  )
}

/** All identifiers of parties, with their paths. */
function identifiersOf(invoice: Invoice): (readonly [Identifier | undefined, path: string])[] {
  const { payee } = invoice
  return [
    ...(['seller', 'buyer'] as const).flatMap(side => {
      const { electronicAddress, legalRegistration, identifiers } = invoice[side]
      return [
        [electronicAddress, `${side}.electronicAddress`] as const,
        [legalRegistration, `${side}.legalRegistration`] as const,
        ...identifiers.map((id, i) => [id, `${side}.identifiers.${i}`] as const),
      ]
    }),
    [payee?.identifier, 'payee.identifier'],
    [payee?.legalRegistration, 'payee.legalRegistration'],
  ]
}

/** Only numbers that begin with IT are checked: eleven digits, the last by Luhn's formula. */
function isItalianVat(id: string): boolean {
  return !/^IT/i.test(id) || (/^\d{11}$/.test(id.slice(2)) && isLuhn(id.slice(2)))
}
