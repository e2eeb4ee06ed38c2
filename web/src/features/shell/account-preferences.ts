import { updateMe } from '@bordereau/contract/preferences'
import { useColorScheme } from '@bordereau/ui/scheme'
import { i18n } from '@lingui/core'
import { useEffect, useEffectEvent } from 'react'
import { useMutation } from '../../data/mutation.ts'
import {
  chooseLanguage,
  languageOf,
  rememberLanguage,
  wasChosenBeforeSignIn,
} from '../../texts/language.ts'
import { onPersonChange, useMe } from '../../data/session.tsx'

// Once per person: another language renders all pages anew, and the account may not be updated yet.
let appliedFor: string | undefined
onPersonChange(() => {
  appliedFor = undefined
})

/**
 * Applies language and colours of the account, so that they are the same in every browser. A language chosen before
 * sign-in is saved in the account; so is the browser's language for a guest, who has no other preference.
 */
export function useAccountPreferences(): void {
  const { person } = useMe()
  const scheme = useColorScheme()
  const { mutate } = useMutation(updateMe)
  const apply = useEffectEvent(() => {
    if (!person || appliedFor === person.id) return
    appliedFor = person.id
    if (scheme.choice === 'auto' && person.colorScheme !== 'auto') scheme.choose(person.colorScheme)
    const spoken = languageOf(person.language).tag
    if (spoken === i18n.locale) return
    const here = person.email === null || wasChosenBeforeSignIn()
    if (here) void mutate({ body: { language: i18n.locale } })
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
