import { DEFAULT_PLAN } from '@bordereau/domain/reminder/plan'
import type { CompanyFields } from './company-changes.ts'

/** A company as its settings return it. */
export const COMPANY_FIELDS: CompanyFields = {
  profile: {
    kind: 'business',
    legalName: 'Studio Marée SARL',
    tradingName: '',
    address: {
      line1: '1 rue du Port',
      line2: '',
      line3: '',
      city: 'Nantes',
      postCode: '44000',
      subdivision: '',
      country: 'FR',
    },
    taxIds: [],
    legalInformation: '',
    contact: { name: '', phone: '', email: '' },
  },
  vatRegistered: true,
  usesOneStopShop: false,
  taxes: [],
  currency: 'EUR',
  language: 'fr',
  timeZone: 'Europe/Paris',
  dueDays: 30,
  quoteValidDays: 30,
  pricesIncludeTax: false,
  paymentTerms: '',
  footer: '',
  paperDesign: 'classic',
  accentColor: '#27457f',
  socialLinks: [],
  acceptedBrands: [],
  mailTemplates: [],
  reminderPlan: { ...DEFAULT_PLAN, levels: [...DEFAULT_PLAN.levels] },
  customFields: [],
  setAside: [],
  setUp: true,
}
