export type OutgoingFailure =
  /** OUTGOING=off. */
  | 'off'
  /** Another scheme than https, a user name in the URL, or no URL. */
  | 'url_refused'
  | 'address_refused'
  | 'redirect_refused'
  | 'too_large'
  | 'timeout'
  | 'unreachable'

/** A request that was refused or failed. Its message contains no path, query, header or body. */
export class OutgoingError extends TypeError {
  override readonly name = 'OutgoingError'
  readonly code: OutgoingFailure

  constructor(code: OutgoingFailure, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
