/** What single member states and their territories add, in the columns of TaxCase. */
export const NATIONAL_CASES: readonly string[] = `
FR | small_business | FR | business | services | 2026-11-22 | E 0 | 293 B | VAT not applicable | | fr-micro
FR | small_business | DE | business with DE136695976 | services | 2026-11-22 | AE 0 | art. 283-2 du CGI | Reverse charge | buyer_vat_id_checked seller_vat_id | fr-micro directive
FR | small_business | DE | business with DE136695976 | goods | 2026-11-22 | E 0 | 293 B | VAT not applicable | | directive
FR | small_business | US | business | services | 2026-11-22 | O 0 | art. 259-1 du CGI | Not subject to VAT | business_evidence | directive
FR | small_business | DE | person | services | 2026-11-22 | E 0 | 293 B | VAT not applicable | | directive
FR | small_business | CH | person | intangible | 2026-11-22 | O 0 | art. 259 B du CGI | Not subject to VAT | | directive
FR | small_business | FR | business | services | 2027-01-01 | E 0 | L. 223-3 | VAT not applicable | | fr-cibs
FR | small_business | FR | person | goods | 2028-07-01 | E 0 | L. 223-3 | VAT not applicable | | fr-cibs
FR | registered | DE | business with DE136695976 | services | 2027-01-01 | AE 0 | art. 196 directive | Reverse charge | buyer_vat_id_checked seller_vat_id | fr-recodified directive
FR | registered | DE | business with DE136695976 | services | 2026-12-31 | AE 0 | art. 283-2 du CGI | Reverse charge | buyer_vat_id_checked seller_vat_id | fr-recodified directive
FR | registered | DE | business with DE136695976 | goods | 2027-01-01 | K 0 | art. 138 directive | Exempt intra-Community supply | buyer_vat_id_checked transport | fr-recodified directive
FR | registered | US | business | goods | 2027-01-01 | G 0 | art. 146 directive | Exempt export | export | fr-recodified directive
FR | registered | RE | business | goods | 2027-01-01 | G 0 | art. 146 directive | Exempt export | export | fr-recodified
FR | registered | FR | business | services + AE 0 reverse_charge_domestic | 2027-01-01 | AE 0 | art. 199 directive | Reverse charge | | fr-recodified
FR | registered | DE | business awaiting its number | services | 2026-11-22 | AE 0 | art. 283-2 du CGI | Reverse charge | business_evidence seller_vat_id | awaited
FR | small_business | PL | business awaiting its number | electronic | 2026-11-22 | AE 0 | art. 283-2 du CGI | Reverse charge | business_evidence seller_vat_id | awaited fr-micro
FR | registered | DE | business awaiting its number | goods | 2026-11-22 | S 20 | art. 278 du CGI | | buyer_vat_id | awaited directive
FR | eu_small_business | DE | business with DE136695976 | services | 2026-11-22 | E 0 | Art. 284 | special scheme for small enterprises | eu_small_business_number | sme
FR | registered | FR | business | services + AE 0 reverse_charge_domestic | 2026-11-22 | AE 0 | 283-2 nonies | Reverse charge | | fr-works
FR | registered | FR 20000 | business | goods + S 13 corsica_13 | 2026-11-22 | S 13 | art. 297 du CGI | | | fr-corsica
FR | registered | FR 20200 | person | services + S 0.9 corsica_0_9 | 2026-11-22 | S 0.9 | art. 297 du CGI | | | fr-corsica
FR | registered | MC | business with FR53000004605 | services | 2026-11-22 | S 20 | art. 278 du CGI | | | territories skat
FR | registered | MC | business | goods | 2026-11-22 | S 20 | art. 278 du CGI | | | territories skat
MC | registered | FR | business | services | 2026-11-22 | S 20 | art. 278 du CGI | | | territories skat
MC | registered | DE | business with DE136695976 | services | 2026-11-22 | AE 0 | art. 283-2 du CGI | Reverse charge | buyer_vat_id_checked seller_vat_id | territories directive
DE | registered | MC | business with FR53000004605 | goods | 2026-11-22 | K 0 | § 6a UStG | Exempt intra-Community supply | buyer_vat_id_checked transport | territories directive
FR | registered | RE | business | services | 2026-11-22 | S 8.5 | art. 294, 296 du CGI | | | fr-overseas fr-iedom
FR | registered | GP | business | services | 2026-11-22 | S 8.5 | art. 294, 296 du CGI | | | fr-overseas fr-iedom
FR | registered | FR 97200 | business | services | 2026-11-22 | S 8.5 | art. 294, 296 du CGI | | | fr-overseas fr-iedom
FR | registered | RE | person | services | 2026-11-22 | S 20 | art. 278 du CGI | | | fr-iedom
FR | registered | RE | business | goods | 2026-11-22 | G 0 | art. 294, 2 du CGI | Exempt export | export | fr-overseas
FR | registered | FR 97110 | person | goods | 2026-11-22 | G 0 | art. 294, 2 du CGI | Exempt export | export | fr-overseas
FR | registered | GF | business | goods | 2026-11-22 | G 0 | art. 294, 2 du CGI | Exempt export | export | fr-guiana
GP | registered | MQ | business | goods | 2026-11-22 | S 8.5 | art. 294, 296 du CGI | | | fr-iedom
RE | registered | RE | person | services | 2026-11-22 | S 8.5 | art. 294, 296 du CGI | | | fr-iedom
RE | registered | FR | business | goods | 2026-11-22 | G 0 | art. 294, 2 du CGI | Exempt export | export | fr-iedom
GF | registered | GF | person | services | 2026-11-22 | O 0 | art. 294, 1 du CGI | Not subject to VAT | | fr-guiana
YT | registered | YT | business | goods | 2026-11-22 | O 0 | art. 294, 1 du CGI | Not subject to VAT | | fr-guiana
DE | registered | RE | business | goods | 2026-11-22 | G 0 | § 6 UStG | Exempt export | export | territories skat
DE | small_business | DE | business | services | 2026-11-22 | E 0 | § 19 UStG | section 19 | | de-small
DE | small_business | FR | business with FR40303265045 | services | 2026-11-22 | AE 0 | § 14a Abs. 1 UStG | Reverse charge | buyer_vat_id_checked seller_vat_id | de-small
DE | small_business | CH | business | services | 2026-11-22 | O 0 | § 3a Abs. 2 UStG | Not subject to VAT | business_evidence | de-small
DE | small_business | FR | business with FR40303265045 | goods | 2026-11-22 | E 0 | § 19 UStG | section 19 | | directive
DE | registered | US | person | services | 2026-11-22 | S 19 | § 12 Abs. 1 UStG | | | de-3a
DE | registered | DE | person | services + E 0 margin_travel | 2026-11-22 | E 0 | § 25 UStG | Margin scheme — Travel agents | | de-travel directive
DE | registered | AT | person | services + E 0 margin_travel | 2026-11-22 | E 0 | § 25 UStG | Margin scheme — Travel agents | | de-travel directive
DE | registered | FR | business with FR40303265045 | goods + E 0 margin_second_hand | 2026-11-22 | E 0 | § 25a UStG | Margin scheme — Second-hand goods | | directive
DE | registered | US | person | goods + E 0 margin_art | 2026-11-22 | G 0 | § 6 UStG | Exempt export | export | directive
DE | registered | DE 78266 | business | goods | 2026-11-22 | G 0 | § 6 UStG | Exempt export | export | territories skat
DE | registered | DE 27498 | business | goods | 2026-11-22 | G 0 | § 6 UStG | Exempt export | export | territories skat
FR | registered | DE 27498 | business | services | 2026-11-22 | O 0 | art. 259-1 du CGI | Not subject to VAT | business_evidence | territories skat
DE | registered | DE | business | services | 2020-10-01 | S 16 | | | | rates
DE | registered | FR | business with FR40303265045 | goods to DE | 2026-11-22 | S 19 | § 12 Abs. 1 UStG | | | directive
DE | registered | CH | business | goods to DE | 2026-11-22 | S 19 | § 12 Abs. 1 UStG | | | directive
DE | registered | CH | business with FR40303265045 | goods to FR | 2026-11-22 | K 0 | § 6a UStG | Exempt intra-Community supply | buyer_vat_id_checked transport | directive
DE | registered | FR | business with FR40303265045 | goods to CH | 2026-11-22 | G 0 | § 6 UStG | Exempt export | export | directive
DE | registered | FR | business with DE136695976 | goods to FR | 2026-11-22 | S 19 | § 12 Abs. 1 UStG | | buyer_vat_id | directive
DE | registered | FR | person | goods | 2026-11-22 | S 19 | § 12 Abs. 1 UStG | | | directive
DE | one_stop_shop | FR | person | goods | 2026-11-22 | S 20 | art. 278 du CGI | | | directive rates
DE | one_stop_shop | PL | person | electronic | 2026-11-22 | S 23 | art. 41 ust. 1 | | | directive rates
DE | one_stop_shop | FR | person | services | 2026-11-22 | S 19 | § 12 Abs. 1 UStG | | | directive
DE | one_stop_shop | RO | person | goods | 2025-07-31 | S 19 | | | | directive rates
DE | one_stop_shop | RO | person | goods | 2025-08-01 | S 21 | | | | directive rates
FR | registered | DE | business with DE136695976 | goods + AE 0 triangulation | 2026-11-22 | AE 0 | art. 141 directive | triangular transaction: reverse charge | | directive
NL | registered | DE | business with DE136695976 | goods + AE 0 triangulation | 2026-11-22 | AE 0 | art. 141, 197 | triangular transaction: reverse charge | | directive
PL | registered | DE | business with DE136695976 | goods + AE 0 triangulation | 2026-11-22 | AE 0 | art. 135–138 ustawy o VAT | triangular transaction: reverse charge | | directive
AT | small_business | DE | business with DE136695976 | services | 2026-11-22 | AE 0 | Art. 196 Directive | Reverse charge | buyer_vat_id_checked seller_vat_id | at-small
AT | registered | AT | person | goods + S 4.9 reduced_4.9 | 2026-06-30 | S ? | | | | at-food
AT | registered | AT | person | goods + S 4.9 reduced_4.9 | 2026-07-01 | S 4.9 | | | | at-food
IT | small_business | IT | business | services | 2026-11-22 | E 0 | L. 190/2014 | flat-rate scheme | | it-flat-goods
IT | small_business | DE | business with DE136695976 | services | 2026-11-22 | AE 0 | art. 7-ter DPR 633/1972 | Reverse charge | buyer_vat_id_checked seller_vat_id | it-flat
IT | small_business | DE | business with DE136695976 | goods | 2026-11-22 | E 0 | L. 190/2014 | flat-rate scheme | | it-flat-goods
IT | small_business | DE | person | services | 2026-11-22 | E 0 | L. 190/2014 | flat-rate scheme | | it-flat
IT | registered | IT 23041 | business | goods | 2026-11-22 | G 0 | art. 8 DPR 633/1972 | Exempt export | export | territories skat
IT | registered | IT 22061 | business | goods | 2026-11-22 | G 0 | art. 8 DPR 633/1972 | Exempt export | export | territories skat
IT | registered | SM | business | goods | 2026-11-22 | G 0 | art. 71 DPR 633/1972 | Exempt export | export | territories
FR | registered | SM | business | goods | 2026-11-22 | G 0 | art. 262, I du CGI | Exempt export | export | territories skat
FR | registered | VA | business | services | 2026-11-22 | O 0 | art. 259-1 du CGI | Not subject to VAT | business_evidence | skat
ES | registered | ES 35001 | business | goods | 2026-11-22 | G 0 | art. 21 LIVA | Exempt export | export | territories skat
ES | registered | ES 38001 | business | services | 2026-11-22 | O 0 | art. 69 LIVA | Not subject to VAT | business_evidence | territories skat
ES | registered | ES 51001 | business | goods | 2026-11-22 | G 0 | art. 21 LIVA | Exempt export | export | territories skat
ES | registered | ES 52001 | business | goods | 2026-11-22 | G 0 | art. 21 LIVA | Exempt export | export | territories skat
ES 35001 | registered | ES 38001 | business | services | 2026-11-22 | L 7 | Decreto Legislativo 1/2025 | | | es-igic
ES 35001 | registered | ES 35001 | person | goods + L 3 rate_3 | 2026-11-22 | L 3 | Decreto Legislativo 1/2025 | | | es-igic
ES 35001 | registered | ES 35001 | person | goods + L 20 rate_20 | 2026-11-22 | L 20 | Decreto Legislativo 1/2025 | | | es-igic
IT | registered | US | business | land at US | 2026-12-31 | O 0 | art. 7-quater DPR 633/1972 | Not subject to VAT | | it-dpr
IT | registered | US | business | land at US | 2027-01-01 | O 0 | art. 18 D.Lgs. 10/2026 | Not subject to VAT | | it-unified
IT | registered | US | person | event at US | 2027-01-01 | O 0 | art. 19 D.Lgs. 10/2026 | Not subject to VAT | | it-unified
IT | registered | US | person | goods_transport at US | 2027-01-01 | O 0 | art. 20 D.Lgs. 10/2026 | Not subject to VAT | | it-unified
IT | registered | US | person | electronic | 2027-01-01 | O 0 | art. 23 D.Lgs. 10/2026 | Not subject to VAT | | it-unified
IT | registered | US | business | installed_goods at US | 2027-01-01 | O 0 | art. 15 D.Lgs. 10/2026 | Not subject to VAT | | it-unified
FR | registered | US | business | land at US | 2026-12-31 | O 0 | art. 259 A, 2° du CGI | Not subject to VAT | | fr-259a
FR | registered | US | business | land at US | 2027-01-01 | O 0 | Art. 47 Directive | Not subject to VAT | | fr-recodified directive
FR | registered | US | person | electronic | 2027-01-01 | O 0 | Art. 58 Directive | Not subject to VAT | | fr-recodified directive
IT 22060 Cabiate | registered | DE | business with DE136695976 | services | 2026-11-27 | AE 0 | art. 7-ter DPR 633/1972 | Reverse charge | buyer_vat_id_checked seller_vat_id | it-dpr
IT | registered | IT 22060 Cabiate | business | goods | 2026-11-27 | S 22 | | | | it-dpr
IT | registered | IT 22060 | business | goods | 2026-11-27 | S ? | | | | it-dpr territories
IT | registered | IT 22060 Campione d'Italia | business | goods | 2026-11-27 | G 0 | art. 8 DPR 633/1972 | Exempt export | export | it-dpr territories
DE | registered | FR | business with FR40303265045 | land at IT 22060 Cabiate | 2026-11-27 | S ? | | | | directive
ES | registered | FR | business with FR40303265045 | services + S 10 reduced | 2026-11-27 | S ? | | | | directive
ES 51001 | registered | ES 51001 | business | services | 2026-11-22 | M ? | | | | territories
FR | registered | ES 35001 | business | goods | 2026-11-22 | G 0 | art. 262, I du CGI | Exempt export | export | territories skat
FI | registered | AX | business | goods | 2026-11-22 | G 0 | Art. 146 | Exempt export | export | ax-goods
SE | registered | FI 22100 | business | goods | 2026-11-22 | G 0 | Art. 146 | Exempt export | export | ax-goods
GR | registered | GR 63086 | business | goods | 2026-11-22 | G 0 | Art. 146 | Exempt export | export | territories skat
PT 9000001 | registered | PT 9000001 | person | services | 2026-11-22 | S 22 | CIVA | | | regimes
PT 9500001 | registered | PT 9500001 | person | services | 2026-11-22 | S 16 | CIVA | | | regimes
BE | small_business | FR | business with FR40303265045 | services | 2026-11-22 | AE 0 | art. 21 § 2 CTVA | Reverse charge | buyer_vat_id_checked seller_vat_id | be-small
BE | small_business | BE | business | services | 2026-11-22 | E 0 | art. 56bis | exemption scheme | | be-56bis
NL | eu_small_business | DE | business with DE136695976 | services | 2026-11-22 | E 0 | Art. 284 | special scheme for small enterprises | eu_small_business_number | nl-eu-kor sme
NL | small_business | DE | business with DE136695976 | services | 2026-11-22 | AE 0 | art. 12 lid 3 Wet OB 1968 | Reverse charge | buyer_vat_id_checked seller_vat_id | directive
PL | small_business | DE | business with DE136695976 | services | 2026-11-22 | AE 0 | art. 28b ustawy o VAT | Reverse charge | buyer_vat_id_checked seller_vat_id | directive
PL | small_business | PL | business | services | 2026-11-22 | E 0 | art. 113 ust. 1 | small business | | directive
EE | registered | EE | person | goods | 2025-06-30 | S 22 | | | | rates
EE | registered | EE | person | goods | 2025-07-01 | S 24 | | | | rates
EE | registered | EE | person | goods | 2023-12-31 | S 20 | | | | rates
FI | registered | FI | person | goods | 2024-08-31 | S 24 | | | | rates
FI | registered | FI | person | goods | 2024-09-01 | S 25.5 | | | | rates
FI | registered | FI | person | goods + S 14 reduced_14 | 2026-01-01 | S ? | | | | regimes
FI | registered | FI | person | goods + S 13.5 reduced_13.5 | 2026-01-01 | S 13.5 | | | | regimes
SK | registered | SK | person | goods | 2024-12-31 | S 20 | | | | rates
SK | registered | SK | person | goods | 2025-01-01 | S 23 | | | | rates
RO | registered | RO | person | goods | 2025-07-31 | S 19 | | | | rates
RO | registered | RO | person | goods | 2025-08-01 | S 21 | | | | rates
LU | registered | LU | person | goods | 2023-12-31 | S 16 | | | | rates
CZ | registered | CZ | person | goods + S 15 reduced_15 | 2024-01-01 | S ? | | | | rates
DE | registered | DE | business | services + AE 0 reverse_charge_domestic | 2026-11-22 | AE 0 | § 13b Abs. 2 UStG | Reverse charge | | de-ustg
IT | registered | IT | business | services + AE 0 reverse_charge_domestic | 2026-11-22 | AE 0 | art. 17, c. 6 DPR 633/1972 | Reverse charge | | it-sdi
ES | registered | ES | business | services + AE 0 reverse_charge_domestic | 2026-11-22 | AE 0 | art. 84.Uno.2.º LIVA | Reverse charge | | es-liva
NL | registered | NL | business | services + AE 0 reverse_charge_domestic | 2026-11-22 | AE 0 | art. 12 lid 5 Wet OB 1968 | Reverse charge | | nl-ob
AT | registered | AT | business | services + AE 0 reverse_charge_domestic | 2026-11-24 | AE 0 | § 19 UStG 1994 | Reverse charge | | at-ustr
AT | small_business | AT | person | services | 2026-11-24 | E 0 | § 6 Abs. 1 Z 27 UStG 1994 | section 6 (1) no. 27 | | at-small-invoice
IE | registered | IE | business | services + AE 0 reverse_charge_domestic | 2026-11-22 | AE 0 | Art. 199 Directive | Reverse charge | | directive
DE | registered | DE | business | goods + E 0 margin_antiques | 2026-11-22 | E 0 | § 25a UStG | Margin scheme | | de-ustg
DE | registered | FR | business with FR40303265045 | goods + AE 0 triangulation | 2026-11-22 | AE 0 | § 25b UStG | triangular transaction: reverse charge | | de-ustg
ES | registered | ES | person | services + E 0 margin_travel | 2026-11-22 | E 0 | art. 141 LIVA | Margin scheme | | es-liva
ES | registered | ES | person | goods + E 0 margin_second_hand | 2026-11-22 | E 0 | art. 135 LIVA | Margin scheme | | es-liva
ES | registered | DE | business with DE136695976 | goods + AE 0 triangulation | 2026-11-22 | AE 0 | art. 26.Tres LIVA | triangular transaction: reverse charge | | es-liva
NL | registered | NL | person | goods + E 0 margin_second_hand | 2026-11-22 | E 0 | art. 28b Wet OB 1968 | Margin scheme | | nl-ob
PL | registered | PL | person | services + E 0 margin_travel | 2026-11-22 | E 0 | art. 119 ustawy o VAT | Margin scheme | | pl-favat
PL | registered | PL | person | goods + E 0 margin_second_hand | 2026-11-22 | E 0 | art. 120 ustawy o VAT | Margin scheme | | pl-favat
DE | one_stop_shop | FR | business with FR40303265045 | goods | 2026-11-22 | K 0 | § 6a UStG | Exempt intra-Community supply | buyer_vat_id_checked transport | directive
DE | one_stop_shop | FR | person | goods + S 7 reduced | 2026-11-22 | S ? | | | | directive
DE | one_stop_shop | CH | person | goods | 2026-11-22 | G 0 | § 6 UStG | Exempt export | export | directive
DE | small_business | FR | person | goods | 2026-11-22 | E 0 | § 19 UStG | section 19 | | directive
`
  .trim()
  .split('\n')
