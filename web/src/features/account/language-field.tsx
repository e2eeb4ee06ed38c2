import { Combobox } from '@bordereau/ui/field/combobox'
import { Flag } from '@bordereau/ui/flag/flag'
import { t } from '#macros'
import { useMemo } from 'react'
import { LANGUAGES } from '../../texts/languages.ts'
import { useLanguage } from './use-language.ts'

/** The language of the interface: each under its own name, also found by its name in the reader's language. */
export function LanguageField() {
  const { language, choose } = useLanguage()
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([language.tag], { type: 'language' })
    return LANGUAGES.map(({ tag, name, country }) => ({
      value: tag,
      label: name,
      help: tag === language.tag ? undefined : names.of(tag),
      keywords: `${tag} ${names.of(tag) ?? ''}`,
      picture: <Flag country={country} beside />,
    }))
  }, [language.tag])
  return (
    <Combobox
      label={t`Language`}
      help={t`Of the pages and of the messages to you. Each document speaks the language of its customer.`}
      options={options}
      chosen={options.find(option => option.value === language.tag)}
      onChoose={option => {
        if (option) void choose(option.value)
      }}
    />
  )
}
