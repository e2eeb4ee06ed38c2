/** A fault that the operator can fix: the process prints the message without a stack and ends. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
