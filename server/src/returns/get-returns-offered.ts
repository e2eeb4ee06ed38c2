import { getReturnsOffered } from '@bordereau/contract/returns'
import { findCompany } from '../company/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { hasSoldAbroad } from './document-store.ts'
import { listsOf } from './returns.ts'

export const getReturnsOfferedRoute = workspaceRoute(getReturnsOffered, async ({ tx, member }) => {
  const company = await findCompany(tx, member.workspaceId)
  const mayReport =
    company !== undefined && (listsOf(company).length > 0 || company.usesOneStopShop)
  return respond({ offered: mayReport && (await hasSoldAbroad(tx, member.workspaceId)) })
})
