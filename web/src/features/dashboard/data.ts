import type { getDashboard } from '@bordereau/contract/dashboard'
import type { ResponseOf } from '@bordereau/contract/endpoint'

export type DashboardData = ResponseOf<typeof getDashboard>
