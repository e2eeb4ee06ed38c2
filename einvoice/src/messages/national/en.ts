import type { NationalMessages } from './national.ts'

export const national: NationalMessages = {
  identifier:
    'The number does not have the form, or the check digit, that its scheme asks for. Compare it with the original.',
  addressScheme:
    'Peppol does not deliver to electronic addresses of this kind, such as e-mail addresses. Add an address in Peppol.',
  oldDobra: 'Peppol does not know the currency STD. Use STN.',
  dutchAgent: 'Add street, postal code and city of the tax representative.',
  greekNumber:
    'A Greek invoice in Peppol is numbered by tax number, date, branch, kind, series and number, with | between them.',
  greekNames:
    'In Peppol a Greek seller gives the trading names of both sides. Add the one that is missing.',
  greekVat: 'A Greek VAT number is EL and nine digits that check out. Compare it.',
  greekMark:
    'Peppol takes a Greek invoice only with its mark from myDATA (M.AR.K) as a supporting document.',
  greekPage:
    'A Greek invoice in Peppol names its page at the tax office once, with its web address.',
  greekAddress:
    'In Peppol a Greek company is addressed by its tax number (scheme 9933, nine digits).',
  danishRegister:
    'A Danish company is named by its CVR number under scheme 0184. Add it, or correct the scheme.',
  danishIdentifiers:
    'Between Danish companies an identifier names its scheme. Add the scheme, or remove the identifier.',
  danishCreditNote:
    'A Danish credit note cannot come to less than zero. Check the signs of its lines.',
  danishMeans:
    'Denmark does not accept this means of payment. Choose a credit transfer, card or direct debit.',
  danishPayment:
    'For this means of payment Denmark asks for account and payment reference in its own form.',
  danishClasses: 'Item classes by UNSPSC go with version 19.05.01 or 26.08.01 in Denmark.',
  danishDuty:
    'Under reason ZZZ Denmark asks for the four digits of a duty, or its name with a # inside.',
  swedishVat: 'A Swedish VAT number is SE and twelve digits. Compare it.',
  swedishRegister: 'A Swedish organisation number has ten digits that check out. Compare it.',
  swedishTax:
    'The tax registration of a Swedish seller says "Godkänd för F-skatt" in Peppol, or is left out.',
  swedishRate:
    'Standard rates in Sweden are 25, 12 and 6 %. Choose one of them, or another tax category.',
  swedishGiro:
    'Pay to a Swedish giro account by means 30, with SE:BANKGIRO (7 or 8 digits) or SE:PLUSGIRO (2 to 8 digits).',
  norwegianVat: 'A Norwegian VAT number is NO, nine digits that check out, and MVA. Compare it.',
  norwegianRegister: 'Most Norwegian companies must say "Foretaksregisteret" on their invoices.',
  icelandicType: 'An Icelandic document is an invoice (380) or a credit note (381).',
  icelandicRegister: 'An Icelandic company is named by its kennitala under scheme 0196. Add it.',
  icelandicAddress: 'An Icelandic address has a street and a postal code. Add them.',
  icelandicAccount: 'For this means of payment Iceland asks for one account of twelve digits.',
  icelandicDue:
    'The final due date (EINDAGI) is written like 2026-12-31, with a due date that is not later.',
  thirdDecimal:
    'An amount has a third decimal, which no European e-invoice can hold: only the PDF will be issued. For XML as well, choose prices that need two decimals.',
  sellerUnknown:
    'Without your VAT number no European e-invoice is possible with this tax: only the PDF will be issued, without XML.',
  lowRate:
    'Official validators refuse a tax rate under 0.5 %: only the PDF will be issued, without XML.',
  igicAtZero:
    'Factur-X refuses IGIC at 0 %: the PDF will be issued without an e-invoice inside. The UBL file is the e-invoice.',
  severalPreceding:
    'Factur-X has room for one preceding invoice: the PDF will be issued without an e-invoice inside. The UBL file is the e-invoice.',
  severalTaxes:
    'A line with two taxes, such as IVA with recargo de equivalencia, has no place in a European e-invoice: it holds one rate a line. The invoice is issued as a PDF.',
  longCardNumber:
    'Factur-X refuses card numbers of more than ten characters: the PDF will be issued without an e-invoice inside.',
  notInFlux2:
    'No XML file: the French rules want an electronic address of the buyer and French rates even where the law does not. The PDF is issued.',
  frenchDates: 'Dates of a French invoice are between 2000 and 2099. Correct the date.',
  frenchAttachments:
    'An attachment of a French invoice is described by a code of the list (DOCUMENT_ANNEXE …), LISIBLE only once.',
  frenchRouting: 'A routing code has at most 100 letters, digits and + - _ . characters.',
  frenchAddressLength: 'The electronic address has more than 125 characters. Shorten it.',
  frenchSiren: 'A SIREN has exactly nine digits. Correct the number.',
  frenchPaid: 'An invoice marked as paid has nothing left to pay. Check the amounts.',
  frenchGroup: 'A member of a single taxable person adds the note TXD and the group’s VAT number.',
  frenchAmounts: 'An amount has at most 19 digits with two decimals, a rate at most four digits.',
}
