export function SettingsTeamPage() {
  return null
}
