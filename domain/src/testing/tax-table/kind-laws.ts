/**
 * What laws say of every kind of supply, written from the laws and not from the code: for each kind, by where the customer is and
 * where the supply happens (both in the same place), to a business and to a private customer. kind-cases.ts makes rows of it.
 *
 * h: taxed at the seller's usual rate · s: the customer owes, art. 196 of Directive 2006/112/EC · x: the customer owes by the law
 * of the place, art. 194 · e: likewise, art. 195 · f: the seller owes the tax of the place, and is asked for it · k: exempt
 * intra-Community supply · g: exempt export · o: not subject to the tax, by the place of the general rule · c: by that of services
 * to private customers abroad · p: by the place of the kind · m: margin scheme · q: small business · u: the usual rate of the
 * customer's state, in the one-stop shop · n: asked for, because the place often has a reduced rate · r: the rate of an overseas department
 * · b: taxed at the seller's usual rate, and the number is asked for · w: the number is asked for, and no rate before it
 * · z: zero-rated export of services · a: asked for, because the scheme is not known here · -: empty (matrix.ts says why).
 */

/** Directive 2006/112/EC; the columns: home, another member state, a third country, each to a business and to a person. */
export const UNION_LAW = `
services            | h h | s h | o h | 44, 45, 196
goods               | h h | k h | g g | 32, 33, 59c, 138, 146
intangible          | h h | s h | o c | 44, 59, 196
electronic          | h h | s h | o p | 44, 58, 59c, 196
land                | h h | x f | p p | 47, 194
restaurant          | h h | x f | p p | 55, 194
admission           | h h | x f | p p | 53, 54 (1), 194
event               | h h | s f | o p | 44, 54 (1), 196
passenger_transport | h h | x f | p p | 48, 194
goods_transport     | h h | s f | o p | 44, 49, 50, 196
short_hire          | h h | x f | p p | 56 (1), 194
long_hire           | h h | s f | o p | 44, 56 (2), 196
movable_work        | h h | s f | o p | 44, 54 (2) b, 196
in_person           | h h | s h | o h | 44, 45, 196
intermediary        | h h | s f | o p | 44, 46, 196
installed_goods     | h h | x f | p p | 36, 194
goods_on_board      | h h | x f | - - | 37, 194
energy              | h h | e f | p p | 38, 39, 195
second_hand         | m m | m m | g g | 313 to 321, 146
travel              | m m | m m | m m | 306 to 310`

/**
 * The same of a seller that charges no tax at home (art. 282 to 292): its exemption is of its own state. To a business at home,
 * then another member state and a third country, each to a business and to a person.
 */
export const SMALL_LAW = `
services            | q | s q | o q
goods               | q | q q | q q
intangible          | q | s q | o c
electronic          | q | s q | o p
land                | q | x f | p p
restaurant          | q | x f | p p
admission           | q | x f | p p
event               | q | s f | o p
passenger_transport | q | x f | p p
goods_transport     | q | s f | o p
short_hire          | q | x f | p p
long_hire           | q | s f | o p
movable_work        | q | s f | o p
in_person           | q | s q | o q
intermediary        | q | s f | o p
installed_goods     | q | x f | p p
goods_on_board      | q | x f | - -
energy              | q | e f | p p
second_hand         | q | q q | q q
travel              | q | q q | q q`

/** Art. 369a to 369x: what is supplied to a private customer in another member state by a seller in the one-stop shop. */
export const ONE_STOP_SHOP_LAW = `
services h | goods u | intangible h | electronic u | land n | restaurant n | admission n | event n | passenger_transport n
goods_transport u | short_hire u | long_hire u | movable_work u | in_person h | intermediary u | installed_goods f
goods_on_board f | energy f | second_hand m | travel m`

/**
 * To a business of another member state without a VAT number, which counts as private (Regulation 282/2011, art. 18 (2)); where
 * that gives another state, neither rate is right before the number is known.
 */
export const NO_NUMBER_LAW = `
services b | goods b | intangible b | electronic b | land f | restaurant f | admission f | event w | passenger_transport f
goods_transport w | short_hire f | long_hire w | movable_work w | in_person b | intermediary w | installed_goods f
goods_on_board f | energy f | second_hand m | travel m`

/** Where it happens in the seller's state and the customer is abroad, by the directive: of the first every sale is taxed there, of the second every one to a person. */
export const AT_HOME_KINDS = {
  everyone: [
    'land',
    'restaurant',
    'admission',
    'passenger_transport',
    'short_hire',
    'installed_goods',
    'goods_on_board',
  ],
  persons: ['event', 'goods_transport', 'movable_work', 'intermediary'],
} as const

/** French overseas departments, from the mainland: CGI art. 294 (goods), 296 (rates), 259 to 259 D (places). */
export const OVERSEAS_LAW = `
services r h | goods g g | intangible r h | electronic r r | land r r | restaurant r r | admission r r | event r r
passenger_transport r r | goods_transport r r | short_hire r r | long_hire r r | movable_work r r | in_person r h
intermediary r r | installed_goods - - | goods_on_board - - | energy - - | second_hand g g | travel m m`

