import type { PartyProfile } from '@bordereau/domain/party/party'
import { insertAccount } from '../company/bank-store.ts'
import { beginCompany } from '../company/begin-company.ts'
import { updateCompanyRow } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'

/**
 * Fills a new workspace with a studio in Lyon to look around in. The workspace and its owner are there already. Its
 * numbers are right by their checksums and nobody's: 123 456 782 is the register's own example.
 */
export async function makeSample(
  tx: Tx,
  house: House,
  { workspaceId }: { readonly workspaceId: string; readonly ownerId: string },
): Promise<void> {
  const at = house.clock.now()
  await beginCompany(tx, house, workspaceId, { country: 'FR', legalName: STUDIO.legalName })
  await updateCompanyRow(
    tx,
    workspaceId,
    1,
    {
      profile: STUDIO,
      vatRegistered: true,
      paymentTerms:
        'Paiement à 30 jours. Pas d’escompte pour paiement anticipé. En cas de retard, pénalités au taux de 12 % par an et indemnité forfaitaire de 40 € pour frais de recouvrement.',
      paperDesign: 'modern',
      accentColor: '#8a4b14',
      socialLinks: [{ network: 'instagram', url: 'https://www.instagram.com/' }],
      setUpAt: at,
    },
    at,
  )
  await insertAccount(
    tx,
    workspaceId,
    {
      id: newId(),
      accountName: STUDIO.legalName,
      bankName: 'Banque de démonstration',
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPP',
      accountNumber: '',
      bankCode: '',
      currency: 'EUR',
      upiId: '',
      isDefault: true,
    },
    at,
  )
}

const STUDIO: PartyProfile = {
  kind: 'business',
  legalName: 'Atelier Lumière SARL',
  tradingName: 'Atelier Lumière',
  address: {
    line1: '14 rue des Tables Claudiennes',
    line2: '',
    line3: '',
    city: 'Lyon',
    postCode: '69001',
    subdivision: '',
    country: 'FR',
  },
  taxIds: [
    { kind: 'siren', value: '123456782' },
    { kind: 'siret', value: '12345678200010' },
    { kind: 'vat', value: 'FR11123456782' },
  ],
  legalInformation: 'SARL au capital de 10 000 € – RCS Lyon 123 456 782',
  contact: {
    name: 'Camille Moreau',
    phone: '+33 4 72 00 00 00',
    email: 'bonjour@atelier-lumiere.example',
  },
}
