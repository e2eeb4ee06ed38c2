import type { BatchKind } from '@bordereau/contract/batches'
import { type Action, type Role, may } from '@bordereau/domain/access/policy'

/** The action performed on each document of a batch. */
const ACTION_OF: Readonly<Record<BatchKind, Action>> = {
  send: 'invoices.send',
  remind: 'invoices.send',
  mark_paid: 'payments.record',
}

/** Whether a role may create and cancel batches of a kind. */
export function mayRunBatch(role: Role, kind: BatchKind): boolean {
  return may(role, ACTION_OF[kind])
}
