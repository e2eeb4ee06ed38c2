import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { firstIcons } from './first.ts'
import { Icon } from './icon.tsx'
import { restIcons } from './rest.ts'
import { iconSizes, sizeRem } from './size.ts'

afterEach(() => vi.restoreAllMocks())

const sizes = {
  sm: 0.875,
  lg: 1.25,
  xl: 1.5,
  xxl: 2,
  '3xl': 3,
  '4xl': 4,
  '5xl': 5,
  '6xl': 6,
  '7xl': 7,
  '8xl': 8,
  '9xl': 9,
} as const

test('the sizes are the thirteen of the specification', () => {
  expect([...iconSizes].toSorted()).toEqual(
    [...Object.keys(sizes), 'custom', 'custom-size'].toSorted(),
  )
})

test.each(Object.entries(sizes))('%s is %f rem', (size, rem) => {
  // The table's keys are sizes.
  const html = renderToStaticMarkup(<Icon name="search" size={size as keyof typeof sizes} />)
  expect(html).toContain(`width:${rem}rem;height:${rem}rem`)
})

test('without a size it is 1 rem', () => {
  expect(renderToStaticMarkup(<Icon name="search" />)).toContain('width:1rem;height:1rem')
})

test('custom leaves the size to the class, custom-size takes width and height', () => {
  const byClass = renderToStaticMarkup(<Icon name="search" size="custom" className="big" />)
  expect(byClass).toContain('big')
  expect(byClass).not.toContain('rem')
  const bySize = renderToStaticMarkup(
    <Icon name="search" size="custom-size" width={40} height="2em" />,
  )
  expect(bySize).toContain('width:40px;height:2em')
})

test('a size that does not exist falls back to 1 rem and warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(sizeRem('10xl')).toBe(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"10xl"'))
})

test('with a title it is an image of that name, without one it is hidden', () => {
  const named = renderToStaticMarkup(<Icon name="lock" title="Private" />)
  expect(named).toContain('role="img"')
  expect(named).toContain('aria-label="Private"')
  expect(named).not.toContain('aria-hidden')
  const silent = renderToStaticMarkup(<Icon name="lock" />)
  expect(silent).toContain('aria-hidden="true"')
  expect(silent).not.toContain('role=')
})

test('every name of the specification is there, and no name twice', () => {
  const names = { ...firstIcons, ...restIcons }
  const wanted = [
    'arrow-up',
    'arrow-down',
    'arrow-left',
    'arrow-right',
    'bell',
    'calendar',
    'chart',
    'cloud-download',
    'envelope',
    'mail',
    'send',
    'euro',
    'dollar',
    'rupee',
    'pound',
    'yen',
    'zloty',
    'menu',
    'layers',
    'notification',
  ]
  for (const name of wanted) expect(names).toHaveProperty(name)
  expect(Object.keys(names)).toHaveLength(
    Object.keys(firstIcons).length + Object.keys(restIcons).length,
  )
})
