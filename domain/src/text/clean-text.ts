/**
 * Text as it is stored, from text as it is pasted: out of Word, PowerPoint, a PDF, a terminal or a spreadsheet it brings
 * characters that no line of a document, no XML and no database can hold. The page cleans what is pasted, the contract what
 * is sent, so that what is stored is what is shown.
 */

/** One line: a line or page break, or a tab, is a space. Marks of direction stay, what reorders a line does not. */
export function cleanLine(text: string): string {
  return strip(text)
    .replaceAll(/ ?[\t\n]+ ?/g, ' ')
    .replaceAll(REORDERING, '')
}

/** Several lines: every line or page break is '\n', and tabs stay. */
export function cleanLines(text: string): string {
  return strip(text)
}

/** Whether something of the text is seen: a name of joiners and fillers alone is none. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}

/**
 * Embeddings, overrides and isolates (Unicode Standard Annex 9, 2.1 to 2.5). With them a name or a file reads as another, and
 * one that is not closed reorders what is written after the field. The order of one line needs none: a page isolates each
 * value. Telephones and address books put them, unseen, around what is copied. The marks of 2.6 stay: people type them
 * between letters and digits, and they reorder nothing else.
 */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

function strip(text: string): string {
  // Nearly every text is plain: one look suffices.
  if (!SPECIAL.test(text)) return text
  return text.replaceAll(BREAKS, '\n').replaceAll(NOT_TEXT, kept)
}

// eslint-disable-next-line no-control-regex
const SPECIAL = /[^\n\t\u0020-\u007e\u00a0-\u00ac\u00ae-\u06ff]|\u061c/

/** What begins another line or page: CR LF, and U+000A to 000D, 0085, 2028, 2029 (Unicode Standard 5.8). */
const BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

/**
 * Characters that are no text: controls, halves of surrogate pairs, non-characters; and invisible ones that only make two
 * equal texts differ: soft hyphens, word joiners and spaces without width, marks of byte order and of embedded objects, tags.
 * Joiners (U+200C, U+200D) and variation selectors are text: Persian, the scripts of India and Mongolian need them.
 */
const NOT_TEXT =
  // eslint-disable-next-line no-control-regex
  /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|\u200b|[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u180e\u2060-\u2064\u206a-\u206f\ufeff\ufff0-\ufffc\u{e0000}-\u{e007f}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu

/** Of what NOT_TEXT matches, a flag of tags is an emoji, and a space without width parts words where none are seen. */
function kept(found: string, at: number, text: string): string {
  if (found.length > 2) return found
  if (found !== '\u200b') return ''
  return UNSPACED.test(text.charAt(at - 1)) && UNSPACED.test(text.charAt(at + 1)) ? found : ''
}

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
