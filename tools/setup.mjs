// Brings a fresh clone to where `npm start` and `npm test` can run. Plain JavaScript, because it also runs on Node 20,
// before the pinned Node 24 (the npm package "node") is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const purpose = process.argv[2] ?? 'start'

installPackages()
if (purpose === 'test') installPrograms()
buildPages()

function installPackages() {
  const installed = join(root, 'node_modules/.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  say('Installing packages (once, about a minute)')
  // Not `npm ci`: some registries lack a native package of some platform, and it would refuse a lock that leaves that out.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** Chromium drives the pages, PostgreSQL is the second engine: by apt where we may, otherwise said in a sentence. */
function installPrograms() {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(hasPostgres() ? [] : ['postgresql']),
  ]
  if (missing.length === 0) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) {
    console.error(
      `The tests need ${missing.join(' and ')}. Install ${missing.length > 1 ? 'them' : 'it'} (on Debian or Ubuntu: ` +
        `sudo apt-get install ${missing.join(' ')}) and run npm test again. ` +
        'Another browser binary can be named in CHROMIUM.',
    )
    process.exit(1)
  }
  say(`Installing ${missing.join(' and ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], env)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], env)
}

function findChromium() {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named)
  return ['chromium', 'chromium-browser', 'google-chrome'].some(
    name => spawnSync('which', [name], { stdio: 'ignore' }).status === 0,
  )
}

function hasPostgres() {
  if (spawnSync('which', ['initdb'], { stdio: 'ignore' }).status === 0) return true
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  return versions.some(
    version => Number(version) >= 15 && existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
  )
}

/** Vite builds the pages when a source has changed since they were built. */
function buildPages() {
  const stamp = join(root, 'web/dist/.built')
  const hash = createHash('sha256')
  for (const room of ['web', 'ui', 'contract', 'einvoice', 'domain'])
    hashTree(join(root, room), hash)
  hash.update(readFileSync(join(root, 'package-lock.json')))
  const sources = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  say('Building the pages')
  run('npm', ['run', '--silent', 'build'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
}

function hashTree(folder, hash) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (['node_modules', 'dist'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) hashTree(path, hash)
    else hash.update(entry.name).update(readFileSync(path))
  }
}

function run(command, args, env = process.env) {
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
}

function say(text) {
  console.log(`\n${text} …`)
}
