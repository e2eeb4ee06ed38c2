import type { Route } from '../lib/route.ts'
import { backFromProviderRoute } from './callback.ts'
import { beginSignInWithRoute } from './begin.ts'
import { linkIdentityRoute } from './link.ts'
import { listIdentitiesRoute } from './list.ts'
import { unlinkIdentityRoute } from './unlink.ts'

export const signInWithRoutes: readonly Route[] = [
  beginSignInWithRoute,
  backFromProviderRoute,
  listIdentitiesRoute,
  linkIdentityRoute,
  unlinkIdentityRoute,
]
