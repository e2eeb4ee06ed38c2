import type { LegalNote } from '@bordereau/domain/country/country'

export function legalNotes(): readonly LegalNote[] {
  return [
    {
      key: 'zed',
      subjectCode: '',
      text: { en: 'Taxed under the Law of Zed' },
      law: 'Law of Zed',
      url: 'https://law.example/zed',
    },
  ]
}
