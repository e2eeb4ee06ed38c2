import { importPublishedRates } from '@bordereau/contract/exchange-rates'
import { refuse } from '@bordereau/domain/decision'
import { refuseUnlessInstanceOwner } from '../identity/instance-owner.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { RateFileError, readRateFile } from './rate-file.ts'
import { putPublishedRates } from './store.ts'

export const importPublishedRatesRoute = workspaceRoute(
  importPublishedRates,
  async ({ tx, member, input }) => {
    const refusal = await refuseUnlessInstanceOwner(tx, member)
    if (refusal) return refusal
    try {
      const rates = readRateFile(input.source, input.file)
      await putPublishedRates(tx, rates)
      const days = rates.map(({ day }) => day).toSorted()
      const [from, until] = [days[0], days.at(-1)]
      return from === undefined || until === undefined
        ? refuse('rate_file_unreadable')
        : respond({ rates: rates.length, from, until })
    } catch (error) {
      if (error instanceof RateFileError)
        return refuse('rate_file_unreadable', { reason: error.message })
      throw error
    }
  },
)
