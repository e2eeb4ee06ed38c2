import { attachmentRoutes } from './attachments/routes.ts'
import { bankConnectionRoutes } from './bank-connections/routes.ts'
import { bankStatementRoutes } from './bank-statements/routes.ts'
import { batchRoutes } from './batches/routes.ts'
import { bookRoutes } from './books/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { accompanyingDocumentRoutes } from './accompanying-documents/routes.ts'
import { collectionRoutes } from './collections/routes.ts'
import { companyRoutes } from './company/routes.ts'
import { exchangeRateRoutes } from './exchange-rates/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { customerStatementRoutes } from './customer-statements/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { recordOutcome } from './invoices/sending/record-outcome.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { itemRoutes } from './items/routes.ts'
import type { Route } from './lib/route.ts'
import { mailRoutes } from './mail/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { monitoringRoutes } from './monitoring/routes.ts'
import { payRoutes } from './pay/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { portalRoutes } from './portal/routes.ts'
import { quoteRoutes } from './quotes/routes.ts'
import { receivableRoutes } from './receivables/routes.ts'
import { recurringRoutes } from './recurring/routes.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { returnRoutes } from './returns/routes.ts'
import { sampleRoutes } from './sample/routes.ts'
import { signInWithRoutes } from './sign-in-with/routes.ts'
import { taxRegisterRoutes } from './tax-registers/routes.ts'
import { viewRoutes } from './views/routes.ts'

/** All endpoints of the application. */
export const routes: readonly Route[] = [
  ...captchaRoutes,
  ...identityRoutes,
  ...signInWithRoutes,
  ...companyRoutes,
  ...exchangeRateRoutes,
  ...mailRoutes(recordOutcome),
  ...notificationRoutes,
  ...customerRoutes,
  ...taxRegisterRoutes,
  ...itemRoutes,
  ...attachmentRoutes,
  ...invoiceRoutes,
  ...recurringRoutes,
  ...reminderRoutes,
  ...collectionRoutes,
  ...paymentRoutes,
  ...bankStatementRoutes,
  ...bankConnectionRoutes,
  ...receivableRoutes,
  ...batchRoutes,
  ...payRoutes,
  ...quoteRoutes,
  ...accompanyingDocumentRoutes,
  ...customerStatementRoutes,
  ...portalRoutes,
  ...dashboardRoutes,
  ...reportRoutes,
  ...returnRoutes,
  ...bookRoutes,
  ...monitoringRoutes,
  ...calendarRoutes,
  ...viewRoutes,
  ...sampleRoutes,
]
