import type { TaxRegisterName } from '@bordereau/domain/country/tax-register'
import type { TaxRegister } from './register.ts'
import { sirene } from './sirene.ts'
import { vies } from './vies.ts'
import { whiteList } from './white-list.ts'

/** Every register, by its name. */
export const REGISTERS: Readonly<Record<TaxRegisterName, TaxRegister>> = {
  vies,
  sirene,
  white_list: whiteList,
}
