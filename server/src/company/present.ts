import type { company } from '@bordereau/contract/company'
import type { InputOf } from '@bordereau/contract/endpoint'
import type { CompanyRow } from './store.ts'

export function presentCompany(row: CompanyRow): InputOf<typeof company> {
  return {
    workspaceId: row.workspaceId,
    profile: { ...row.profile, taxIds: [...row.profile.taxIds] },
    vatRegistered: row.vatRegistered,
    usesOneStopShop: row.usesOneStopShop,
    sells: row.sells,
    taxes: row.taxes.map(tax => ({
      ...tax,
      parts: [...tax.parts],
      place: { ...tax.place, postCodes: [...tax.place.postCodes] },
    })),
    currency: row.currency,
    language: row.language,
    timeZone: row.timeZone,
    dueDays: row.dueDays,
    quoteValidDays: row.quoteValidDays,
    pricesIncludeTax: row.pricesIncludeTax,
    paymentTerms: row.paymentTerms,
    footer: row.footer,
    paperDesign: row.paperDesign,
    paperTypeface: row.paperTypeface,
    paperMargins: row.paperMargins,
    accentColor: row.accentColor,
    socialLinks: [...row.socialLinks],
    acceptedBrands: [...row.acceptedBrands],
    mailTemplates: [...row.mailTemplates],
    reminderPlan: { ...row.reminderPlan, levels: [...row.reminderPlan.levels] },
    customFields: row.customFields,
    setAside: [...row.setAside],
    hasLogo: row.logo !== null,
    setUp: row.setUp,
    sample: row.sample,
    version: row.version,
  }
}
