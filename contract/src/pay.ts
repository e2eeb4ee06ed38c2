import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { DOCUMENT_FILES } from './invoices.ts'

/**
 * Names the link and proves it: base64url of workspace, link and a MAC by the instance's secret. Any text is taken, so that
 * a customer who lost some characters of it reads a page, not a refusal.
 */
const token = z.string().check(z.maxLength(500))

/** The public page of one document: HTML, readable and payable without JavaScript. */
export const getPayPage = endpoint({
  name: 'getPayPage',
  method: 'GET',
  path: '/pay/:token',
  access: 'public',
  query: z.object({ token, lang: z.optional(z.string().check(z.maxLength(40))) }),
})

export const getPayDocument = endpoint({
  name: 'getPayDocument',
  method: 'GET',
  path: '/pay/:token/:kind',
  access: 'public',
  query: z.object({ token, kind: z.enum(DOCUMENT_FILES) }),
})

export const getPayLogo = endpoint({
  name: 'getPayLogo',
  method: 'GET',
  path: '/pay/:token/logo',
  access: 'public',
  query: z.object({ token }),
})
