import type { TaxFile } from '@bordereau/domain/country/tax-files'
import { t } from '#macros'

/** The official name of a file, the same in every language. */
export const TAX_FILE_NAMES: Readonly<Record<TaxFile, string>> = {
  jpk_v7m: 'JPK_V7M (3)',
  jpk_fa: 'JPK_FA (4)',
  gstr1: 'GSTR-1',
}

/** In the menu, where there is little room. */
export function taxFileHint(file: TaxFile): string {
  switch (file) {
    case 'jpk_v7m':
      return t`A month’s sales, without purchases`
    case 'jpk_fa':
      return t`When the tax office asks for it`
    case 'gstr1':
      return t`To upload on the GST portal`
  }
}
