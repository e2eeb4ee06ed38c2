import { runCommand } from './backup/command.ts'
import { runBackup } from './backup/run-backup.ts'
import { readConfig } from './config.ts'

/** `npm run backup -- <file or folder>` */
await runCommand(() => runBackup(readConfig(), process.argv.slice(2), new Date()))
