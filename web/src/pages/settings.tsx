import { Outlet } from 'react-router'
import { SettingsNav } from '../features/settings/settings-nav.tsx'
import css from '../features/settings/settings.module.css'

/** At the left the list of settings pages, at the right the current one. On phones the list is a page of its own. */
export function SettingsPage() {
  return (
    <div className={css.settings}>
      <div className={css.nav}>
        <SettingsNav />
      </div>
      <Outlet />
    </div>
  )
}
