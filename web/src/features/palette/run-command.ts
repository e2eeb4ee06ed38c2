import type { IconName } from '@bordereau/ui/icon/icon'
import type { Command } from '../../navigation/command.ts'

/** A command that does something, rather than leading to a page. */
export function run(
  key: string,
  label: string,
  icon: IconName,
  keywords: string,
  action: () => void,
  keys?: string,
): Command {
  return { key: `action:${key}`, group: 'actions', label, icon, keywords, keys, run: action }
}
