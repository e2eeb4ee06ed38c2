import { listPageErrors } from '@bordereau/contract/monitoring'
import { later, workspaceRoute } from '../lib/route.ts'
import { readErrors } from './error-store.ts'
import { windowOf } from './get-page-timings.ts'
import { refuseUnlessInstanceOwner } from '../identity/instance-owner.ts'
import { sourceFrames } from './source-map.ts'

const MAX_GROUPS = 50

export const listPageErrorsRoute = workspaceRoute(
  listPageErrors,
  async ({ context, tx, member, query }) => {
    const refusal = await refuseUnlessInstanceOwner(tx, member)
    if (refusal) return refusal
    const { errors, total } = await readErrors(tx, windowOf(query, context.clock.now()), MAX_GROUPS)
    return later(async () => ({
      total,
      errors: await Promise.all(
        errors.map(async error => ({
          ...error,
          firstSeenAt: error.firstSeenAt.toISOString(),
          lastSeenAt: error.lastSeenAt.toISOString(),
          releases: [...error.releases],
          pages: [...error.pages],
          browsers: [...error.browsers],
          sample: { ...error.sample, frames: await sourceFrames(error.sample.frames) },
        })),
      ),
    }))
  },
)
