import { cancelMail, retryMail } from '@bordereau/contract/mail'
import { refuse } from '@bordereau/domain/decision'
import { channelOf } from '../delivery/channel.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { deliveryServices } from '../mail-server/find-mail-server.ts'
import type { OnOutcome } from './deliver.ts'
import { enqueueDelivery } from './outbox.ts'
import { changeMail, lockMail } from './store.ts'

const RETRYABLE = new Set(['failed', 'uncertain', 'not_sent', 'cancelled'])

export const retryMailRoute = (onOutcome: OnOutcome) =>
  workspaceRoute(retryMail, async ({ context, tx, member, query }) => {
    const mail = await lockMail(tx, member.workspaceId, query.mailId)
    if (!mail) return refuse('not_found')
    if (!RETRYABLE.has(mail.status)) return refuse('not_retryable')
    const channel = channelOf(context.channels, mail.channel)
    const services = await deliveryServices(tx, context, member.workspaceId)
    if (!channel?.isConfigured(services)) return refuse('mail_not_configured')
    const at = context.clock.now()
    await changeMail(tx, mail, {
      status: 'queued',
      attempts: 0,
      next_attempt_at: at,
      last_error: '',
    })
    const delivery = { workspaceId: member.workspaceId, mailId: mail.id, round: at.toISOString() }
    await enqueueDelivery(tx, context, { ...delivery, sendAt: at })
    await onOutcome(tx, mail, 'queued', at, { personId: member.id })
    return respond({})
  })

export const cancelMailRoute = (onOutcome: OnOutcome) =>
  workspaceRoute(cancelMail, async ({ context, tx, member, query }) => {
    const mail = await lockMail(tx, member.workspaceId, query.mailId)
    if (!mail) return refuse('not_found')
    // Cancelled from another tab or asked for twice: it is as it should be.
    if (mail.status === 'cancelled') return respond({})
    if (mail.status !== 'queued') return refuse('already_sent')
    await changeMail(tx, mail, { status: 'cancelled' })
    await onOutcome(tx, mail, 'cancelled', context.clock.now(), { personId: member.id })
    return respond({})
  })
