import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { currentLanguage } from '@athenaeum/messages';
import { ASSETS_PATH } from '../paths';
import { Html, html } from './html';
import { pageText } from './page.messages';

const asset = (name: string) => fileURLToPath(new URL(`./assets/${name}`, import.meta.url));
const mark = new Html(readFileSync(asset('mark.svg'), 'utf8').trim());
const wordmark = new Html(readFileSync(asset('wordmark.svg'), 'utf8').trim());

/** Pages of signing in: no inline script or style, nothing from another origin, never framed or kept. */
export const PAGE_HEADERS: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'Accept-Language',
  // Forms must send their origin to us; other sites get none.
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Passkeys: what to sign is asked for when it is signed.
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** A page that asks for a passkey. */
export const PASSKEY_SCRIPTS = ['webauthn.js', 'passkey.js'];

/** A page that makes one. */
export const NEW_PASSKEY_SCRIPTS = ['webauthn.js', 'new-passkey.js'];

/** What a page needs beside the common ones, by name; scripts run in this order. */
interface Assets {
  styles?: readonly string[];
  scripts?: readonly string[];
  /** The origin of the portal, for a page that our other sites show too: its links lead there. */
  portal?: string;
}

/** The title of a form, with a prefix when it is shown again because of an error. */
export const titleOf = (title: string, isWrong: boolean): string =>
  isWrong ? pageText.errorTitle({ title }) : title;

/** The frame of such a page: the art on one side, the words on the other. */
export const layout = (
  title: string,
  content: Html,
  { styles = [], scripts = [], portal = '' }: Assets = {},
): string =>
  html`<!doctype html>
    <html lang="${currentLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Athenaeum</title>
        <link rel="icon" href="${ASSETS_PATH}/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="${ASSETS_PATH}/newsreader.woff2" as="font" type="font/woff2" crossorigin />
        <link
          rel="preload"
          href="${ASSETS_PATH}/commissioner.woff2"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <link rel="stylesheet" href="${ASSETS_PATH}/sign-in.css" />
        ${each(styles, (name) => html`<link rel="stylesheet" href="${ASSETS_PATH}/${name}" />`)}
        <script type="module" src="${ASSETS_PATH}/sign-in.js"></script>
        ${each(scripts, (name) => html`<script defer src="${ASSETS_PATH}/${name}"></script>`)}
      </head>
      <body>
        <main class="page">
          <div class="art" aria-hidden="true">
            <img src="${ASSETS_PATH}/welcome-back.svg" alt="" width="480" height="480" />
          </div>
          <div class="side">
            <a class="brand" href="${portal}/" aria-label="${pageText.home}">${mark}${wordmark}</a>
            ${content}
            <p class="foot">
              <a href="${portal}/privacy-policy">${pageText.privacyPolicy}</a
              ><a href="${portal}/member-agreement">${pageText.memberAgreement}</a>
            </p>
          </div>
        </main>
      </body>
    </html>`.markup;

const each = (names: readonly string[], draw: (name: string) => Html) =>
  new Html(names.map((name) => draw(name).markup).join(''));
