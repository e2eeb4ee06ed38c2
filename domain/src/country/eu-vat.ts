import * as at from 'stdnum/lib/cjs/at/uid.js'
import * as be from 'stdnum/lib/cjs/be/vat.js'
import * as bg from 'stdnum/lib/cjs/bg/vat.js'
import * as cy from 'stdnum/lib/cjs/cy/vat.js'
import * as cz from 'stdnum/lib/cjs/cz/dic.js'
import * as de from 'stdnum/lib/cjs/de/vat.js'
import * as dk from 'stdnum/lib/cjs/dk/cvr.js'
import * as ee from 'stdnum/lib/cjs/ee/kmkr.js'
import * as es from 'stdnum/lib/cjs/es/nif.js'
import * as fi from 'stdnum/lib/cjs/fi/alv.js'
import * as fr from 'stdnum/lib/cjs/fr/tva.js'
import * as gr from 'stdnum/lib/cjs/gr/vat.js'
import * as hr from 'stdnum/lib/cjs/hr/oib.js'
import * as hu from 'stdnum/lib/cjs/hu/anum.js'
import * as ie from 'stdnum/lib/cjs/ie/vat.js'
import * as it from 'stdnum/lib/cjs/it/iva.js'
import * as lt from 'stdnum/lib/cjs/lt/pvm.js'
import * as lu from 'stdnum/lib/cjs/lu/tva.js'
import * as lv from 'stdnum/lib/cjs/lv/pvn.js'
import * as mt from 'stdnum/lib/cjs/mt/vat.js'
import * as nl from 'stdnum/lib/cjs/nl/btw.js'
import * as pl from 'stdnum/lib/cjs/pl/nip.js'
import * as pt from 'stdnum/lib/cjs/pt/nif.js'
import * as ro from 'stdnum/lib/cjs/ro/cif.js'
import * as se from 'stdnum/lib/cjs/se/vat.js'
import * as si from 'stdnum/lib/cjs/si/ddv.js'
import * as sk from 'stdnum/lib/cjs/sk/dph.js'
import type { Validator } from 'stdnum/lib/cjs/types.js'
import type { Country } from '../party/party.ts'
import type { TaxIdKind } from './country.ts'
import { checkedTaxId } from './tax-id.ts'
import { VAT_NUMBER } from './tax-id-names.ts'

type Row = {
  readonly checker: Pick<Validator, 'validate'>
  readonly label: string
  readonly example: string
  readonly eas?: string
  readonly prefix?: string
  readonly groups?: readonly number[]
}

/** The VAT number of each member state: its local name, a valid example, its EAS code in Peppol. */
const ROWS: Readonly<Record<Country, Row>> = {
  AT: { checker: at, label: 'UID-Nr.', example: 'ATU13585627', eas: '9914' },
  BE: { checker: be, label: 'Btw-nr. / N° TVA', example: 'BE0403019261', eas: '9925' },
  BG: { checker: bg, label: 'ДДС номер', example: 'BG175074752', eas: '9926' },
  CY: { checker: cy, label: 'Αρ. ΦΠΑ', example: 'CY10259033P', eas: '9928' },
  CZ: { checker: cz, label: 'DIČ', example: 'CZ25123891', eas: '9929' },
  DE: { checker: de, label: 'USt-IdNr.', example: 'DE136695976', eas: '9930', groups: [3, 3] },
  DK: { checker: dk, label: 'CVR-nr. (moms)', example: 'DK13585628', eas: '0184' },
  EE: { checker: ee, label: 'KMKR', example: 'EE100931558', eas: '9931' },
  ES: { checker: es, label: 'NIF', example: 'ESB58378431', eas: '9920' },
  FI: { checker: fi, label: 'ALV-numero', example: 'FI20774740', eas: '0213' },
  FR: { checker: fr, label: 'N° TVA', example: 'FR40303265045', eas: '9957', groups: [2, 3, 3] },
  GR: { checker: gr, label: 'ΑΦΜ', example: 'EL094259216', eas: '9933', prefix: 'EL' },
  HR: { checker: hr, label: 'OIB', example: 'HR33392005961', eas: '9934' },
  HU: { checker: hu, label: 'Közösségi adószám', example: 'HU12892312', eas: '9910' },
  IE: { checker: ie, label: 'VAT number', example: 'IE6433435F', eas: '9935' },
  IT: { checker: it, label: 'Partita IVA', example: 'IT00743110157', eas: '0211' },
  LT: { checker: lt, label: 'PVM kodas', example: 'LT119511515', eas: '9937' },
  LU: { checker: lu, label: 'N° TVA', example: 'LU15027442', eas: '9938' },
  LV: { checker: lv, label: 'PVN numurs', example: 'LV40003521600', eas: '9939' },
  MT: { checker: mt, label: 'VAT number', example: 'MT11679112', eas: '9943' },
  NL: { checker: nl, label: 'Btw-id', example: 'NL004495445B01', eas: '9944' },
  PL: { checker: pl, label: 'NIP', example: 'PL8567346215', eas: '9945', groups: [3, 3, 2] },
  PT: { checker: pt, label: 'NIF', example: 'PT501964843', eas: '9946' },
  RO: { checker: ro, label: 'CIF', example: 'RO18547290', eas: '9947' },
  SE: { checker: se, label: 'Momsreg.nr', example: 'SE123456789701', eas: '9955' },
  SI: { checker: si, label: 'ID za DDV', example: 'SI50223054', eas: '9949' },
  SK: { checker: sk, label: 'IČ DPH', example: 'SK2022749619', eas: '9950' },
}

/** The VAT number of an EU member state, with its checksum. Throws RangeError for any other country. */
export function euVat(
  country: Country,
  change: Partial<Pick<TaxIdKind, 'key' | 'requiredFor'>> = {},
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
    prefix: row.prefix ?? country,
    groups: row.groups ?? [],
    requiredFor: change.requiredFor ?? [],
  } as const
  return checkedTaxId(facts, row.checker)
}
