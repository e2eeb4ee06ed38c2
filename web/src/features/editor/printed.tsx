import { type PaperText, textIn } from '@bordereau/domain/text/text'
import { useDraft } from './store.ts'

/** A word as the document prints it, in the document's language; accessible names and hints are in the reader's. */
export function Printed({ word }: { word: (text: PaperText, language: string) => string }) {
  const language = useDraft('language')
  return <bdi lang={language}>{word(textIn(language).paper, language)}</bdi>
}
