export type RenderRefusal =
  /** The document itself cannot be typeset, for instance because of its logo. */
  | 'render_failed'
  | 'render_timeout'
  /** Processes crashed on it, for instance because it needs more memory than the limit. */
  | 'render_crashed'
  /** The queue is full: try again later. */
  | 'render_busy'
  | 'render_closed'

export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly code: RenderRefusal

  constructor(code: RenderRefusal, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`)
    this.code = code
  }
}

/** The document cannot be typeset, or needs more memory or time than the limits: it will not succeed later either. */
export function isTypesettingFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^render_(failed|timeout|crashed)$/.test(String(error.code))
  )
}
