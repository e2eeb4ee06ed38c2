/** A text by language (BCP 47 primary tag). English is always there. */
export type LocalText = Readonly<Record<string, string>> & { readonly en: string }

/** The text in the language (BCP 47), in its primary language ('fr' for 'fr-CA'), or in English. */
export function inLanguage<Text>(
  texts: Readonly<Record<string, Text>> & { readonly en: Text },
  language: string,
): Text {
  return texts[language] ?? texts[language.split('-')[0] ?? ''] ?? texts.en
}
