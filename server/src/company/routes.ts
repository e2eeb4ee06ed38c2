import type { Route } from '../lib/route.ts'
import { archiveBankAccountRoute } from './archive-bank-account.ts'
import { changeRoleRoute } from './change-role.ts'
import { createBankAccountRoute } from './create-bank-account.ts'
import { createCompanyRoute } from './create-company.ts'
import { createSeriesRoute } from './create-series.ts'
import { deleteCompanyRoute } from './delete-company.ts'
import { deleteLogoRoute } from './delete-logo.ts'
import { getCompanyRoute } from './get-company.ts'
import { getLogoRoute } from './get-logo.ts'
import { inviteMemberRoute } from './invite-member.ts'
import { listBankAccountsRoute } from './list-bank-accounts.ts'
import { listExchangeRatesRoute } from './list-exchange-rates.ts'
import { listMembersRoute } from './list-members.ts'
import { listStandardMailTemplatesRoute, previewMailTemplateRoute } from './mail-templates.ts'
import { listSeriesRoute } from './list-series.ts'
import { deleteMailServerRoute, getMailServerRoute, putMailServerRoute } from './mail-server.ts'
import { putExchangeRateRoute } from './put-exchange-rate.ts'
import { putLogoRoute } from './put-logo.ts'
import { removeMemberRoute } from './remove-member.ts'
import { restoreInvitationRoute } from './restore-invitation.ts'
import { revokeInvitationRoute } from './revoke-invitation.ts'
import { testMailServerRoute } from './test-mail-server.ts'
import { updateBankAccountRoute } from './update-bank-account.ts'
import { updateCompanyRoute } from './update-company.ts'
import { updateSeriesRoute } from './update-series.ts'

export const companyRoutes: readonly Route[] = [
  createCompanyRoute,
  getCompanyRoute,
  updateCompanyRoute,
  deleteCompanyRoute,
  putLogoRoute,
  getLogoRoute,
  deleteLogoRoute,
  listBankAccountsRoute,
  createBankAccountRoute,
  updateBankAccountRoute,
  archiveBankAccountRoute,
  listSeriesRoute,
  createSeriesRoute,
  updateSeriesRoute,
  listStandardMailTemplatesRoute,
  previewMailTemplateRoute,
  getMailServerRoute,
  putMailServerRoute,
  deleteMailServerRoute,
  testMailServerRoute,
  listExchangeRatesRoute,
  putExchangeRateRoute,
  listMembersRoute,
  inviteMemberRoute,
  revokeInvitationRoute,
  restoreInvitationRoute,
  changeRoleRoute,
  removeMemberRoute,
]
