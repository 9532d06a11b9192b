import type { Setup } from '../secondFactor/secondFactors';
import { codeField, notice } from './fields';
import { Html, html } from './html';
import { layout, NEW_PASSKEY_SCRIPTS, PASSKEY_SCRIPTS } from './layout';
import { newPasskeyForm, passkeyForm } from './passkeyForm';

interface CodePage {
  action: string;
  problem?: string | undefined;
  hasApp: boolean;
  /** The address of the sign-in, where there are passkeys. */
  passkeyAction: string | null;
  /** The origin that a passkey there is works at, when this page is under another. */
  passkeyOrigin: string | null;
  /** Where somebody helps who has lost all of it. */
  support: string;
}

/** Asks for the second factor there is. */
export function codePage(page: CodePage): string {
  const { action, problem, hasApp, passkeyAction, passkeyOrigin, support } = page;
  const appForm = html`<form method="post" action="${action}" novalidate>
    ${codeField({ label: 'Code', hint: 'Six digits from your authenticator app, or one of your recovery codes.' })}
    <button type="submit" class="button button--block">Continue</button>
  </form>`;
  return layout(
    problem ? 'Error: One more step' : 'One more step',
    html`<div class="content">
      <h1>One more step</h1>
      <p class="lead">${hasApp ? 'Show that it is you.' : 'Show that it is you, with your passkey.'}</p>
      ${problem ? notice(problem) : null} ${hasApp ? appForm : null}
      ${passkeyAction ? passkeyForm(passkeyAction, { isOnly: !hasApp }) : null}
      ${passkeyOrigin ? html`<p class="aside">Your passkey works at <a href="${passkeyOrigin}">${passkeyOrigin}</a></p>` : null}
      <p class="aside">Lost it? Write to <a href="mailto:${support}">${support}</a></p>
    </div>`,
    { scripts: passkeyAction ? PASSKEY_SCRIPTS : [] },
  );
}

interface SetUpPage {
  action: string;
  problem?: string | undefined;
  setup: Setup;
  /** The address of the step, where passkeys work. */
  passkeyAction: string | null;
  support: string;
}

/** Staff set a passkey or an authenticator app up before they come in. */
export const setUpPage = ({ action, problem, setup, passkeyAction, support }: SetUpPage): string =>
  layout(
    problem ? 'Error: Set up a second step' : 'Set up a second step',
    html`<div class="content">
      <h1>Set up a second step</h1>
      <p class="lead">Staff sign in with more than a password.</p>
      ${problem ? notice(problem) : null} ${passkeyAction ? newPasskeyForm(passkeyAction) : null}
      <p class="advice">Scan this with an authenticator app, or type the key into it.</p>
      <div class="qr" role="img" aria-label="QR code for your authenticator app">${new Html(setup.svg)}</div>
      <p class="key">${setup.secret}</p>
      <form method="post" action="${action}" novalidate data-app>
        ${codeField({ label: 'Code', hint: 'The six digits your app shows now.' })}
        <button type="submit" class="button button--block">Continue</button>
      </form>
      <p class="aside">If it is lost, write to <a href="mailto:${support}">${support}</a></p>
    </div>`,
    { scripts: passkeyAction ? NEW_PASSKEY_SCRIPTS : [] },
  );

/** Shown once: only hashes are kept. */
export const recoveryCodesPage = ({ action, codes }: { action: string; codes: readonly string[] }): string =>
  layout(
    'Your recovery codes',
    html`<form class="content" method="post" action="${action}">
      <h1>Your recovery codes</h1>
      <p class="lead">Keep them where you keep passwords. Each signs you in once if your app is lost.</p>
      <ol class="codes">
        ${new Html(codes.map((code) => html`<li>${code}</li>`.markup).join(''))}
      </ol>
      <button type="submit" class="button button--block">I have kept them</button>
    </form>`,
  );
