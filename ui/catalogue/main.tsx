import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Catalogue } from '../src/catalogue/catalogue.tsx'
import { UiProvider } from '../src/provider/provider.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
const rtl = new URLSearchParams(location.search).has('rtl')
document.documentElement.dir = rtl ? 'rtl' : 'ltr'
createRoot(root).render(
  <StrictMode>
    <UiProvider locale={rtl ? 'ar' : 'en'} direction={rtl ? 'rtl' : 'ltr'}>
      <Catalogue />
    </UiProvider>
  </StrictMode>,
)
