import type { Server } from 'node:http'
import { Provider } from 'oidc-provider'
import { freePort } from './house.ts'

/** A true OpenID provider beside the house, as somebody runs one for her company. */
export type OwnProvider = {
  /** What the house is told of it. */
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** Knows everybody: whoever says on its page that she is `ada` is, and has the address ada@atelier.example. */
export async function startProvider(houseUrl: string, name: string): Promise<OwnProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const client = { client_id: 'bordereau', client_secret: 'between-the-two-of-us' }
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${houseUrl}/api/sign-in-with/oidc/back`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of-the-provider'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@atelier.example`,
        email_verified: true,
        name: `${id.charAt(0).toUpperCase()}${id.slice(1)} Martin`,
      }),
    }),
  })
  const server = await new Promise<Server>(resolve => {
    const listening: Server = provider.listen(port, '127.0.0.1', () => resolve(listening))
  })
  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_NAME: name,
    },
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
