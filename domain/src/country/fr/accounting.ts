import type { AccountingRules } from '../accounting.ts'

/**
 * Plan comptable général, règlement ANC 2014-03 in its version of 1 January 2026, read in a copy of the ANC's file; the
 * accounts are filled up with zeros to six digits.
 */
export const ACCOUNTING: AccountingRules = {
  charts: [
    {
      key: 'pcg',
      name: 'Plan comptable général',
      source: 'https://github.com/arrhes/PCG/blob/main/sources/2026/pcg_20260101.pdf',
      accounts: {
        receivable: { number: '411000', label: 'Clients' },
        revenue: { number: '706000', label: 'Prestations de services' },
        tax: { number: '445710', label: 'TVA collectée' },
        bank: { number: '512000', label: 'Banques' },
        cash: { number: '530000', label: 'Caisse' },
        online: { number: '517000', label: 'Autres organismes financiers' },
        fees: { number: '627000', label: 'Services bancaires et assimilés' },
        discount: { number: '665000', label: 'Escomptes accordés' },
        bad_debt: { number: '654000', label: 'Pertes sur créances irrécouvrables' },
        gain: { number: '756000', label: 'Gains de change sur créances et dettes commerciales' },
        loss: { number: '656000', label: 'Pertes de change sur créances et dettes commerciales' },
        advance: { number: '419100', label: 'Clients - Avances et acomptes reçus sur commandes' },
      },
    },
  ],
  file: 'fec',
  ownerId: 'siren',
}
