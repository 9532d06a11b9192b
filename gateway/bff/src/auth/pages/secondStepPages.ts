import type { Setup } from '../secondFactor/secondFactors';
import { codeField, notice } from './fields';
import { Html, html } from './html';
import { layout, NEW_PASSKEY_SCRIPTS, PASSKEY_SCRIPTS, titleOf } from './layout';
import { newPasskeyForm, passkeyForm } from './passkeyForm';
import { secondStepText as messages } from './secondStep.messages';
import { withMarkup } from './withMarkup';

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
    ${codeField({ label: messages.code, hint: messages.codeHint })}
    <button type="submit" class="button button--block">${messages.goOn}</button>
  </form>`;
  return layout(
    titleOf(messages.oneMoreStep, Boolean(problem)),
    html`<div class="content">
      <h1>${messages.oneMoreStep}</h1>
      <p class="lead">${hasApp ? messages.showItsYou : messages.showByPasskey}</p>
      ${problem ? notice(problem) : null} ${hasApp ? appForm : null}
      ${passkeyAction ? passkeyForm(passkeyAction, { isOnly: !hasApp }) : null}
      ${passkeyOrigin ? html`<p class="aside">${passkeyAt(passkeyOrigin)}</p>` : null}
      <p class="aside">${withMarkup(messages.lost({ support }), { support: mailLink })}</p>
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
    titleOf(messages.setUp, Boolean(problem)),
    html`<div class="content">
      <h1>${messages.setUp}</h1>
      <p class="lead">${messages.staffNeedIt}</p>
      ${problem ? notice(problem) : null} ${passkeyAction ? newPasskeyForm(passkeyAction) : null}
      <p class="advice">${messages.scan}</p>
      <div class="qr" role="img" aria-label="${messages.qrCode}">${new Html(setup.svg)}</div>
      <p class="key">${setup.secret}</p>
      <form method="post" action="${action}" novalidate data-app>
        ${codeField({ label: messages.code, hint: messages.newCodeHint })}
        <button type="submit" class="button button--block">${messages.goOn}</button>
      </form>
      <p class="aside">${withMarkup(messages.ifLost({ support }), { support: mailLink })}</p>
    </div>`,
    { scripts: passkeyAction ? NEW_PASSKEY_SCRIPTS : [] },
  );

/** Shown once: only hashes are kept. */
export const recoveryCodesPage = ({ action, codes }: { action: string; codes: readonly string[] }): string =>
  layout(
    messages.recoveryCodes,
    html`<form class="content" method="post" action="${action}">
      <h1>${messages.recoveryCodes}</h1>
      <p class="lead">${messages.keepThem}</p>
      <ol class="codes">
        ${new Html(codes.map((code) => html`<li>${code}</li>`.markup).join(''))}
      </ol>
      <button type="submit" class="button button--block">${messages.kept}</button>
    </form>`,
  );

const passkeyAt = (origin: string): Html =>
  withMarkup(messages.worksAt({ origin }), { origin: (words) => html`<a href="${origin}">${words}</a>` });

const mailLink = (address: string): Html => html`<a href="mailto:${address}">${address}</a>`;
