export function SettingsCompanyPage() {
  return null
}
