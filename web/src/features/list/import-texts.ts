import { t } from '#macros'

/** The label of an import field; its name if there is no label. */
export function importFieldLabel(field: string): string {
  return partyFieldLabel(field) ?? addressFieldLabel(field) ?? itemFieldLabel(field) ?? field
}

function partyFieldLabel(field: string): string | undefined {
  return PARTY_FIELDS[field]?.()
}

const PARTY_FIELDS: Readonly<Record<string, () => string>> = {
  name: () => t`Name`,
  tradingName: () => t`Trading name`,
  kind: () => t`Kind`,
  vatNumber: () => t`VAT or tax number`,
  registrationNumber: () => t`Registration number`,
  email: () => t`Email`,
  contactName: () => t`Contact person`,
  phone: () => t`Telephone`,
  currency: () => t`Currency`,
  language: () => t`Language`,
  dueDays: () => t`Days until due`,
  buyerReference: () => t`Reference`,
  note: () => t`Note`,
}

function addressFieldLabel(field: string): string | undefined {
  switch (field) {
    case 'line1':
      return t`Street and number`
    case 'line2':
      return t`Floor, building`
    case 'line3':
      return t`Further line`
    case 'city':
      return t`City`
    case 'postCode':
      return t`Postal code`
    case 'subdivision':
      return t`Region`
    case 'country':
      return t`Country`
    default:
      return undefined
  }
}

function itemFieldLabel(field: string): string | undefined {
  switch (field) {
    case 'code':
      return t`Code`
    case 'description':
      return t`Description`
    case 'unit':
      return t`Unit`
    case 'price':
      return t`Price`
    case 'supply':
      return t`Goods or service`
    case 'taxRate':
      return t`Tax rate`
    case 'taxCategory':
      return t`Tax category`
    case 'classification':
      return t`HSN or SAC`
    default:
      return undefined
  }
}
