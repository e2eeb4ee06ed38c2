/** Sellers outside the European Union, in the columns of TaxCase. */
export const OTHER_CASES: readonly string[] = `
GB | registered | GB | business | services | 2026-11-22 | S 20 | VAT Act 1994, s. 2 | | | regimes
GB | registered | FR | business with FR40303265045 | services | 2026-11-22 | O 0 | VAT Act 1994, s. 7A | Not subject to VAT | business_evidence | gb-services
GB | registered | US | business | services | 2026-11-22 | O 0 | VAT Act 1994, s. 7A | Not subject to VAT | business_evidence | gb-services
GB | registered | US | person | services | 2026-11-22 | S 20 | VAT Act 1994, s. 2 | | | gb-services
GB | registered | US | person | intangible | 2026-11-22 | O 0 | sch. 4A | Not subject to VAT | | gb-services
GB | unregistered | GB | business | services | 2026-11-22 | O 0 | | | | gb-services
GB | unregistered | FR | business with FR40303265045 | services | 2026-11-22 | O 0 | | | | gb-services
GB | registered | GB BT1 1AA | business | goods | 2026-11-22 | S 20 | VAT Act 1994, s. 2 | | | gb-ni-home
GB BT1 1AA | registered | IE | business with IE6433435F | goods | 2026-11-22 | K 0 | Notice 725 | Exempt intra-Community supply | buyer_vat_id_checked transport | gb-ni
GB BT1 1AA | registered | IE | business with IE6433435F | services | 2026-11-22 | O 0 | VAT Act 1994, s. 7A | Not subject to VAT | business_evidence | gb-services
IE | registered | GB BT1 1AA | business with XI980780684 | goods | 2026-11-22 | K 0 | Art. 138 Directive | Exempt intra-Community supply | buyer_vat_id_checked transport | gb-ni-home skat
IE | registered | GB BT1 1AA | business with XI980780684 | services | 2026-11-22 | O 0 | Art. 44 Directive | Not subject to VAT | business_evidence | gb-ni-home
IE | registered | GB | business with GB980780684 | goods | 2026-11-22 | G 0 | Art. 146 Directive | Exempt export | export | gb-ni-home
GB | registered | IM | business | goods | 2026-11-22 | S 20 | VAT Act 1994, s. 2 | | | territories
CH | registered | CH | person | services | 2023-12-31 | S 7.7 | Art. 25 MWSTG | | | pwc
CH | registered | CH | person | services | 2024-01-01 | S 8.1 | Art. 25 MWSTG | | | regimes
CH | registered | DE | person | services | 2026-11-22 | O 0 | Art. 8 Abs. 1 MWSTG | Not subject to VAT | | ch-place
CH | registered | DE | business with DE136695976 | services | 2026-11-22 | O 0 | Art. 8 Abs. 1 MWSTG | Not subject to VAT | | ch-place
CH | registered | US | person | intangible | 2026-11-22 | O 0 | Art. 8 Abs. 1 MWSTG | Not subject to VAT | | ch-place
CH | registered | DE | person | goods | 2026-11-22 | G 0 | Art. 23 MWSTG | Exempt export | export | ch-place
CH | registered | LI | business | goods | 2026-11-22 | S 8.1 | Art. 25 MWSTG | | | ch-area
CH | registered | LI | person | services | 2026-11-22 | S 8.1 | Art. 25 MWSTG | | | ch-area
CH | registered | DE 78266 | business | services | 2026-11-22 | S 8.1 | Art. 25 MWSTG | | | ch-area
CH | registered | CH 7563 | business | services | 2026-11-22 | S 8.1 | Art. 25 MWSTG | | | ch-area
CH | registered | CH 7563 | business | goods | 2026-11-22 | G 0 | Art. 23 MWSTG | Exempt export | export | ch-area
CH | registered | IT 22061 | business | goods | 2026-11-22 | S 8.1 | Art. 25 MWSTG | | | ch-area
CH | registered | IT 22061 | business | services | 2026-11-22 | O 0 | Art. 8 Abs. 1 MWSTG | Not subject to VAT | | ch-area
LI | registered | CH | business | services | 2026-11-22 | S 8.1 | | | | ch-area
IN | registered | IN | business | services | 2026-11-22 | S 18 | CGST Act 2017, s. 9 | | | pwc
IN | registered | US | business | services | 2026-11-22 | G 0 | IGST Act 2017, s. 16 | WITHOUT PAYMENT OF INTEGRATED TAX | undertaking | in-16 in-46
IN | registered | FR | business with FR40303265045 | goods | 2026-11-22 | G 0 | IGST Act 2017, s. 16 | WITHOUT PAYMENT OF INTEGRATED TAX | undertaking | in-16 in-46
IN | registered | FR | business with FR40303265045 | goods to IN | 2026-11-22 | S 18 | CGST Act 2017, s. 9 | | | in-10 in-2
IN | registered | IN | business, certificate F.3/2019 | services | 2026-11-22 | G 0 | IGST Act 2017, s. 16 (1) (b) | SEZ UNIT | undertaking zone_endorsement | in-16 in-46
IN | composition | IN | business | goods | 2026-11-22 | E 0 | CGST Act 2017, s. 10 | not eligible to collect tax | | in-49
IN | registered | IN | business | goods + E 0 exempt | 2026-11-22 | E 0 | CGST Act 2017, s. 11 | Exempt from GST | | in-49
CH | small_business | CH | business | services | 2026-11-22 | E 0 | | Not registered for VAT – art. 10 (2) MWSTG | | ch-small
IN | unregistered | IN | person | services | 2026-11-22 | O 0 | | | | in-49
IN | registered | IN | business | services + AE 0 reverse_charge | 2026-11-22 | AE 0 | CGST Act 2017, s. 9 (3) | payable by the recipient on reverse charge | | in-9
IN | registered | IN | person | goods + Z 0 zero | 2026-11-22 | Z 0 | | | | in-9
CA | registered | CA | person | goods + S 13 hst_on | 2026-11-22 | S 13 | | | | regimes
CA | registered | CA | person | goods + S 15 hst_ns | 2025-03-31 | S 15 | | | | regimes
CA | registered | CA | person | goods + S 15 hst_ns | 2025-04-01 | S ? | | | | regimes
GB | registered | GB | person | goods + E 0 margin_second_hand | 2026-11-22 | E 0 | VAT Act 1994, s. 50A | Margin scheme: second-hand goods | | hmrc-margin gb-invoices
US | registered | US | business | services | 2026-11-22 | O 0 | | | | us-none
US | registered | US | business | goods + S 8.25 standard | 2026-11-22 | S 8.25 | | | | us-none
US | registered | US | business, certificate 12-345 | goods + S 8.25 standard | 2026-11-22 | E 0 | | Exempt from sales tax – 12-345 | exemption_certificate | us-none us-certificate
US | registered | FR | business with FR40303265045 | goods | 2026-11-22 | O 0 | | | | us-none
NO | registered | NO | person | goods | 2026-11-22 | S 25 | | | | regimes pwc
AE | registered | AE | person | goods | 2026-11-22 | S 5 | | | | regimes pwc
SA | registered | SA | person | goods | 2026-11-22 | S 15 | | | | regimes pwc
SG | registered | SG | person | goods | 2023-12-31 | S 8 | | | | regimes
SG | registered | SG | person | goods | 2024-01-01 | S 9 | | | | regimes
MX | registered | MX | person | goods | 2026-11-22 | S 16 | | | | regimes
AU | registered | AU | person | goods | 2026-11-22 | S 10 | | | | pwc
BR | registered | BR | business | services | 2026-11-22 | S ? | | | | pwc
BR | registered | AR | business | goods | 2026-11-22 | S ? | | | | pwc
KY | registered | KY | business | services | 2026-11-22 | S ? | | | | pwc
BM | registered | BM | business | services | 2026-11-22 | S ? | | | | pwc
BR | registered | BR | business | services + S 17 custom | 2026-11-22 | S 17 | | | | pwc
`
  .trim()
  .split('\n')
