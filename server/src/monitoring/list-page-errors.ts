import { listPageErrors } from '@bordereau/contract/monitoring'
import { later } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { readErrors } from './error-store.ts'
import { windowOf } from './get-page-timings.ts'
import { unlessOwner } from './owner.ts'
import { sourceFrames } from './source-map.ts'

const MOST = 50

export const listPageErrorsRoute = workspaceRoute(
  listPageErrors,
  async ({ house, tx, member, query }) => {
    const refusal = await unlessOwner(tx, member)
    if (refusal) return refusal
    const { errors, total } = await readErrors(tx, windowOf(query, house.clock.now()), MOST)
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
