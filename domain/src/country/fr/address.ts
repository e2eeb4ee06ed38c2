import type { AddressRules } from '../address-rules.ts'

export const ADDRESS: AddressRules = {
  fields: ['line1', 'line2', 'postCode', 'city'],
  required: ['line1', 'postCode', 'city'],
  lines: ['{line1}', '{line2}', '{line3}', '{postCode} {city}'],
  postCode: { label: 'Code postal', pattern: /^\d{5}$/, example: '75011' },
}
