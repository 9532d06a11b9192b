import { CONTENT_MESSAGES, GUEST_LIMITS } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import { notice } from '../../auth/pages/fields';
import { type Html, html } from '../../auth/pages/html';
import { layout, titleOf } from '../../auth/pages/layout';
import { pageText } from '../../auth/pages/page.messages';
import { LOGIN_PATH, SIGN_UP_PATH } from '../../auth/paths';
import { eventFacts, eventPath } from './eventFacts';
import { guestText as text } from './guest.messages';
import { linkForm } from './linkForm';
import type { GuestEvent } from './guestEvent';
import { inviteCodeField, rsvpFields } from './rsvpFields';
import { firstWrong, type Problems, type Typed } from './rsvpForm';

const STYLES = ['rsvp.css'];

export interface FormPage {
  /** The origin of the members' portal. */
  portal: string;
  event: GuestEvent;
  countries: readonly string[];
  typed?: Typed;
  problems?: Problems;
  /** Said above the form. */
  problem?: string | null;
}

/** Where a visitor without JavaScript asks for a seat. */
export function formPage({ portal, event, countries, typed = {}, problems = {}, problem = null }: FormPage) {
  const focus = firstWrong(problems);
  const given = { typed, problems, focus };
  const isWrong = Boolean(focus) || Boolean(problem);
  const said = problem ?? (focus ? text.checkFields : null);
  const content = html`<div class="content">
    <h1>${text.rsvp}</h1>
    <p class="lead">${event.title}</p>
    ${eventFacts(event)}
    ${event.is_closed ? html`<p>${translateSentence(CONTENT_MESSAGES.atCapacity)}</p>` : null}
    <form method="post" novalidate>
      ${said ? notice(said) : null} ${event.invite_type === 'INVITE_ONLY' ? inviteCodeField(given) : null}
      ${rsvpFields(given, countries)}
      <button type="submit" class="button button--block">
        ${event.is_closed ? text.joinWaitlist : text.rsvp}
      </button>
    </form>
    ${back(event.slug)}
  </div>`;
  return page(titleOf(text.rsvp, isWrong), content, portal);
}

/** The same for every address: the actual result goes by mail to the owner of the address. */
export function askedPage(portal: string, event: GuestEvent, email: string, isFull: boolean): string {
  const content = html`<div class="content">
    <h1>${text.written({ email })}</h1>
    <p class="lead">${isFull ? text.waitByMail : text.seatByMail({ minutes: GUEST_LIMITS.heldMinutes })}</p>
    <p>${text.nothingThere({ count: GUEST_LIMITS.mailsAnHour })}</p>
    <div class="apart">
      <h2>${text.withoutScript}</h2>
      <p>${text.pasteLink}</p>
      ${linkForm()}
    </div>
    ${back(event.slug)}
  </div>`;
  return page(text.rsvp, content, portal);
}

/** An event that takes no RSVP of a visitor, and why. */
export function closedPage(portal: string, event: GuestEvent, why: string, needsAccount: boolean): string {
  const signIn = `${portal}${LOGIN_PATH}?returnTo=${encodeURIComponent(eventPath(event.slug))}`;
  const content = html`<div class="content">
    <h1>${event.title}</h1>
    <p class="lead">${translateSentence(why)}</p>
    ${
      needsAccount
        ? html`<p>${text.membersNeedScript}</p>
            <div class="way"><a class="button button--block" href="${signIn}">${pageText.signIn}</a></div>
            <div class="way">
              <a class="button button--block button--outlined" href="${portal}${SIGN_UP_PATH}"
                >${text.becomeMember}</a
              >
            </div>`
        : null
    }
    ${back(event.slug)}
  </div>`;
  return page(text.rsvp, content, portal);
}

export const missingEventPage = (portal: string): string =>
  page(
    text.notFoundTitle,
    html`<div class="content">
      <h1>${text.notFound}</h1>
      <p class="lead">${text.notFoundWhy}</p>
      <a class="button" href="/upcoming-events">${text.upcoming}</a>
    </div>`,
    portal,
  );

/** When something that an RSVP needs is not there. */
export const awayPage = (portal: string) => (): string =>
  page(
    text.awayTitle,
    html`<div class="content">
      <h1>${text.oneMoment}</h1>
      <p class="lead">${text.away}</p>
      <a class="button" href="/upcoming-events">${text.upcoming}</a>
    </div>`,
    portal,
  );

const back = (slug: string) =>
  html`<p class="aside"><a href="${eventPath(slug)}">${text.backToEvent}</a></p>`;

const page = (title: string, content: Html, portal: string) =>
  layout(title, content, { styles: STYLES, portal });
