/**
 * Watching over the page begins here, in a few lines: the agent itself (agent.ts) is fetched when the page has long been
 * painted and nothing else waits. What breaks before is kept for it.
 */

export type Fault = {
  readonly what: unknown
  /** React's stack of components, where one was being drawn. */
  readonly components?: string | undefined
}

const MOST = 20
/** After the first paint, for what belongs to the page itself. */
const PAUSE_MS = 1_000
let early: Fault[] | undefined = []
let tell: (fault: Fault) => void = fault => {
  if (early && early.length < MOST) early.push(fault)
}

/** Something broke and was caught: the browser itself hears nothing of it. */
export function noteFault(what: unknown, components?: string): void {
  tell({ what, components })
}

export function beginWatching(): void {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  new PerformanceObserver((paints, observer) => {
    // The first of all is only the colour behind the page.
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return
    observer.disconnect()
    setTimeout(whenIdle, PAUSE_MS)
  }).observe({ type: 'paint', buffered: true })
}

/** From now on somebody else listens to the browser; whoever it is gets what has broken so far and what is noted. */
export function handOver(listener: (fault: Fault) => void): void {
  window.removeEventListener('error', onError)
  window.removeEventListener('unhandledrejection', onRejection)
  tell = listener
  early?.forEach(listener)
  early = undefined
}

const onError = ({ error }: ErrorEvent): void => tell({ what: error })
const onRejection = ({ reason }: PromiseRejectionEvent): void => tell({ what: reason })

function whenIdle(): void {
  // Without it nobody learns of what breaks; the page itself lacks nothing.
  const watch = () =>
    void import('./watch.ts').then(module => module.watch()).catch(() => undefined)
  // Safari does not tell when it is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(watch)
  else watch()
}
