import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { me } from './session.ts'
import { language, required } from './value.ts'

export const updateMe = endpoint({
  name: 'updateMe',
  method: 'PATCH',
  path: '/api/me',
  access: 'person',
  request: z.object({
    name: z.optional(required()),
    language: z.optional(language),
    colorScheme: z.optional(z.enum(['auto', 'light', 'dark'])),
    tourSeen: z.optional(z.literal(true)),
  }),
  response: me,
})
