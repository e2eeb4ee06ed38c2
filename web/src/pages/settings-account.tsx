export function SettingsAccountPage() {
  return null
}
