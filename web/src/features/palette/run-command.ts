import type { IconName } from '@bordereau/ui/icon/icon'
import type { Command } from '../../navigation/command.ts'

/** A command that does something, rather than leading to a page. */
export function run(
  key: string,
  label: string,
  icon: IconName,
  keywords: string,
  act: () => void,
  keys?: string,
): Command {
  return { key: `act:${key}`, group: 'acts', label, icon, keywords, keys, run: act }
}
