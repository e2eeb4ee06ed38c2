import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { AppContext } from './app-context.ts'

/** Origins other than our own that a page may load from. */
export type Sources = {
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly style?: readonly string[]
  readonly connect?: readonly string[]
  /** Origins to which a response to a form may redirect. */
  readonly form?: readonly string[]
  /** An origin that pages may send to, read for each response. */
  readonly collector?: () => string | undefined
}

/** Browser features that no page uses, so that an injected script cannot ask for them. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map(feature => `${feature}=()`)
  .join(', ')

/**
 * ASVS V3.4: the content security policy of all pages. It allows neither inline scripts nor inline styles; React sets
 * an element's style through the CSSOM, which the policy allows.
 */
export function secureHeaders(app: FastifyInstance, context: AppContext, also: Sources): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...also.script],
        styleSrc: ["'self'", ...(also.style ?? [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(also.connect ?? []), () => also.collector?.() ?? "'self'"],
        frameSrc: ["'self'", 'blob:', ...also.frame],
        objectSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...(also.form ?? [])],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: context.config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  let made: Made | undefined
  app.addHook('onRequest', (request, { raw }, done) => {
    const collector = also.collector?.()
    if (made !== undefined && made.collector === collector) {
      for (const [name, value] of made.headers) raw.setHeader(name, value)
      return done()
    }
    const before = new Set(raw.getHeaderNames())
    raw.setHeader('permissions-policy', PERMISSIONS)
    setHeaders(request.raw, raw, error => {
      if (error !== undefined) return done(error instanceof Error ? error : undefined)
      const names = raw.getHeaderNames().filter(name => !before.has(name))
      made = { collector, headers: names.map(name => [name, String(raw.getHeader(name))]) }
      done()
    })
  })
}

/** The headers of all responses while the collector is the same: Helmet makes them anew for every request. */
type Made = {
  readonly collector: string | undefined
  readonly headers: readonly (readonly [name: string, value: string])[]
}
