/** What users of other programs reported as wrong there, in the columns of TaxCase: the sale, and what the law says of it. */
export const REPORTED_CASES: readonly string[] = `
AT | registered | DE | business with DE136695976 | admission at AT | 2026-11-28 | S 20 | | | | directive reported-admission
AT | registered | US | business | admission at AT | 2026-11-28 | S 20 | | | | directive reported-admission
DE | registered | AT | business with ATU13585627 | admission at AT | 2026-11-28 | S ? | | | | at-ustg reported-admission
IE | registered | ES 35017 Las Palmas | person | electronic | 2026-11-28 | O 0 | Art. 58 Directive | Not subject to VAT | | directive territories reported-canaries
IE | one_stop_shop | ES 38001 | person | electronic | 2026-11-28 | O 0 | Art. 58 Directive | Not subject to VAT | | directive territories reported-canaries-shop
IE | registered | ES 51001 | person | goods | 2026-11-28 | G 0 | Art. 146 Directive | Exempt export | export | directive territories reported-canaries-postcode
FR | registered | FR | business with FR40303265045 | goods | 2026-11-28 | S 20 | art. 278 du CGI | | | directive reported-home
FR | registered | GB | person | services | 2026-11-28 | S 20 | art. 278 du CGI | | | directive reported-persons
FR | registered | CH | business | goods to FR | 2026-11-28 | S 20 | art. 278 du CGI | | | directive reported-delivered
ES | registered | FR | business with FR40303265045 | services + S 21 standard | 2026-11-28 | AE 0 | art. 69.Uno.1.º LIVA | Reverse charge | buyer_vat_id_checked seller_vat_id | es-liva reported-item
ES | one_stop_shop | IT | person | electronic | 2026-11-28 | S 22 | | | | directive reported-destination
IN | registered | US | business | goods to IN | 2026-11-28 | S 18 | CGST Act 2017, s. 9 | | | in-10 reported-overseas
IN | registered | US | person | restaurant at IN | 2026-11-28 | S 18 | CGST Act 2017, s. 9 | | | in-13 reported-overseas
BE | registered | TN | business | goods to BE | 2026-11-28 | S 21 | | | | directive reported-warehouse
FR | registered | GB | business | goods to DE | 2026-11-28 | S 20 | art. 278 du CGI | | buyer_vat_id | directive reported-dropship
FR | registered | GB | business with DE136695976 | goods to DE | 2026-11-28 | K 0 | art. 262 ter, I du CGI | Exempt intra-Community supply | buyer_vat_id_checked transport | directive reported-dropship
FR | one_stop_shop | DK | person | goods | 2026-11-28 | S 25 | | | | directive reported-rates
DE | registered | AT | business awaiting its number | services | 2026-11-28 | AE 0 | § 14a Abs. 1 UStG | Reverse charge | business_evidence seller_vat_id | awaited reported-number
`
  .trim()
  .split('\n')
