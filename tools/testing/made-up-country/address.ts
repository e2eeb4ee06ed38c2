import type { AddressRules } from '@bordereau/domain/country/address-rules'

export const ADDRESS: AddressRules = {
  fields: ['line1', 'postCode', 'city'],
  required: ['line1', 'postCode', 'city'],
  lines: ['{postCode} {city}', '{line1}'],
  postCode: { label: 'Zed code', pattern: /^Z-\d{3}$/, example: 'Z-123' },
}
