import type { Route } from '../lib/route.ts'
import { getTaxRateRoute } from './get-tax-rate.ts'
import { importPublishedRatesRoute } from './import-published-rates.ts'

export const exchangeRateRoutes: readonly Route[] = [getTaxRateRoute, importPublishedRatesRoute]
