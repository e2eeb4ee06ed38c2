import type { AddressRules } from '../address-rules.ts'

export const ADDRESS: AddressRules = {
  fields: ['line1', 'line2', 'line3', 'city', 'postCode'],
  required: ['line1', 'city', 'postCode'],
  lines: ['{line1}', '{line2}', '{line3}', '{city}', '{postCode}'],
  postCode: {
    label: 'Postcode',
    pattern: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i,
    example: 'EC1A 1BB',
  },
}
