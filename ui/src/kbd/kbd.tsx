import css from './kbd.module.css'

/** The keys of a shortcut: `Mod+K` is ⌘ K on a Mac and Ctrl K elsewhere; `c i` is one key after the other. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={css.keys} dir="ltr">
      {keys.split(/[+\s]/u).map((key, index) => (
        <kbd key={index} className={css.key}>
          {keyName(key, onMac())}
        </kbd>
      ))}
    </span>
  )
}

/** The keys of a shortcut as text, for a tooltip: 'Ctrl+Z', 'C I'; in German 'Strg+Z'. */
export function keysText(keys: string): string {
  const mac = onMac()
  return keys.replaceAll(/[^+\s]+/gu, key => keyName(key, mac))
}

/** The label of a key on the keyboards of a language (BCP 47), by default that of the page. */
export function keyName(key: string, mac: boolean, language = pageLanguage()): string {
  const control = language.split('-')[0] === 'de' ? 'Strg' : 'Ctrl'
  const names: Record<string, string> = {
    Mod: mac ? '⌘' : control,
    Alt: mac ? '⌥' : 'Alt',
    Shift: mac ? '⇧' : 'Shift',
    Enter: '↵',
    Escape: 'Esc',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  }
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}

function pageLanguage(): string {
  return typeof document === 'undefined' ? '' : document.documentElement.lang
}

function onMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/u.test(navigator.userAgent)
}
