import { cancelMail, retryMail } from '@bordereau/contract/mail'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import type { OnOutcome } from './deliver.ts'
import { enqueueDelivery } from './outbox.ts'
import { changeMail, lockMail } from './store.ts'

const RETRYABLE = new Set(['failed', 'uncertain', 'kept', 'cancelled'])

export const retryMailRoute = (onOutcome: OnOutcome) =>
  workspaceRoute(retryMail, async ({ house, tx, member, query }) => {
    const mail = await lockMail(tx, member.workspaceId, query.mailId)
    if (!mail) return refuse('not_found')
    if (!RETRYABLE.has(mail.status)) return refuse('not_retryable')
    if (!house.config.smtp) return refuse('mail_not_configured')
    const at = house.clock.now()
    await changeMail(tx, mail, {
      status: 'queued',
      attempts: 0,
      next_attempt_at: at,
      last_error: '',
    })
    await enqueueDelivery(tx, house, member.workspaceId, mail.id, at.toISOString())
    await onOutcome(tx, mail, 'queued', at)
    return answer({})
  })

export const cancelMailRoute = (onOutcome: OnOutcome) =>
  workspaceRoute(cancelMail, async ({ house, tx, member, query }) => {
    const mail = await lockMail(tx, member.workspaceId, query.mailId)
    if (!mail) return refuse('not_found')
    if (mail.status !== 'queued') return refuse('already_sent')
    await changeMail(tx, mail, { status: 'cancelled' })
    await onOutcome(tx, mail, 'cancelled', house.clock.now())
    return answer({})
  })
