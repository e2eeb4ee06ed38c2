import { runCommand } from './backup/command.ts'
import { runRestore } from './backup/run-restore.ts'
import { readConfig } from './config.ts'
import { createLog } from './lib/log.ts'

/** `npm run restore -- <file>` */
await runCommand(() => {
  const config = readConfig()
  // Log lines would hide the final message.
  return runRestore(config, process.argv.slice(2), createLog({ ...config, logLevel: 'silent' }))
})
