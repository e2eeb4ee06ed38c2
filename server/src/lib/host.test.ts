import { expect, test } from 'vitest'
import { isKnownHost } from './host.ts'

const ALLOWED = new Set(['invoices.example.com'])

test.each([
  ['invoices.example.com', true],
  ['INVOICES.example.com:8443', true],
  ['invoices.example.com.', true],
  ['evil.example.com', false],
  ['invoices.example.com.evil.example', false],
  ['evil-invoices.example.com', false],
  // No attacker's page is served under these names.
  ['localhost:3000', true],
  ['intranet', true],
  ['printer.local', true],
  ['app.localhost', true],
  ['xlocalhost.example', false],
  ['local.example', false],
  ['192.168.1.7:80', true],
  ['[::1]:3000', true],
  ['[2001:db8::1]', true],
  ['', true],
  ['invoices.example.com:123456', false],
  ['invoices.example.com:x', false],
  ['a b', false],
  ['evil.example/invoices.example.com', false],
])('the host %j is known: %s', (host, expected) => {
  expect(isKnownHost(host, ALLOWED)).toBe(expected)
})
