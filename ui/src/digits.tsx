/** The text with Arabic, Persian and Devanagari digits, which keyboards of these languages write, as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu, digit => {
    const code = digit.codePointAt(0) ?? 0
    return String((code & 0xf) - (code >= 0x966 ? 6 : 0))
  })
}
