import { exploreSample } from '@bordereau/contract/session'
import { solved } from '../captcha/testing.ts'
import type { Client } from '../lib/testing.ts'

/** Test fixture: creates a guest's sample company with a solved captcha. */
export async function exploredBy(guest: Client): Promise<{ workspaceId: string }> {
  return guest.must(exploreSample, { body: { captcha: await solved(guest, 'explore') } })
}
