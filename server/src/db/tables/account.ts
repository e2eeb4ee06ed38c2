import type { Default } from './column.ts'

/** Accounts, sign-in and what protects them. */
export interface AccountTables {
  person: PersonTable
  session: SessionTable
  email_token: EmailTokenTable
  identity: IdentityTable
  authorization_request: AuthorizationRequestTable
  instance: InstanceTable
  captcha_used: CaptchaUsedTable
  throttle: ThrottleTable
  idempotency: IdempotencyTable
}

interface PersonTable {
  id: string
  email: string | null
  name: string
  password_hash: string | null
  email_verified_at: Date | null
  language: Default<string>
  color_scheme: Default<string>
  tour_seen_at: Default<Date | null>
  created_at: Date
}

interface SessionTable {
  id: string
  person_id: string
  token_hash: Uint8Array
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  user_agent: string
  ip: string
}

interface EmailTokenTable {
  token_hash: Uint8Array
  person_id: string
  kind: 'verify' | 'reset'
  expires_at: Date
  used_at: Date | null
}

interface IdentityTable {
  id: string
  person_id: string
  provider: string
  issuer: string
  subject: string
  email: string
  linked_at: Date
  last_used_at: Date
}

interface AuthorizationRequestTable {
  state_hash: Uint8Array
  browser_hash: Uint8Array
  provider: string
  person_id: string | null
  verifier: string
  nonce: string
  wanted: string
  invitation_hash: Uint8Array | null
  language: string
  expires_at: Date
}

interface InstanceTable {
  only: Default<boolean>
  secret: Uint8Array
  sign_up_open: Default<boolean>
  created_at: Date
  archive_checked_to: Default<string | null>
  archive_checked_at: Default<Date | null>
  clock_seen_at: Default<Date | null>
}

interface CaptchaUsedTable {
  sha256: Uint8Array
  expires_at: Date
}

interface ThrottleTable {
  name: string
  key: Uint8Array
  tries: number
  ends_at: Date
}

interface IdempotencyTable {
  person_id: string
  key: string
  request_sha256: Uint8Array
  status: number
  body: string
  created_at: Date
}
