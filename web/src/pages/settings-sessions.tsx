export function SettingsSessionsPage() {
  return null
}
