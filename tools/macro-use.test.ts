import { expect, test } from 'vitest'
import { macroMisuses } from './macro-use.ts'

/** The whole code is checked in messages.test.ts, which reads all of its messages. */
const REACT = "import { useLingui } from '#macros'\n"
const CORE = "import { t, plural } from '#macros'\n"

test.each([
  ['t as a parameter', `${REACT}function say(t: Say) { return t\`Name\` }`],
  [
    't as a parameter with the type of the hook',
    "const f = (a: string, t: ReturnType<typeof useLingui>['t']) => t`Name`",
  ],
  ['t destructured from a parameter', 'const f = ({ t }: { t: Say }) => t`Name`'],
  [
    't handed on as an argument',
    `${REACT}const f = () => { const { t } = useLingui(); return say(1, t) }`,
  ],
  ['t handed on as a property', `${CORE}const f = () => <Part t={t} />`],
  ['t handed on in an object', `${CORE}const f = () => ({ t })`],
  ['t under another name', `${CORE}const f = () => { const say = t; return say\`Name\` }`],
  ['t that a parameter hides', `${CORE}const f = () => rows.map(t => t\`Name\`)`],
  ['t that is declared nowhere', 'const f = () => t`Name`'],
  [
    't of the hook that is no macro',
    "import { useLingui } from '@lingui/react'\nconst f = () => { const { t } = useLingui(); return t`Name` }",
  ],
  ['t called with a plain string', `${CORE}const f = () => t('Name')`],
  ['t called with a variable', `${CORE}const f = () => t(name)`],
  ['t called with a message from elsewhere', `${CORE}const f = () => t({ message })`],
  ['i18n._', "import { i18n } from '@lingui/core'\nconst f = () => i18n._('Name')"],
  [
    'i18n.t of the hook',
    `${REACT}const f = () => { const { i18n } = useLingui(); return i18n.t('Name') }`,
  ],
  [
    'msg, which gives no words',
    "import { msg } from '@lingui/core/macro'\nconst f = () => msg`Name`",
  ],
  [
    'Trans that is no macro',
    "import { Trans } from '@lingui/react'\nconst f = () => <Trans>Name</Trans>",
  ],
  ['plural as a parameter', "const f = (plural: Say) => plural(2, { other: '# days' })"],
  [
    't in a function around which it is a macro',
    `${REACT}const f = () => { const { t } = useLingui(); return (t => t\`Name\`)(1) }`,
  ],
])('%s is found', (_, code) => {
  expect(macroMisuses('a.tsx', code)).toHaveLength(1)
})

test.each([
  ['t of the file', `${CORE}const f = () => t\`Name\``],
  ['t with a context', `${CORE}const f = () => t({ context: 'x', message: \`\${a} days\` })`],
  [
    't of the hook, in a function inside',
    `${REACT}function A() { const { t } = useLingui(); const f = () => t\`Name\`; return f() }`,
  ],
  [
    't under another name',
    `${REACT}function A() { const { t: say } = useLingui(); return say\`Name\` }`,
  ],
  ['plural in t', `${CORE}const f = (n: number) => t\`in \${plural(n, { other: '# days' })}\``],
  [
    'a type parameter and a property of the name',
    `${CORE}const f = (a: { t: string }) => a.t + t\`Name\``,
  ],
  ['another t where there are no words', 'const f = (t: number) => t + 1'],
  [
    't as what an effect depends on',
    `${REACT}function A() { const { t } = useLingui(); useEffect(() => say(t\`Name\`), [t]) }`,
  ],
  ['select of something else', 'const f = (select: Take) => select(store)'],
  ['i18n for its locale', "import { i18n } from '@lingui/core'\nconst f = () => i18n.locale"],
])('%s is fine', (_, code) => {
  expect(macroMisuses('a.tsx', code)).toEqual([])
})
