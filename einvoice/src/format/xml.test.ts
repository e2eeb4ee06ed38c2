import { expect, test } from 'vitest'
import { parseXml } from './parse.ts'
import { el, toXml } from './xml.ts'

const written = (content: string, attributes = {}) => {
  const element = el('a', content, attributes)
  return element ? toXml(element).split('\n').slice(1).join('\n') : undefined
}

test('what would be empty is not written', () => {
  expect(written('')).toBeUndefined()
  expect(written(' \n ')).toBeUndefined()
  expect(el('a', [el('b', ''), el('c', [])])).toBeUndefined()
})

test('markup in text and attributes is escaped', () => {
  expect(written('a < b & c > d "e"', { x: '"<&\n' })).toBe(
    '<a x="&quot;&lt;&amp;&#10;">a &lt; b &amp; c &gt; d "e"</a>\n',
  )
})

test('characters that XML 1.0 cannot say are dropped, others kept', () => {
  expect(written('a\u0000\u000bb\ud800c\udfffd\ufffee 😀 é\tf')).toBe('<a>abcde 😀 é\tf</a>\n')
})

test('any legal text comes back as it was', () => {
  const text = 'line one\r\nline two\rthree\n  four\t]]> &amp; <tag> '
  const root = el('a', text, { x: text })
  expect(root && parseXml(toXml(root))).toMatchObject({ text, attributes: { x: text } })
})
