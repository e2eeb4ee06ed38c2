import type { Route } from '../lib/route.ts'
import { archiveCustomerRoute } from './archive-customer.ts'
import { createCustomerRoute } from './create-customer.ts'
import { getCustomerRoute } from './get-customer.ts'
import { importCustomersRoute } from './import-customers.ts'
import { listCustomersRoute } from './list-customers.ts'
import {
  getPortalLinkRoute,
  renewPortalLinkRoute,
  restorePortalLinkRoute,
  revokePortalLinkRoute,
} from './portal-links.ts'
import { sendPortalLinkRoute } from './send-portal-link.ts'
import { updateCustomerRoute } from './update-customer.ts'

export const customerRoutes: readonly Route[] = [
  listCustomersRoute,
  getCustomerRoute,
  createCustomerRoute,
  updateCustomerRoute,
  archiveCustomerRoute,
  importCustomersRoute,
  getPortalLinkRoute,
  renewPortalLinkRoute,
  revokePortalLinkRoute,
  restorePortalLinkRoute,
  sendPortalLinkRoute,
]
