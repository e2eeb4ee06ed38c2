import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    "Add the customer's VAT number: the customer owes the tax under it, and the number of a register is not enough (Directive 2006/112/EC, art. 226 (4)). Without one, charge the tax.",
  'BDX-LAW-01':
    'The law behind some reverse charges at home ends on this day (phones, chips, gas, power, telecommunications, metals): ask whether your state goes on with it.',
  'BDX-LAW-02':
    'Public bodies may pay this VAT to the tax office themselves (split payment). Whether it still applies is not known here: ask this customer.',
  'BDX-LAW-03':
    'By this law nothing is withheld from you: take the withholding out, unless the customer must withhold for another reason.',
  'BDX-LAW-04':
    'A dealer under composition may not sell outside of its state: ask your adviser before you issue this.',
  'BDX-LAW-05':
    'A triangular transaction has three states: goods sent from another state than yours to a business with a VAT number of a third one. Something of it is missing here.',
  'BDX-LAW-06':
    "Your EX number exempts in the member states that it was granted for: check that this customer's is one of them.",
  'BDX-LAW-07':
    'You may have to register in the state of this private customer and charge its tax: this law says from which sum on.',
}
