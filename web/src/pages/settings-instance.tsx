export function SettingsInstancePage() {
  return null
}
