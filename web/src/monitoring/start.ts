import { listenForErrors } from './page-errors.ts'

/** Milliseconds after the first paint that are left to the page itself. */
const DELAY_MS = 1_000

/** Starts monitoring with little code: the agent (agent.ts) is fetched once the page is painted and idle. */
export function startMonitoring(): void {
  listenForErrors()
  new PerformanceObserver((paints, observer) => {
    // The very first paint is only the page's background.
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return
    observer.disconnect()
    setTimeout(whenIdle, DELAY_MS)
  }).observe({ type: 'paint', buffered: true })
}

function whenIdle(): void {
  // If it cannot be fetched, errors go unreported; the page itself works.
  const watch = () =>
    void import('./watch.ts').then(module => module.watchConfig()).catch(() => undefined)
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(watch)
  else watch()
}
