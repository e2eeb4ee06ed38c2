import { getCaptcha } from '@bordereau/contract/captcha'
import { answer } from '../lib/answer.ts'
import { publicRoute } from '../lib/route.ts'
import { placeOf } from '../lib/throttle.ts'
import { hardnessAt } from './hardness.ts'
import { newWork } from './work.ts'

export const getCaptchaRoute = publicRoute(getCaptcha, async ({ house, query, origin }) => {
  const { captcha } = house.config
  if (captcha.kind === 'off') return answer({ kind: 'off' as const })
  if (captcha.kind === 'provider') {
    const { provider, siteKey } = captcha
    return answer({ kind: 'provider' as const, provider, siteKey, action: query.purpose })
  }
  const work = captcha.work * (await hardnessAt(house, placeOf(origin.ip)))
  return answer({ kind: 'work' as const, ...(await newWork(house, query.purpose, work)) })
})
