export function SettingsStartPage() {
  return null
}
