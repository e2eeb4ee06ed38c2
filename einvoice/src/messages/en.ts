import { type RuleTexts, type MessageTemplates, assemble } from './assemble.ts'
import { national } from './national/en.ts'
import { own } from './own/en.ts'

const SELLER_TAX = 'Add your VAT number or local tax number in Settings'

const templates: MessageTemplates = {
  national,
  own,
  parties: {
    S: `${SELLER_TAX}: an invoice that charges VAT must name it.`,
    Z: `${SELLER_TAX}: an invoice with zero-rated items must name it.`,
    E: `${SELLER_TAX}: an invoice with exempt items must name it.`,
    AE: "A reverse-charge invoice must name both sides: your tax number, and the customer's VAT number or company registration number.",
    K: "A supply within the EU without VAT must name both VAT numbers: yours (in Settings) and the customer's.",
    G: 'Add your VAT number in Settings: an export invoice must name it.',
    O: 'An invoice outside the scope of VAT must not show VAT numbers. Remove them, or choose another tax category.',
    L: `${SELLER_TAX}: an invoice with IGIC must name it.`,
    M: `${SELLER_TAX}: an invoice with IPSI must name it.`,
  },
  rates: {
    S: 'A standard-rated item needs a VAT rate above 0 %. For 0 %, choose zero-rated or exempt instead.',
    Z: 'A zero-rated item must have a VAT rate of 0 %.',
    E: 'An exempt item must have a VAT rate of 0 %.',
    AE: 'Under reverse charge the customer accounts for the VAT: set the rate to 0 %.',
    K: 'A supply within the EU without VAT must have a rate of 0 %.',
    G: 'An export must have a VAT rate of 0 %.',
    O: 'An item outside the scope of VAT has no rate: leave it at 0.',
    L: 'An IGIC rate cannot be below 0 %.',
    M: 'An IPSI rate cannot be below 0 %.',
  },
  reasons: {
    S: 'A standard-rated item must not give a reason for exemption. Clear the reason, or choose another tax category.',
    Z: 'A zero-rated item must not give a reason for exemption. Clear the reason, or choose "exempt".',
    E: 'Say why the item is exempt from VAT: choose a reason from the list or write one.',
    AE: 'Add the reason "Reverse charge": the invoice must say why it shows no VAT.',
    K: 'Add the reason "Intra-Community supply": the invoice must say why it shows no VAT.',
    G: 'Add the reason "Export outside the EU": the invoice must say why it shows no VAT.',
    O: 'Add the reason "Not subject to VAT": the invoice must say why it shows no VAT.',
    L: 'An item with IGIC must not give a reason for exemption. Clear the reason.',
    M: 'An item with IPSI must not give a reason for exemption. Clear the reason.',
  },
  subtotals: {
    missing:
      'The document has no VAT subtotal, or one too many, for a tax category it uses. Ask its sender for a correct one.',
    taxable:
      'A taxable amount is not the sum of what bears that tax. Ask the sender for a correct document.',
    tax: 'A VAT amount is not its taxable amount times the rate. Ask the sender for a correct document.',
  },
  decimals:
    'A structured invoice carries two decimals at most. Change prices or quantities so that no amount needs a third.',
  german: {
    '1': 'Say how you want to be paid: a German invoice needs payment details such as your bank account.',
    '2': 'Add a contact person with phone and e-mail in Settings: German invoices must name one.',
    '3': 'Add the city of your address in Settings.',
    '4': 'Add the postal code of your address in Settings.',
    '5': 'Add the name of a contact person or department in Settings.',
    '6': 'Add a contact phone number in Settings.',
    '7': 'Add a contact e-mail address in Settings.',
    '8': "Add the city of the customer's address.",
    '9': "Add the postal code of the customer's address.",
    '10': 'Add the city of the delivery address.',
    '11': 'Add the postal code of the delivery address.',
    '15': 'Add the buyer reference: German authorities require their Leitweg-ID here. Ask the customer for it.',
    '16': `${SELLER_TAX}: a German invoice must name one of them.`,
    '17': 'This kind of document is unusual in Germany. Use an invoice, a corrected invoice or a credit note.',
    '18': 'Write the early-payment discount in the German notation, for example #SKONTO#TAGE=14#PROZENT=2.00# on a line of its own, with a line break after it.',
    '19': 'The IBAN of your account does not check out. Compare it with your bank statement.',
    '20': "The IBAN of the customer's account to be debited does not check out. Ask the customer for it again.",
    '22': 'Two attachments have the same file name. Rename one of them.',
    '23-a': 'Add the bank account to be paid into: the payment method is a bank transfer.',
    '23-b': 'The payment method is a bank transfer: remove the card or direct debit details.',
    '24-a': 'Add the card details: the payment method is a card.',
    '24-b': 'The payment method is a card: remove the bank account or direct debit details.',
    '25-a': 'Add the direct debit details: the payment method is a direct debit.',
    '25-b': 'The payment method is a direct debit: remove the bank account or card details.',
    '26': 'A corrected invoice should name the invoice it corrects. Add its number.',
    '27': 'The contact phone number should have at least three digits.',
    '28': 'The contact e-mail address does not look right. Check it in Settings.',
    '30': 'Add your creditor identifier: a direct debit needs it.',
    '31': "Add the customer's account to be debited: a direct debit needs it.",
    '21': 'The specification is not that of XRechnung 3.0. Choose the XRechnung profile.',
    'TMP-32': 'Add the date of delivery or service, or the period the invoice covers.',
  },
  french: {
    '01_BT-1-1':
      'The invoice number is longer than 35 characters. Shorten the number pattern in Settings.',
    '02_BT-1':
      'In France an invoice number may only have letters, digits and + - _ /, without spaces. Change the number pattern in Settings.',
    '02_BT-25':
      'The number of the earlier invoice may only have letters, digits and + - _ /, 35 characters at most.',
    '04_BT-3':
      'This kind of document is not allowed in France. Use an invoice, a corrected invoice or a credit note.',
    '05_BT-22-1':
      'Add the note on the fixed 40 € compensation for recovery costs (code PMT): French law requires it.',
    '05_BT-22-2': 'Add the note on late-payment penalties (code PMD): French law requires it.',
    '05_BT-22-3':
      'Add the note on early-payment discount, or that there is none (code AAB): French law requires it.',
    '06_BT-21-1': 'The note on recovery costs (code PMT) may stand only once. Remove the others.',
    '06_BT-21-2':
      'The note on late-payment penalties (code PMD) may stand only once. Remove the others.',
    '06_BT-21-3':
      'The note on early-payment discount (code AAB) may stand only once. Remove the others.',
    '06_BT-21-4': 'The note on the tax group (code TXD) may stand only once. Remove the others.',
    '08_BT-23': 'Say what is invoiced: goods, services or both (B1, S1, M1 …).',
    '09_BT-29': 'Your SIRET must have 14 digits and begin with your SIREN. Correct it in Settings.',
    '09_BT-46': "The customer's SIRET must have 14 digits and begin with the SIREN.",
    '10_BT-30': 'Add your SIREN (9 digits) in Settings: a French invoice must name it.',
    '11_BT-47':
      "Add the customer's SIREN (9 digits): an invoice between French businesses must name it.",
    '12_BT-49': "Add the customer's electronic invoicing address.",
    '13_BT-34': 'Add your electronic invoicing address in Settings.',
    '15_BT-151':
      'The taxes of the Canary Islands, Ceuta, Melilla and Italian split payment do not exist in France. Choose another tax category.',
    '16_BT-152': 'This is not a French VAT rate. Choose 20, 10, 5.5, 2.1 or 0 %.',
    '20_BT-21':
      'The note with code BAR must be one of B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE, ARCHIVEONLY.',
    '21_BT-49':
      "The customer's electronic address must be their address in the French directory: scheme 0225, beginning with their SIREN.",
    '22_BT-34':
      'Your electronic address must be your address in the French directory: scheme 0225, beginning with your SIREN.',
    '23_BT-34':
      'Your electronic address has characters that are not allowed, or is longer than 125.',
    '23_BT-49':
      "The customer's electronic address has characters that are not allowed, or is longer than 125.",
    '31_BT-21': 'The notes with code BAR contradict each other. Keep one.',
    'CO-03_BT-3':
      'A global rebate needs the contract number and the period it covers, with both dates.',
    'CO-04_BT-3':
      'A corrected invoice must name exactly one earlier invoice, with its number and date.',
    'CO-05_BT-3': 'A credit note must name the invoice it corrects, with its number and date.',
    'CO-07_BT-9': 'The due date lies before the invoice date. Move it.',
    'CO-08_BT-23':
      'An invoice after a deposit cannot itself be a deposit invoice. Choose another kind.',
    'CO-09_BT-23-1': 'The invoice is marked as already paid: the amount paid must equal the total.',
    'CO-09_BT-23-3':
      'The invoice is marked as already paid: set the due date to the day of payment.',
    'CO-10_BT-29':
      'Each of your additional identifiers needs a scheme, and no scheme may stand twice.',
    'CO-10_BT-46':
      "Each of the customer's identifiers needs a scheme, and no scheme may stand twice.",
    'CO-10_BT-60': 'The identifier of the payee needs a scheme.',
    'CO-10_BT-71': 'The identifier of the delivery location needs a scheme.',
    'CO-12_BT-5':
      'An invoice in another currency must also state the VAT in euros. Set EUR as the tax currency with its rate.',
    'DEC-02_BT-129': 'In France a quantity may have four decimals at most.',
    'DEC-02_BT-149': 'In France the quantity a price stands for may have four decimals at most.',
    'DEC-03_BT-146': 'In France a price may have six decimals at most and must not be negative.',
  },
  peppol: {
    R001: 'Choose the business process: Peppol needs to know it.',
    R003: 'Add a buyer reference or the order number: Peppol needs one of them. Ask the customer which.',
    R004: 'The specification is not that of Peppol BIS Billing 3. Choose the Peppol profile.',
    R005: 'The tax currency must differ from the currency of the invoice. Remove it, or choose another.',
    R007: 'The business process is not one of Peppol. Choose the Peppol profile.',
    R010: "Add the customer's electronic address: without it Peppol cannot deliver.",
    R020: 'Add your electronic address in Settings: without it Peppol cannot deliver.',
    R040: 'The discount or charge does not equal its percentage of the base. Correct one of the three.',
    R041: 'Add the base amount the percentage is taken from.',
    R042: 'Add the percentage, or remove the base amount.',
    R046: 'The price must equal the price before discount less the discount. Correct one of the three.',
    R061: 'Add the mandate reference: a direct debit needs it.',
    R110: "The line's period begins before the period of the invoice. Widen the one or narrow the other.",
    R111: "The line's period ends after the period of the invoice. Widen the one or narrow the other.",
    R120: 'In this currency amounts have no decimals: the price times the quantity must be a whole number, or be off by no more than 0.02.',
    R121: 'The price must stand for a quantity above zero, such as 1 or 100.',
    P0100: 'Peppol does not accept this kind of document. Use an invoice or a credit note.',
    P0104: 'The exemption reason speaks of an export: choose the tax category "export".',
    P0105:
      'The exemption reason says "not subject to VAT": choose the tax category "outside the scope".',
    P0106: 'The exemption reason speaks of a supply within the EU: choose that tax category.',
    P0107: 'The exemption reason says "reverse charge": choose that tax category.',
    P0108: 'This exemption reason goes with the tax category "exempt": choose it.',
    P0109: 'This exemption reason goes with the tax category "exempt": choose it.',
    P0110: 'This exemption reason goes with the tax category "exempt": choose it.',
    P0111: 'This exemption reason goes with the tax category "exempt": choose it.',
    P0112:
      'Partial and corrected invoices are only for two German parties. Use an invoice or a credit note.',
  },
  rules: {
    'BR-01': 'Choose a profile: the invoice must say which specification it follows.',
    'BR-02': 'The invoice has no number yet. It gets one when you issue it.',
    'BR-03': 'Set the invoice date.',
    'BR-04': 'Choose what kind of document this is: invoice or credit note.',
    'BR-05': 'Choose the currency of the invoice.',
    'BR-06': 'Add the legal name of your company in Settings.',
    'BR-07': "Add the customer's name.",
    'BR-08': 'Add your address in Settings.',
    'BR-09': 'Add the country of your address in Settings.',
    'BR-10': "Add the customer's address.",
    'BR-11': "Add the country of the customer's address.",
    'BR-12': 'The document does not state the sum of its lines.',
    'BR-13': 'The document does not state its total without VAT.',
    'BR-14': 'The document does not state its total with VAT.',
    'BR-15': 'The document does not state the amount due.',
    'BR-16': 'Add at least one line to the invoice.',
    'BR-17': 'Add the name of the payee, or remove the payee where it is yourself.',
    'BR-18': 'Add the name of your tax representative.',
    'BR-19': 'Add the address of your tax representative.',
    'BR-20': 'Add the country of your tax representative.',
    'BR-21': 'Number the line.',
    'BR-22': 'Enter the quantity of the line.',
    'BR-23': 'Choose a unit for the quantity: pieces, hours, days …',
    'BR-24': 'The line states no net amount.',
    'BR-25': 'Say what you sell: the line has no name.',
    'BR-26': 'Enter the price of the line.',
    'BR-27':
      'A price cannot be negative. To take something back, make the quantity negative or add a discount.',
    'BR-28': 'The price before discount cannot be negative.',
    'BR-29': 'The period of the invoice ends before it begins. Correct one of the dates.',
    'BR-30': 'The period of the line ends before it begins. Correct one of the dates.',
    'BR-31': 'Enter the amount of the discount.',
    'BR-32': 'Choose the tax category of the discount.',
    'BR-33': 'Give the discount a reason, such as "Loyalty discount".',
    'BR-36': 'Enter the amount of the charge.',
    'BR-37': 'Choose the tax category of the charge.',
    'BR-38': 'Give the charge a reason, such as "Shipping".',
    'BR-41': "Enter the amount of the line's discount.",
    'BR-42': "Give the line's discount a reason.",
    'BR-43': "Enter the amount of the line's charge.",
    'BR-44': "Give the line's charge a reason.",
    'BR-45': 'A VAT subtotal states no taxable amount. Ask the sender for a correct document.',
    'BR-46': 'A VAT subtotal states no VAT amount. Ask the sender for a correct document.',
    'BR-47': 'A VAT subtotal states no tax category. Ask the sender for a correct document.',
    'BR-48': 'A VAT subtotal states no rate. Ask the sender for a correct document.',
    'BR-49': 'Choose how you want to be paid.',
    'BR-50': 'Add the IBAN or account number to be paid into.',
    'BR-51': 'Do not show a full card number: the last four digits are enough.',
    'BR-52': 'Give the attachment a reference, such as a number.',
    'BR-53': 'The document names a tax currency, but not the VAT in it.',
    'BR-54': 'Each property of the item needs a name and a value.',
    'BR-55': 'Add the number of the earlier invoice.',
    'BR-56': 'Add the VAT number of your tax representative.',
    'BR-57': 'Add the country of the delivery address.',
    'BR-61': 'Add your bank account: the customer is to pay by transfer.',
    'BR-62': 'Choose the scheme of your electronic address in Settings.',
    'BR-63': "Choose the scheme of the customer's electronic address.",
    'BR-64': 'Choose the scheme of the standard item number, such as GTIN.',
    'BR-65': 'Choose the list the classification code comes from.',
    'BR-CO-03': 'Give either the tax point date or its code, not both.',
    'BR-CO-04': 'Choose the tax category of the line.',
    'BR-CO-09':
      'A VAT number begins with the two letters of its country, such as FR or DE. Correct it.',
    'BR-CO-10':
      'The sum of the lines is not what the lines add up to. Ask the sender for a correct document.',
    'BR-CO-11':
      'The sum of discounts is not what they add up to. Ask the sender for a correct document.',
    'BR-CO-12':
      'The sum of charges is not what they add up to. Ask the sender for a correct document.',
    'BR-CO-13':
      'The total without VAT is not lines less discounts plus charges. Ask the sender for a correct document.',
    'BR-CO-14':
      'The VAT total is not the sum of its subtotals. Ask the sender for a correct document.',
    'BR-CO-15': 'The total with VAT is not net plus VAT. Ask the sender for a correct document.',
    'BR-CO-16':
      'The amount due is not the total less what was paid. Ask the sender for a correct document.',
    'BR-CO-17':
      'A VAT amount is not its taxable amount times the rate. Ask the sender for a correct document.',
    'BR-CO-18': 'The document has no VAT breakdown. Ask the sender for a correct document.',
    'BR-CO-19': 'Give the period of the invoice a start or an end, or remove it.',
    'BR-CO-20': 'Give the period of the line a start or an end, or remove it.',
    'BR-CO-26':
      'Add your registration number or VAT number in Settings, so that the customer can identify you.',
    'BR-O-11':
      'What is outside the scope of VAT cannot stand with other VAT subtotals on one invoice. Make two invoices.',
    'BR-O-12':
      'What is outside the scope of VAT cannot stand with taxed items on one invoice. Make two invoices.',
    'BR-O-13':
      'What is outside the scope of VAT cannot stand with a taxed discount on one invoice. Choose “As the lines” as its tax.',
    'BR-O-14':
      'What is outside the scope of VAT cannot stand with a taxed charge on one invoice. Choose “As the lines” as its tax.',
    'BR-IC-11':
      'Add the date of delivery or the period: a supply within the EU without VAT must say when it was made.',
    'BR-IC-12':
      'Add the delivery address with its country: a supply within the EU without VAT must say where the goods went.',
    'BR-B-01': 'Split payment exists only between Italian parties. Choose another tax category.',
    'BR-B-02':
      'Split payment cannot stand with standard-rated items on one invoice. Make two invoices.',
    'BR-CL-01':
      'This kind of document is not in the official list. Use an invoice or a credit note.',
    'BR-CL-04': 'The currency is not in the official list (ISO 4217).',
    'BR-CL-05': 'The tax currency is not in the official list (ISO 4217).',
    'BR-CL-06': 'The code of the tax point is not in the official list.',
    'BR-CL-10': 'The scheme of an identifier is not in the official list (ISO 6523).',
    'BR-CL-11': 'The scheme of a registration number is not in the official list (ISO 6523).',
    'BR-CL-13': 'The list of the classification code is not an official one.',
    'BR-CL-14': 'A country is not in the official list (ISO 3166).',
    'BR-CL-15': 'The country of origin is not in the official list (ISO 3166).',
    'BR-CL-16': 'The payment method is not in the official list.',
    'BR-CL-19': 'The reason code of the discount is not in the official list.',
    'BR-CL-20': 'The reason code of the charge is not in the official list.',
    'BR-CL-21': 'The scheme of the standard item number is not in the official list (ISO 6523).',
    'BR-CL-22': 'The code of the exemption reason is not in the official list (VATEX).',
    'BR-CL-23': 'The unit is not in the official list. Choose one from the menu.',
    'BR-CL-24': 'An attachment may be a PDF, PNG, JPEG, CSV, Excel or OpenDocument file only.',
    'BR-CL-25': 'The scheme of an electronic address is not in the official list.',
    'BR-CL-26': 'The scheme of the delivery location is not in the official list (ISO 6523).',
    'PEPPOL-COMMON-R040': 'The Global Location Number does not check out. Compare its digits.',
    'PEPPOL-COMMON-R041':
      'The Norwegian organisation number does not check out. Compare its digits.',
    'PEPPOL-COMMON-R043': 'The Belgian enterprise number does not check out. Compare its digits.',
    'PEPPOL-COMMON-R049': 'The Swedish organisation number does not check out. Compare its digits.',
    'IT-R-001':
      'Your Italian tax code must have 11 to 16 letters and digits. Correct it in Settings.',
    'IT-R-002': 'Add the street of your address in Settings.',
    'IT-R-003': 'Add the city of your address in Settings.',
    'IT-R-004': 'Add the postal code of your address in Settings.',
    'NL-R-001': 'A Dutch credit note must name the invoice it corrects. Add its number.',
    'NL-R-002': 'Add street, postal code and city of your address in Settings.',
    'NL-R-003': 'Add your KVK number (scheme 0106) or OIN (scheme 0190) in Settings.',
    'NL-R-004': "Add street, postal code and city of the customer's address.",
    'NL-R-005': "The customer's registration number must be a KVK number or an OIN.",
    'NL-R-007': 'Say how you want to be paid.',
    'NL-R-008':
      'Between Dutch parties choose bank transfer, card, direct debit or standing agreement.',
    'NL-R-009': 'A line names an order line: add the order number to the invoice.',
    'BR-TMP-2': 'The address of the attachment must be a full web address, such as https://…',
    'BDX-VAT-01':
      'State the VAT in your own currency too: choose it under “Tax in a second currency” (Directive 2006/112/EC, art. 230).',
    'BDX-VAT-02':
      'State the VAT in euros too, at the monthly rate of the Federal Ministry of Finance: “Tax in a second currency” (§ 16 (6) UStG, Directive 2006/112/EC, art. 230).',
    'BDX-VAT-03':
      'State the VAT in sterling too: choose GBP under “Tax in a second currency” (VAT Regulations 1995, reg. 14(1)).',
    'BDX-VAT-04':
      'State the VAT in złoty too: choose PLN under “Tax in a second currency” (art. 106e(11) of the VAT Act).',
    'BDX-VAT-05':
      'State the VAT in kroner too: choose NOK under “Tax in a second currency” (bokføringsforskriften § 5-1-1 no. 6).',
    'BDX-TAX-01':
      'This company is not registered for the tax and may not charge it. Choose a line without tax, or register in Settings.',
    'BDX-TAX-02':
      'Which is right: the tax of the line, or that of the place of supply? For the first, say what is supplied and where it happens; for the second, use the proposed tax.',
    'BDX-TAX-03':
      "Ask for the customer's VAT number: without it this sale is taxed like one to a private person.",
    'BDX-TAX-04': 'Add your VAT number in Settings: this sale is declared under it.',
    'BDX-TAX-05':
      'This rate is not in force on the day of supply. Choose one that is, or correct the day of supply.',
    'BDX-TAX-06':
      'The exemption certificate of the customer does not cover this state or this day: ask for a valid one, or charge the tax.',
    'BDX-TAX-07': 'Add your VAT number in Settings: an invoice that charges the tax states it.',
    'BDX-PAY-01':
      'The payment term is longer than this law allows, unless it is expressly agreed and not unfair.',
    'BDX-PAY-02':
      'This document owes a stamp duty. Charge it to the customer, or bear it yourself.',
    'BDX-PAY-03':
      'This customer does not withhold this tax: by the law it applies to businesses and authorities of your country.',
    'BDX-PAY-04':
      'Above PLN 15,000 with tax this law wants the words of split payment if any of this is goods or services of annex 15. Add them, or leave it if nothing is.',
    'BDX-DOC-01':
      'This law wants the full address of a business on an invoice: complete the customer.',
    'BDX-DOC-02':
      'This law wants the number of a business on an invoice: add it to the customer, or set the customer to private person.',
    'BDX-DOC-03':
      'Without these details of the customer this is a simplified invoice, which this law allows for a sum this small. The customer may ask for a full one.',
    'BDX-DOC-04':
      'The number of this business was asked for and has not come. By this law the invoice may go without it: keep other evidence, and correct the invoice when it comes.',
    'BDX-DOC-05':
      'This law wants the VAT number of a business on this invoice if it has one: ask the customer for it.',
    'BDX-FMT-01':
      'The format that this customer asked for has no room for the rounding of this document: the e-invoice is made as EN 16931.',
    'BDX-FMT-02':
      'German public buyers take XRechnung by their Leitweg-ID as buyer reference. Here it is missing or mistyped: ask the customer for it.',
    'BDX-LANG-01':
      'This law wants invoices of sellers in Flanders in Dutch: one for a customer in Belgium that has no Dutch is void.',
    'BDX-SELF-01':
      'Agree with the supplier that you write its invoices, and record the agreement at the customer: this law wants it before the first one.',
    'BDX-SELF-02':
      'No law on self-billing is known for this supplier’s country: ask the supplier for its own invoice.',
    'BDX-SELF-03':
      'By this law only the supplier may correct its invoice: ask it for a credit note.',
    'BDX-IN-01': 'Add your GSTIN in Settings: an Indian tax invoice must name it.',
    'BDX-IN-02':
      "Add the state to the customer's address: it is the place of supply and decides between CGST + SGST and IGST.",
    'BDX-IN-03':
      'Add the HSN or SAC code of the item (4, 6 or 8 digits). To an unregistered customer it is needed only if your turnover of last year was above ₹5 crore.',
    'BDX-IN-04':
      'In India an invoice number has 16 characters at most: letters, digits, - and /, not beginning with 0, - or /. Change the number pattern in Settings.',
    'BDX-IN-05':
      "The customer's GSTIN does not have the right form: 15 characters such as 27AAPFU0939F1ZV.",
    'BDX-IN-06':
      'Add the state to the delivery address: goods that stay in India are no export, and the state decides between CGST + SGST and IGST.',
  },
}

/** The messages of the rules in English, to the owner of a small business. */
export const ruleTexts: RuleTexts = assemble(templates)
