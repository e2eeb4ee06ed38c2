import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { i18n } from '@lingui/core'
import { router } from './router.tsx'
import { chooseLanguage, preferredLanguage } from './language.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

await chooseLanguage(preferredLanguage())

createRoot(place).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </StrictMode>,
)
