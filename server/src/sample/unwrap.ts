import type { Decision } from '@bordereau/domain/decision'

/** Returns the value of a decision. A refusal is a bug in the sample data and thrown. */
export function unwrap<Value>(decision: Decision<Value, string>): Value {
  if (decision.ok) return decision.value
  throw new Error(`the sample was refused: ${decision.refusal} ${JSON.stringify(decision.detail)}`)
}
