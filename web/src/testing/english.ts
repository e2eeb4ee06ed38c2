import { i18n } from '@lingui/core'

/** Set-up of every unit test of this room: the texts are the English ones of the code. */
i18n.load('en', {})
i18n.activate('en', ['en-GB', 'en'])
