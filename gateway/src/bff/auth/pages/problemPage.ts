import { LOGIN_PATH } from '../paths';
import { html } from './html';
import { layout } from './layout';

/** For a sign-in that cannot go on: begun too long ago, opened in another browser, or come to by an old link. */
export const problemPage = (): string =>
  layout(
    'Sign in again',
    html`<div class="content">
      <h1>Let us start again</h1>
      <p class="lead">This sign-in was begun too long ago, or in another browser.</p>
      <a class="button" href="${LOGIN_PATH}">Sign in</a>
    </div>`,
  );
