import { randomBytes } from 'node:crypto';
import { composePage, contentSecurityPolicy, forward, nonceSource, readEnv } from '@athenaeum/shell/server';
import type { Compiler } from 'webpack';
import type { LiveOrder } from './liveOrder';
import { serveVersions } from './serveVersions';

/**
 * Serves an area as it is being edited, in a process of its own that `npm run dev` starts: `/entry.json` for a shell that shows it
 * in place of the published version, and a standalone page at every other path.
 *
 * @param runtime the built script that starts module federation in the standalone page, where no shell does
 */
export async function serveRemote(
  compiler: Compiler,
  order: LiveOrder,
  runtime: { folder: string; script: string },
): Promise<void> {
  const env = readEnv({ ...process.env, GATEWAY_URL: order.gateway });
  await serveVersions(
    compiler,
    { ...order, root: process.cwd(), say: (line) => void process.stdout.write(`> ${line}\n`) },
    {
      routes(routes, { current, entry }) {
        routes.get('/entry.json', current, (_request, response) => void response.json(entry()));
        routes.get(`/${runtime.script}`, (_request, response) =>
          response.sendFile(runtime.script, { root: runtime.folder, dotfiles: 'allow' }),
        );
      },
      page(page, { current, scripts }) {
        page.use(forward(env));
        page.get('/{*path}', current, (request, response) => {
          if (/\.\w+$/.test(request.path) || scripts().length === 0) return void response.status(404).end();
          const nonce = randomBytes(16).toString('base64url');
          response.setHeader(
            'Content-Security-Policy',
            contentSecurityPolicy({ styles: [nonceSource(nonce)] }),
          );
          response.type('html').send(
            composePage({
              title: env.BRAND,
              brand: env.BRAND,
              language: 'en',
              nonce,
              scripts: [runtime.script, ...scripts()].map((file) => ({ src: `/${file}` })),
              fonts: [],
              meta: { 'portal-origin': order.portal, contact: env.CONTACT_URL },
            }),
          );
        });
      },
    },
  );
}
