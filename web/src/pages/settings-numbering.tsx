export function SettingsNumberingPage() {
  return null
}
