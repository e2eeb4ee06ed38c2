import type { AccountingRules } from '../accounting.ts'

/** Art. 947-70: what is sold without being made. Services stay on 706. */
const GOODS = { number: '707000', label: 'Ventes de marchandises' }

/**
 * 445718 is an account below 4457 of its own: the tax of another state is not on the CA3. Exempt services abroad are on 706 as
 * those at home.
 *
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
        'revenue S goods': GOODS,
        'revenue Z goods': GOODS,
        'revenue E goods': GOODS,
        'revenue AE goods': GOODS,
        'revenue AE triangle': GOODS,
        'revenue K': GOODS,
        'revenue G': GOODS,
        'revenue foreign': GOODS,
        tax: { number: '445710', label: 'TVA collectée' },
        'tax foreign': { number: '445718', label: 'TVA collectée - guichet unique (OSS)' },
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
