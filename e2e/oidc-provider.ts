import type { Server } from 'node:http'
import { Provider } from 'oidc-provider'
import { freePort } from './running-app.ts'

/** An OpenID provider beside the application, as an operator runs one for a company. */
export type OidcProvider = {
  /** The application's configuration of the provider. */
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** Any login is accepted: `ada` has the address ada@atelier.example. */
export async function startOidcProvider(appUrl: string, name: string): Promise<OidcProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const client = { client_id: 'bordereau', client_secret: 'between-the-two-of-us' }
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${appUrl}/api/sign-in-with/oidc/back`] }],
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
      OUTGOING_ALLOW_HTTP: 'true',
      OUTGOING_ALLOW_NETWORKS: '127.0.0.0/8,::1',
    },
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
