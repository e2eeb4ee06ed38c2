import * as at from 'stdnum/lib/cjs/at/uid.js'
import * as de from 'stdnum/lib/cjs/de/vat.js'
import * as dk from 'stdnum/lib/cjs/dk/cvr.js'
import * as ee from 'stdnum/lib/cjs/ee/kmkr.js'
import * as fi from 'stdnum/lib/cjs/fi/alv.js'
import * as fr from 'stdnum/lib/cjs/fr/tva.js'
import * as gr from 'stdnum/lib/cjs/gr/vat.js'
import * as hr from 'stdnum/lib/cjs/hr/oib.js'
import * as hu from 'stdnum/lib/cjs/hu/anum.js'
import * as ie from 'stdnum/lib/cjs/ie/vat.js'
import * as it from 'stdnum/lib/cjs/it/iva.js'
import * as lt from 'stdnum/lib/cjs/lt/pvm.js'
import * as lu from 'stdnum/lib/cjs/lu/tva.js'
import * as mt from 'stdnum/lib/cjs/mt/vat.js'
import * as pl from 'stdnum/lib/cjs/pl/nip.js'
import * as pt from 'stdnum/lib/cjs/pt/nif.js'
import * as ro from 'stdnum/lib/cjs/ro/cif.js'
import * as se from 'stdnum/lib/cjs/se/vat.js'
import type { Country } from '../party/party.ts'
import type { TaxIdKind } from './tax-id-kind.ts'
import { belgianEnterpriseNumber } from './be/enterprise-number.ts'
import { type TaxIdCheck, stdnumCheck, withoutLeadingZero } from './tax-id-check.ts'
import { taxId } from './tax-id.ts'
import {
  bulgarianVat,
  cypriotVat,
  czechVat,
  dutchVat,
  latvianVat,
  slovakVat,
  slovenianVat,
  spanishNif,
} from './vat-checks.ts'
import { VAT_NUMBER } from './tax-id-names.ts'

type Row = {
  readonly check: TaxIdCheck
  readonly label: string
  readonly example: string
  readonly eas?: string
  readonly addressOf?: (value: string) => string
  readonly prefix?: string
  readonly otherPrefixes?: Readonly<Record<string, string>>
  readonly groups?: readonly number[]
}

/**
 * The VAT number of each member state: its local name, a valid example, its EAS code in Peppol. Finland and Sweden have
 * none any more: their addresses are made of the number of the register.
 */
const ROWS: Readonly<Record<Country, Row>> = {
  AT: { check: stdnumCheck(at, 'AT'), label: 'UID-Nr.', example: 'ATU13585627', eas: '9914' },
  BE: {
    check: belgianEnterpriseNumber,
    label: 'Btw-nr. / N° TVA',
    example: 'BE0403019261',
    eas: '9925',
  },
  BG: { check: bulgarianVat, label: 'ДДС номер', example: 'BG175074752', eas: '9926' },
  CY: { check: cypriotVat, label: 'Αρ. ΦΠΑ', example: 'CY10259033P', eas: '9928' },
  CZ: { check: czechVat, label: 'DIČ', example: 'CZ25123891', eas: '9929' },
  DE: {
    check: withoutLeadingZero(stdnumCheck(de, 'DE')),
    label: 'USt-IdNr.',
    example: 'DE136695976',
    eas: '9930',
    groups: [3, 3],
  },
  DK: {
    check: withoutLeadingZero(stdnumCheck(dk, 'DK')),
    label: 'CVR-nr. (moms)',
    example: 'DK13585628',
    eas: '0184',
  },
  EE: { check: stdnumCheck(ee, 'EE'), label: 'KMKR', example: 'EE100931558', eas: '9931' },
  ES: { check: spanishNif, label: 'NIF', example: 'ESB58378431', eas: '9920' },
  FI: { check: stdnumCheck(fi, 'FI'), label: 'ALV-numero', example: 'FI20774740' },
  FR: {
    check: stdnumCheck(fr, 'FR'),
    label: 'N° TVA',
    example: 'FR40303265045',
    eas: '9957',
    groups: [2, 3, 3],
  },
  GR: {
    check: stdnumCheck(gr, 'EL'),
    label: 'ΑΦΜ',
    example: 'EL094259216',
    eas: '9933',
    // GR-R-009 and GR-R-010 want the nine digits.
    addressOf: value => value.slice(2),
    prefix: 'EL',
    otherPrefixes: { GR: 'EL' },
  },
  HR: { check: stdnumCheck(hr, 'HR'), label: 'OIB', example: 'HR33392005961', eas: '9934' },
  HU: {
    check: stdnumCheck(hu, 'HU'),
    label: 'Közösségi adószám',
    example: 'HU12892312',
    eas: '9910',
  },
  IE: { check: stdnumCheck(ie, 'IE'), label: 'VAT number', example: 'IE6433435F', eas: '9935' },
  IT: { check: stdnumCheck(it, 'IT'), label: 'Partita IVA', example: 'IT00743110157', eas: '0211' },
  LT: { check: stdnumCheck(lt, 'LT'), label: 'PVM kodas', example: 'LT119511515', eas: '9937' },
  LU: { check: stdnumCheck(lu, 'LU'), label: 'N° TVA', example: 'LU15027442', eas: '9938' },
  LV: { check: latvianVat, label: 'PVN numurs', example: 'LV40003521600', eas: '9939' },
  MT: {
    check: withoutLeadingZero(stdnumCheck(mt, 'MT')),
    label: 'VAT number',
    example: 'MT11679112',
    eas: '9943',
  },
  NL: { check: dutchVat, label: 'Btw-id', example: 'NL004495445B01', eas: '9944' },
  PL: {
    check: stdnumCheck(pl, 'PL'),
    label: 'NIP',
    example: 'PL8567346215',
    eas: '9945',
    groups: [3, 3, 2],
  },
  PT: { check: stdnumCheck(pt, 'PT'), label: 'NIF', example: 'PT501964843', eas: '9946' },
  RO: { check: stdnumCheck(ro, 'RO'), label: 'CIF', example: 'RO18547290', eas: '9947' },
  SE: { check: stdnumCheck(se, 'SE'), label: 'Momsreg.nr', example: 'SE123456789701' },
  SI: {
    check: slovenianVat,
    label: 'ID za DDV',
    example: 'SI50223054',
    eas: '9949',
  },
  SK: { check: slovakVat, label: 'IČ DPH', example: 'SK2022749619', eas: '9950' },
}

/** The VAT number of an EU member state, with its checksum. Throws RangeError for any other country. */
export function euVat(
  country: Country,
  change: Partial<Pick<TaxIdKind, 'key' | 'requiredFor' | 'registers'>> = {},
): TaxIdKind {
  const row = ROWS[country]
  if (!row) throw new RangeError(`not a member of the European Union: ${country}`)
  const facts = {
    key: change.key ?? 'vat',
    label: row.label,
    name: VAT_NUMBER,
    role: 'vat',
    example: row.example,
    eas: row.eas,
    ...(row.addressOf ? { addressOf: row.addressOf } : {}),
    prefix: row.prefix ?? country,
    ...(row.otherPrefixes ? { otherPrefixes: row.otherPrefixes } : {}),
    groups: row.groups ?? [],
    requiredFor: change.requiredFor ?? [],
    registers: change.registers ?? (() => ['vies'] as const),
  } as const
  return taxId(facts, row.check)
}
