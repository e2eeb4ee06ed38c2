import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { House } from './house.ts'

/** Where a page may load from besides us. */
export type Sources = {
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly style?: readonly string[]
  readonly connect?: readonly string[]
  /** An origin that pages may send to, as it is at the moment of the answer. */
  readonly collector?: () => string | undefined
}

/** ASVS V3.4: what the browser must refuse on our pages. Styles may be inline, because the component kit sets them. */
export function secureHeaders(app: FastifyInstance, house: House, also: Sources): void {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...also.script],
        styleSrc: ["'self'", "'unsafe-inline'", ...(also.style ?? [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(also.connect ?? []), () => also.collector?.() ?? "'self'"],
        frameSrc: ["'self'", 'blob:', ...also.frame],
        objectSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: house.config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
}
