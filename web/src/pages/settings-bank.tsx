export function SettingsBankPage() {
  return null
}