/** MWSTG art. 7 and 8; the columns: home, abroad. */
export const SWISS_LAW = `
services            | h h | o o | Art. 8 Abs. 1
goods               | h h | g g | Art. 23
intangible          | h h | o o | Art. 8 Abs. 1
electronic          | h h | o o | Art. 8 Abs. 1
land                | h h | p p | Art. 8 Abs. 2 Bst. f
restaurant          | h h | p p | Art. 8 Abs. 2 Bst. d
admission           | h h | p p | Art. 8 Abs. 2 Bst. c
event               | h h | p p | Art. 8 Abs. 2 Bst. c
passenger_transport | h h | p p | Art. 8 Abs. 2 Bst. e
goods_transport     | h h | o o | Art. 8 Abs. 1
short_hire          | h h | p p | Art. 7 Abs. 1
long_hire           | h h | p p | Art. 7 Abs. 1
movable_work        | h h | p p | Art. 7 Abs. 1
in_person           | h h | h h | Art. 8 Abs. 2 Bst. a
intermediary        | h h | o o | Art. 8 Abs. 1
installed_goods     | h h | p p | Art. 7 Abs. 1
goods_on_board      | h h | - - |
energy              | h h | p p | Art. 7 Abs. 2
second_hand         | h h | g g | Art. 23
travel              | h h | h h | Art. 8 Abs. 2 Bst. b`

/** VAT Act 1994, s. 7, 7A and sch. 4A. */
export const BRITISH_LAW = `
services            | h h | o h | s. 7A
goods               | h h | g g | s. 30 (6)
intangible          | h h | o c | sch. 4A para. 16
electronic          | h h | o p | sch. 4A para. 15
land                | h h | p p | sch. 4A para. 1
restaurant          | h h | p p | sch. 4A para. 5
admission           | h h | p p | sch. 4A para. 9A, 14A
event               | h h | o p | sch. 4A para. 14A
passenger_transport | h h | p p | sch. 4A para. 2
goods_transport     | h h | o p | sch. 4A para. 11
short_hire          | h h | p p | sch. 4A para. 3
long_hire           | h h | o p | sch. 4A para. 13A
movable_work        | h h | o p | sch. 4A para. 14
in_person           | h h | o h | s. 7A
intermediary        | h h | o p | sch. 4A para. 10
installed_goods     | h h | p p | s. 7
goods_on_board      | h h | - - |
energy              | h h | - - |
second_hand         | m m | g g | s. 30 (6)
travel              | a a | a a |`

/** Merverdiavgiftsloven § 6-21, 6-22, 6-28: free where it is used wholly abroad, or sent there. */
export const NORWEGIAN_LAW = `
services            | h h | o h | § 6-22
goods               | h h | g g | § 6-21
intangible          | h h | o c | § 6-22
electronic          | h h | o p | § 6-22
land                | h h | p p | § 6-22
restaurant          | h h | p p | § 6-22
admission           | h h | p p | § 6-22
event               | h h | p p | § 6-22
passenger_transport | h h | p p | § 6-28
goods_transport     | h h | p p | § 6-28
short_hire          | h h | p p | § 6-22
long_hire           | h h | p p | § 6-22
movable_work        | h h | p p | § 6-22
in_person           | h h | p p | § 6-22
intermediary        | h h | o p | § 6-22
installed_goods     | h h | p p | § 6-21
goods_on_board      | h h | - - |
energy              | h h | - - |
second_hand         | h h | g g | § 6-21
travel              | h h | p p | § 6-22`

/** IGST Act 2017, s. 10 to 13 and 16: what is supplied outside India to a recipient outside India is a zero-rated export. */
export const INDIAN_LAW = `
services            | h h | z z | s. 13 (2), 16
goods               | h h | z z | s. 11, 16
intangible          | h h | z z | s. 13 (2), 16
electronic          | h h | z z | s. 13 (2), 16
land                | h h | z z | s. 13 (4), 16
restaurant          | h h | z z | s. 13 (3) (b), 16
admission           | h h | z z | s. 13 (5), 16
event               | h h | z z | s. 13 (5), 16
passenger_transport | h h | z z | s. 13 (10), 16
goods_transport     | h h | z z | s. 13 (2), 16
short_hire          | h h | h h | s. 13 (8) (c)
long_hire           | h h | z z | s. 13 (2), 16
movable_work        | h h | z z | s. 13 (3) (a), 16
in_person           | h h | z z | s. 13 (3) (b), 16
intermediary        | h h | h h | s. 13 (8) (b)
installed_goods     | h h | - - |
goods_on_board      | h h | - - |
energy              | h h | - - |
second_hand         | h h | z z | s. 11, 16
travel              | h h | z z | s. 13 (2), 16`

/**
 * Art. 194 by state, for a seller established in another member state and a customer identified in the state: what the state
 * takes. Columns: land, restaurant, passenger_transport, admission, short_hire, installed_goods.
 */
export const FOREIGN_SELLER_LAW = `
AT | x x x f x x | at-ustg
BE | x x x x x x | be-ctva
CZ | x x x x x f | cz-dph
DE | x x f f x x | de-ustg
DK | f f f f f f | directive
ES | f x x x x x | es-liva
FR | x x x x x x | fr-283
IE | f f f f f f | ie-vatca
IT | x x x x x x | it-dpr
LU | f f f f f f | lu-tva
NL | x x x x x x | nl-ob
PL | x x x x x x | pl-vat
SK | x x x x x x | sk-dph`
