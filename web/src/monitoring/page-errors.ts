/** An error that broke a page, as monitoring reports it. */
export type PageError = {
  readonly what: unknown
  /** React's component stack, where a component was rendering. */
  readonly components?: string | undefined
}

const MAX_EARLY = 20
let early: PageError[] | undefined = []
let tell: (error: PageError) => void = error => {
  if (early && early.length < MAX_EARLY) early.push(error)
}

/** Reports an error that React caught, which the browser therefore does not report. */
export function reportError(what: unknown, components?: string): void {
  tell({ what, components })
}

/** Listens to the browser's error events until the agent does; the first 20 are stored for it. */
export function listenForErrors(): void {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}

/** Stops listening; the listener gets the errors so far and from now on those that `noteFault` reports. */
export function takeOver(listener: (error: PageError) => void): void {
  window.removeEventListener('error', onError)
  window.removeEventListener('unhandledrejection', onRejection)
  tell = listener
  early?.forEach(listener)
  early = undefined
}

const onError = ({ error }: ErrorEvent): void => tell({ what: error })
const onRejection = ({ reason }: PromiseRejectionEvent): void => tell({ what: reason })
