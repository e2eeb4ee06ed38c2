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
  // Made once: @fastify/helmet makes it anew for every request.
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
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS)
    setHeaders(request.raw, reply.raw, error => done(error instanceof Error ? error : undefined))
  })
}
