import type { Route } from '../lib/route.ts'
import { archiveCustomerRoute, archiveCustomersRoute } from './archive-customer.ts'
import { createCustomerRoute } from './create-customer.ts'
import { exportCustomersRoute } from './export-customers.ts'
import { getCustomerRoute } from './get-customer.ts'
import { importCustomersRoute } from './import-customers.ts'
import { listCustomersRoute } from './list-customers.ts'
import {
  getPortalLinkRoute,
  renewPortalLinkRoute,
  restorePortalLinkRoute,
  revokePortalLinkRoute,
} from './portal-links.ts'
import { endPortalSessionsRoute } from './portal-sessions.ts'
import { sendPortalLinkRoute } from './send-portal-link.ts'
import { updateCustomerRoute } from './update-customer.ts'

export const customerRoutes: readonly Route[] = [
  listCustomersRoute,
  getCustomerRoute,
  createCustomerRoute,
  updateCustomerRoute,
  archiveCustomerRoute,
  archiveCustomersRoute,
  exportCustomersRoute,
  importCustomersRoute,
  getPortalLinkRoute,
  renewPortalLinkRoute,
  revokePortalLinkRoute,
  restorePortalLinkRoute,
  sendPortalLinkRoute,
  endPortalSessionsRoute,
]
