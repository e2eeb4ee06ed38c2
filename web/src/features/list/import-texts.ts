import { t } from '#macros'

/** The label of an import field; its name if there is no label. */
export function importFieldLabel(field: string): string {
  return partyFieldLabel(field) ?? addressFieldLabel(field) ?? itemFieldLabel(field) ?? field
}

function partyFieldLabel(field: string): string | undefined {
  switch (field) {
    case 'name':
      return t`Name`
    case 'tradingName':
      return t`Trading name`
    case 'kind':
      return t`Kind`
    case 'vatNumber':
      return t`VAT or tax number`
    case 'registrationNumber':
      return t`Registration number`
    case 'email':
      return t`Email`
    case 'contactName':
      return t`Contact person`
    case 'phone':
      return t`Telephone`
    case 'currency':
      return t`Currency`
    case 'language':
      return t`Language`
    case 'dueDays':
      return t`Days until due`
    case 'buyerReference':
      return t`Reference`
    case 'note':
      return t`Note`
    default:
      return undefined
  }
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
      return t`Post code`
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
