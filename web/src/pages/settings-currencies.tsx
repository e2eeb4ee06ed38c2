export function SettingsCurrenciesPage() {
  return null
}
