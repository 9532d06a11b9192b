import { LOGIN_PATH } from '../paths';
import { html } from './html';
import { layout } from './layout';

interface Problem {
  title: string;
  heading: string;
  words: string;
  action: string;
}

/** For a sign-in that cannot go on: begun too long ago, opened in another browser, or come to by an old link. */
export const problemPage = (): string =>
  page({
    title: 'Sign in again',
    heading: 'Let us start again',
    words: 'This sign-in was begun too long ago, or in another browser.',
    action: 'Sign in',
  });

/** For when something that signing in needs is not there. */
export const awayPage = (): string =>
  page({
    title: 'Not just now',
    heading: 'One moment, please',
    words: 'Signing in is not possible just now. Nothing is lost; please try again shortly.',
    action: 'Try again',
  });

const page = ({ title, heading, words, action }: Problem) =>
  layout(
    title,
    html`<div class="content">
      <h1>${heading}</h1>
      <p class="lead">${words}</p>
      <a class="button" href="${LOGIN_PATH}">${action}</a>
    </div>`,
  );
