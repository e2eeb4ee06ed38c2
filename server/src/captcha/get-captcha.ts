import { getCaptcha } from '@bordereau/contract/captcha'
import { publicRoute, respond } from '../lib/route.ts'
import { clientNetwork } from '../lib/throttle.ts'
import { difficultyAt } from './difficulty.ts'
import { newProofOfWork } from './proof-of-work.ts'

export const getCaptchaRoute = publicRoute(getCaptcha, async ({ context, query, origin }) => {
  const { captcha } = context.config
  if (captcha.kind === 'off') return respond({ kind: 'off' as const })
  if (captcha.kind === 'provider') {
    const { provider, siteKey } = captcha
    return respond({ kind: 'provider' as const, provider, siteKey, action: query.purpose })
  }
  const required = captcha.work * (await difficultyAt(context, clientNetwork(origin.ip)))
  const work = Math.max(required, query.work ?? 0)
  return respond({ kind: 'work' as const, ...(await newProofOfWork(context, query.purpose, work)) })
})
