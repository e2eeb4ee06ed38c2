export function SettingsBrandingPage() {
  return null
}
