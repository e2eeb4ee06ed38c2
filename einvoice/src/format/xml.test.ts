import { expect, test } from 'vitest'
import { parseXml } from './parse.ts'
import { el, toXml } from './xml.ts'

const written = (content: string, attributes = {}) => {
  const element = el('a', content, attributes)
  return element ? toXml(element).split('\n').slice(1).join('\n') : undefined
}

test('empty elements are not written', () => {
  expect(written('')).toBeUndefined()
  expect(written(' \n ')).toBeUndefined()
  expect(el('a', [el('b', ''), el('c', [])])).toBeUndefined()
})

test('markup in text and attributes is escaped', () => {
  expect(written('a < b & c > d "e"', { x: '"<&\n' })).toBe(
    '<a x="&quot;&lt;&amp;&#10;">a &lt; b &amp; c &gt; d "e"</a>\n',
  )
})

test('characters that XML 1.0 does not allow are dropped, others stay', () => {
  expect(written('a\u0000\u000bb\ud800c\udfffd\ufffee 😀 é\tf')).toBe('<a>abcde 😀 é\tf</a>\n')
})

test('any legal text is unchanged by a round trip', () => {
  const text = 'line one\r\nline two\rthree\n  four\t]]> &amp; <tag> '
  const root = el('a', text, { x: text })
  expect(root && parseXml(toXml(root))).toMatchObject({ text, attributes: { x: text } })
})
