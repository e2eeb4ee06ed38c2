import { MAIL_SECURITIES } from '@bordereau/domain/mail-preset'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, inWorkspace, nothing, text } from './value.ts'

/** A company's mail server. Without a user it is asked to relay without signing in. */
const mailServer = z.object({
  host: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^[a-z0-9.:-]{1,253}$/, 'Enter a name such as smtp.example.com'),
    ),
  port: z.int().check(z.gte(1), z.lte(65_535)),
  security: z.enum(MAIL_SECURITIES),
  user: text(200),
  /** The sender of the messages. */
  from: email,
})

const setting = z.object({
  /** Of the environment: it is fixed there, and only its sender is shown. */
  source: z.enum(['environment', 'company', 'none']),
  from: z.string(),
  server: z.nullable(mailServer),
  /** 'unreadable': it was encrypted with a key that is not here, and must be entered again. */
  password: z.enum(['none', 'stored', 'unreadable']),
})
export type MailServerSetting = z.infer<typeof setting>

/** Absent: the stored one, which only serves the host and the user that it was entered for. */
const input = z.extend(mailServer, {
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
})
export type MailServerInput = z.infer<typeof input>

const refusals = {
  /** The operator set it in the environment. */
  mail_server_fixed: 409,
  password_missing: 422,
  /** A password is never sent without encryption. */
  password_unprotected: 422,
} as const

export const getMailServer = endpoint({
  name: 'getMailServer',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/mail-server',
  access: 'settings.read',
  query: z.object(inWorkspace),
  response: setting,
})

export const putMailServer = endpoint({
  name: 'putMailServer',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/mail-server',
  access: 'settings.update',
  query: z.object(inWorkspace),
  request: input,
  response: setting,
  refusals,
})

export const deleteMailServer = endpoint({
  name: 'deleteMailServer',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/mail-server',
  access: 'settings.update',
  query: z.object(inWorkspace),
  response: nothing,
})

/** Sends a message to the person who asks, by these settings before they are saved, or by those in use. */
export const testMailServer = endpoint({
  name: 'testMailServer',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/mail-server/test',
  access: 'settings.update',
  query: z.object(inWorkspace),
  request: z.object({ server: z.optional(input) }),
  /** `reason`: the mail server's own words, or why it was not reached. */
  response: z.object({ sent: z.boolean(), to: z.string(), reason: z.string() }),
  /** `outgoing_off`: the operator switched connections of the instance off, and the server is not the operator's own. */
  refusals: { ...refusals, mail_not_configured: 409, no_address: 422, outgoing_off: 409 },
})
