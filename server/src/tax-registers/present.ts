import type { TaxRegisterCheck } from '@bordereau/contract/tax-registers'
import type { CheckRow } from './store.ts'

export function presentCheck(row: CheckRow): TaxRegisterCheck {
  return {
    id: row.id,
    register: row.register,
    number: row.number,
    valid: row.valid,
    name: row.name,
    address: {
      line1: row.line1,
      line2: row.line2,
      postCode: row.post_code,
      city: row.city,
    },
    consultationNumber: row.consultation_number,
    requester: row.requester,
    checkedAt: row.checked_at.toISOString(),
  }
}
