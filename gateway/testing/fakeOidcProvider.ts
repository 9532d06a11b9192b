import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface FakeOidcProvider {
  issuer: string;
  /** The claims of the next sign-in. */
  claims: Record<string, unknown>;
  close(): void;
}

/** A fake OpenID provider that signs everybody in at once with `claims`. */
export async function createFakeOidcProvider(port: number): Promise<FakeOidcProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const codes = new Map<string, { nonce: string; challenge: string }>();
  const provider: FakeOidcProvider = { issuer, claims: {}, close: () => server.close() };

  const json = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
  const answers: Record<
    string,
    (url: URL, body: string) => Promise<{ status: number; body?: string; location?: string }>
  > = {
    '/.well-known/openid-configuration': async () =>
      json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/leave`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    '/jwks': async () => json({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig' }] }),
    '/auth': async ({ searchParams: asked }) => {
      const code = `code-${codes.size}`;
      codes.set(code, { nonce: asked.get('nonce')!, challenge: asked.get('code_challenge')! });
      const back = new URL(asked.get('redirect_uri')!);
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state')!);
      return { status: 302, location: back.href };
    },
    '/token': async (_url, body) => {
      const form = new URLSearchParams(body);
      const known = codes.get(form.get('code')!);
      const verifier = Buffer.from(form.get('code_verifier') ?? '');
      const digest = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url');
      if (!known || known.challenge !== digest) return { status: 400, body: '{"error":"invalid_grant"}' };
      const id_token = await new SignJWT({ nonce: known.nonce, sub: 'other|1', ...provider.claims })
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(issuer)
        .setAudience('athenaeum')
        .setIssuedAt()
        .setExpirationTime('1m')
        .sign(privateKey);
      return json({ access_token: 'opaque', token_type: 'Bearer', id_token });
    },
  };

  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += chunk));
    req.on('end', async () => {
      const url = new URL(req.url ?? '/', issuer);
      const answer = (await answers[url.pathname]?.(url, body)) ?? { status: 404 };
      const location = answer.location ? { location: answer.location } : {};
      res.writeHead(answer.status, { 'content-type': 'application/json', ...location }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return provider;
}
