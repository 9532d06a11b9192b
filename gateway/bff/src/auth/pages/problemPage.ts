import { LOGIN_PATH } from '../paths';
import { html } from './html';
import { layout } from './layout';
import { pageText } from './page.messages';
import { signInPageText as messages } from './signIn.messages';

interface Problem {
  title: string;
  heading: string;
  words: string;
  action: string;
}

/** For a sign-in that cannot continue: expired, opened in another browser, or reached by an old link. */
export const problemPage = (): string =>
  page({
    title: messages.againTitle,
    heading: messages.again,
    words: messages.againWhy,
    action: pageText.signIn,
  });

/** For an outage of something that sign-in needs. */
export const awayPage = (): string =>
  page({
    title: messages.awayTitle,
    heading: messages.oneMoment,
    words: messages.awayWhy,
    action: messages.tryAgain,
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
