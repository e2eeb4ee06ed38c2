/** Public registers that answer on the internet whether a number is valid, and whose it is. */
export const TAX_REGISTERS = ['vies', 'sirene', 'white_list'] as const
export type TaxRegisterName = (typeof TAX_REGISTERS)[number]

/** Proper names, the same in every language. */
export const TAX_REGISTER_LABELS: Readonly<Record<TaxRegisterName, string>> = {
  vies: 'VIES',
  sirene: 'SIRENE',
  white_list: 'Biała lista podatników VAT',
}
