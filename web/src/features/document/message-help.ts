import { t } from '#macros'

/** Under the text of an email: its language, and what is added to it. The message of a credit note asks for no payment. */
export function messageHelp(language: string, isCreditNote: boolean): string {
  if (isCreditNote) return t`In ${language}.`
  return t`In ${language}. The message shows the amount, and has a button to the payment page.`
}
