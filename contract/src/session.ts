import { ROLES } from '@bordereau/domain/access/role'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, id, nothing } from './value.ts'

/** NIST and OWASP: length matters, composition rules do not. */
export const password = z
  .string()
  .check(
    z.minLength(10, 'Use at least 10 characters'),
    z.maxLength(200, 'Use at most 200 characters'),
  )

/** The solution of a challenge of captcha.ts. */
export const captcha = z.optional(z.string().check(z.maxLength(8000)))

/** `captcha_missing`: send one. The others: this one is invalid, send a new one; `captcha_unavailable`: try later. */
export const CAPTCHA_REFUSALS = {
  captcha_missing: 422,
  captcha_invalid: 422,
  captcha_expired: 422,
  captcha_used: 409,
  captcha_unavailable: 503,
} as const

export const person = z.object({
  id,
  email: z.nullable(z.string()),
  name: z.string(),
  emailVerified: z.boolean(),
  language: z.string(),
  colorScheme: z.enum(['auto', 'light', 'dark']),
  /** Whether the tour of the application was taken or dismissed; it is offered once. */
  tourSeen: z.boolean(),
})

export const me = z.object({
  /** null: not signed in. */
  person: z.nullable(person),
  workspaces: z.array(
    z.object({
      id,
      role: z.enum(ROLES),
      name: z.string(),
      country: z.nullable(z.string()),
      /** Whether its credit notes state negative amounts, as readers of its country expect. */
      negativeCreditNotes: z.boolean(),
      sample: z.boolean(),
      setUp: z.boolean(),
      /** Its messages leave by a mail server, its own or that of the instance. */
      sendsMail: z.boolean(),
    }),
  ),
  instance: z.object({
    /** The instance has no owner: the first person to sign up becomes its owner. */
    firstRun: z.boolean(),
    signUpOpen: z.boolean(),
    mailConfigured: z.boolean(),
    release: z.string(),
    /** Where to ask for help, as a link (mailto:, https:); absent where none is set, and for those who are signed out. */
    contact: z.optional(z.string()),
    /** Identity providers configured here, with the name for the button. */
    signInWith: z.array(z.object({ provider: z.string(), name: z.string() })),
  }),
})

/** Never refuses: returns the session and what this instance allows. */
export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/api/me',
  access: 'public',
  response: me,
})

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/sign-in',
  access: 'public',
  /** `captcha` is needed only after the refusal `captcha_required`, which follows repeated failures. */
  request: z.object({ email, password: z.string().check(z.maxLength(200)), captcha }),
  response: me,
  refusals: { ...CAPTCHA_REFUSALS, wrong_credentials: 401, captcha_required: 422 },
})

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/api/sign-out',
  access: 'person',
  response: nothing,
})

/**
 * Creates a sample company, owned by a guest who needs no account but a `captcha`, or by the signed-in person.
 * `sample_busy`: others are being created, try again later.
 */
export const exploreSample = endpoint({
  name: 'exploreSample',
  method: 'POST',
  path: '/api/explore',
  access: 'public',
  request: z.object({ captcha }),
  response: z.object({ workspaceId: id }),
  refusals: {
    ...CAPTCHA_REFUSALS,
    captcha_required: 422,
    sign_up_closed: 403,
    sample_busy: 503,
  },
})
