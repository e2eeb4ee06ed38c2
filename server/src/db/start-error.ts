/** Something whoever hosts the instance can mend: said in one sentence, without a stack, before the process ends. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
