import { LOGIN_PATH } from '../paths';
import { html } from './html';
import { layout } from './layout';
import { pageText } from './page.messages';
import { signInPageText as said } from './signIn.messages';

interface Problem {
  title: string;
  heading: string;
  words: string;
  action: string;
}

/** For a sign-in that cannot go on: begun too long ago, opened in another browser, or come to by an old link. */
export const problemPage = (): string =>
  page({ title: said.againTitle, heading: said.again, words: said.againWhy, action: pageText.signIn });

/** For when something that signing in needs is not there. */
export const awayPage = (): string =>
  page({ title: said.awayTitle, heading: said.oneMoment, words: said.awayWhy, action: said.tryAgain });

const page = ({ title, heading, words, action }: Problem) =>
  layout(
    title,
    html`<div class="content">
      <h1>${heading}</h1>
      <p class="lead">${words}</p>
      <a class="button" href="${LOGIN_PATH}">${action}</a>
    </div>`,
  );
