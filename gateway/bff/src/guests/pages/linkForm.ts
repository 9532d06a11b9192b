import { translateSentence } from '@athenaeum/messages';
import { html } from '../../auth/pages/html';
import { guestText as messages } from './guest.messages';
import { RSVP_LINK_PATH } from './paths';

/** What is between a `#` and the end, also where a mail program has put the link into one of its own. */
const TOKEN = /(?:#|%23|^)([\w-]{1,64}\.[\w-]{1,100})/i;
const MAX_LENGTH = 4000;

/** The token of a link that somebody pasted, or the token alone; empty where there is none. */
export const tokenIn = (pasted: unknown): string =>
  (typeof pasted === 'string' && TOKEN.exec(pasted.slice(0, MAX_LENGTH).trim())?.[1]) || '';

/** Takes the link of a mail: browsers do not send its fragment, and as a form field it gets into no log. */
export const linkForm = (problem: string | null = null) =>
  html`<form method="post" action="${RSVP_LINK_PATH}" novalidate>
    <div class="field">
      <label class="field__label" for="link">${messages.linkOfMail}</label>
      <input
        class="input"
        id="link"
        name="link"
        type="url"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        required
        ${problem ? html`aria-invalid="true" aria-describedby="link-error" autofocus` : null}
      />
      ${problem ? html`<p class="field__error" id="link-error">${translateSentence(problem)}</p>` : null}
    </div>
    <button type="submit" class="button button--block">${messages.open}</button>
  </form>`;
