import type { AddressRules } from '../address-rules.ts'

export const ADDRESS: AddressRules = {
  fields: ['line1', 'line2', 'postCode', 'city'],
  required: ['line1', 'postCode', 'city'],
  lines: ['{line1}', '{line2}', '{line3}', '{postCode} {city}'],
  postCode: { label: 'Postcode', pattern: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '1012 AB' },
}
