import { updateMe } from '@bordereau/contract/session'
import { useColorScheme } from '@bordereau/ui/scheme'
import { i18n } from '@lingui/core'
import { useEffect, useEffectEvent } from 'react'
import { useAct } from '../../act.ts'
import { chooseLanguage, languageOf, rememberLanguage, wasChosenAtTheDoor } from '../../language.ts'
import { onPersonChange, useMe } from '../../session.tsx'

// Once a person: another language draws all pages anew, and the account may not have heard of it yet.
let settledFor: string | undefined
onPersonChange(() => {
  settledFor = undefined
})

/**
 * Takes language and colours from the account, so that they are the same in every browser. What a person chose at the
 * door just now goes into the account; so does the browser's language for a guest, who has nothing else.
 */
export function useAccountPreferences(): void {
  const { person } = useMe()
  const scheme = useColorScheme()
  const { act } = useAct(updateMe)
  const apply = useEffectEvent(() => {
    if (!person || settledFor === person.id) return
    settledFor = person.id
    if (scheme.choice === 'auto' && person.colorScheme !== 'auto') scheme.choose(person.colorScheme)
    const spoken = languageOf(person.language).tag
    if (spoken === i18n.locale) return
    const here = person.email === null || wasChosenAtTheDoor()
    if (here) void act({ body: { language: i18n.locale } })
    // A catalogue that does not load leaves the language of the browser.
    else
      void chooseLanguage(spoken).then(
        () => rememberLanguage(spoken, false),
        () => undefined,
      )
  })
  const personId = person?.id
  useEffect(() => {
    if (personId !== undefined) apply()
  }, [personId])
}
