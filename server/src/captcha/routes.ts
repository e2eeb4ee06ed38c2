import type { Route } from '../lib/route.ts'
import { getCaptchaRoute } from './get-captcha.ts'

export const captchaRoutes: readonly Route[] = [getCaptchaRoute]
