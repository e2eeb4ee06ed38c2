import type { Route } from '../lib/route.ts'
import {
  beginBankConnectionRoute,
  listBankConnectionsRoute,
  listBankInstitutionsRoute,
} from './begin-connection.ts'
import { connectBankFeedRoute, disconnectBankFeedRoute, listBankFeedsRoute } from './feed-keys.ts'
import { fetchBankConnectionRoute, removeBankConnectionRoute } from './fetch-connection.ts'
import { finishBankConnectionRoute } from './finish-connection.ts'

export const bankConnectionRoutes: readonly Route[] = [
  listBankFeedsRoute,
  connectBankFeedRoute,
  disconnectBankFeedRoute,
  listBankInstitutionsRoute,
  listBankConnectionsRoute,
  beginBankConnectionRoute,
  finishBankConnectionRoute,
  fetchBankConnectionRoute,
  removeBankConnectionRoute,
]
