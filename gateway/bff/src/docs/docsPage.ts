import type { RouteDescription } from '@athenaeum/graph/edge';
import { html, Html } from '../auth/pages/html';
import { DOCS_PATH } from './docsDocs';
import { schemaOf, toTemplate } from './openapi';

/** The routes as an HTML page, without scripts or external files. */
export const docsPage = (routes: readonly RouteDescription[], brand: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Routes · ${brand}</title>
        <link rel="stylesheet" href="${DOCS_PATH}/assets/docs.css" />
      </head>
      <body>
        <main>
          <h1>Routes</h1>
          <p>
            What the gateway answers besides pages.
            <a href="${DOCS_PATH}/openapi.json">As an OpenAPI document</a>.
          </p>
          ${joined(routes.map(section))}
        </main>
      </body>
    </html>`.markup;

const section = ({ method, path, summary, caller, body, query, answers }: RouteDescription) =>
  html`<details>
    <summary><code class="method">${method.toUpperCase()}</code> <code>${toTemplate(path)}</code></summary>
    <p>${summary}</p>
    <p><strong>Caller</strong> ${caller}</p>
    ${query ? input('Query', query) : null} ${body ? input('Body', body) : null}
    <dl>
      ${joined(
        Object.entries(answers).map(
          ([status, words]) =>
            html`<dt>${status}</dt>
              <dd>${words}</dd>`,
        ),
      )}
    </dl>
  </details>`;

const input = (title: string, schema: NonNullable<RouteDescription['body']>) =>
  html`<p><strong>${title}</strong></p>
    <pre>${JSON.stringify(schemaOf(schema), null, 2)}</pre>`;

const joined = (parts: Html[]) => new Html(parts.map(({ markup }) => markup).join('\n'));
