import { googleCalendarLink } from '@athenaeum/common/calendar';
import { usePlatform } from '@athenaeum/shell-contract';
import {
  ArrowUpRightIcon,
  CalendarIcon,
  CalendarPlusIcon,
  LinkIcon,
  MailIcon,
  ShareIcon,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { calendarLinksText } from '../../components/calendarLinks.messages';
import { whereOf } from '../../components/eventWords';
import { NeedsScript } from '../../components/WithoutScript';
import { eventActionsText } from './eventActions.messages';
import type { PublicEventDetail } from './eventDetail.api';

interface EventActionsProps {
  event: PublicEventDetail;
  /** False once it is over or does not take place. */
  isToCome: boolean;
}

/** Adding the event to a calendar and telling others of it. Browsers open both without a script. */
export function EventActions({ event, isToCome }: EventActionsProps) {
  return (
    <Actions>
      {isToCome && <AddToCalendar event={event} />}
      <Share event={event} />
    </Actions>
  );
}

const urlOf = ({ slug }: PublicEventDetail) => new URL(`/upcoming-events/${slug}`, location.origin).href;

function AddToCalendar({ event }: { event: PublicEventDetail }) {
  const { apiBase } = usePlatform();
  const { title, date: start, event_duration: minutes, timezone } = event;
  const place = event.link ?? whereOf(event);
  return (
    <Disclosed label={calendarLinksText.title} icon={<CalendarPlusIcon />}>
      <li>
        <Entry
          href={googleCalendarLink({ title, start, minutes, timezone, place, page: urlOf(event) })}
          target="_blank"
          rel="noopener noreferrer"
        >
          <CalendarIcon size={20} />
          {calendarLinksText.google}
        </Entry>
      </li>
      <li>
        <Entry href={`${apiBase}/calendar/salons/${encodeURIComponent(event.slug)}.ics`}>
          <CalendarPlusIcon size={20} />
          {calendarLinksText.other}
        </Entry>
      </li>
    </Disclosed>
  );
}

function Share({ event }: { event: PublicEventDetail }) {
  const page = urlOf(event);
  const mail = new URLSearchParams({ subject: event.title, body: page }).toString().replaceAll('+', '%20');
  return (
    <Disclosed label={eventActionsText.share} icon={<ShareIcon />}>
      <NeedsScript as="li">
        <CopyLink address={page} />
      </NeedsScript>
      <li>
        <Entry href={`mailto:?${mail}`}>
          <MailIcon size={20} />
          {eventActionsText.byMail}
        </Entry>
      </li>
      <li>
        <Entry
          href={`https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: page }).toString()}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ArrowUpRightIcon size={20} />
          {eventActionsText.onLinkedIn}
        </Entry>
      </li>
    </Disclosed>
  );
}

function CopyLink({ address }: { address: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      <Entry as="button" type="button" onClick={() => void copy()}>
        <LinkIcon size={20} />
        {eventActionsText.copy}
      </Entry>
      <Outcome role="status">
        {outcome === 'copied' && eventActionsText.copied}
        {outcome === 'failed' && eventActionsText.notCopied({ address })}
      </Outcome>
    </>
  );
}

interface DisclosedProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

function Disclosed({ label, icon, children }: DisclosedProps) {
  return (
    <Details name="event-actions">
      <summary>
        {icon}
        {label}
      </summary>
      <ul aria-label={label}>{children}</ul>
    </Details>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${token.space[12]};
`;

const Details = styled.details`
  &[open] {
    flex: 1 0 100%;
  }

  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
    min-height: 44px;
    color: ${token.color.accent};
    font-weight: ${token.weight.strong};
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }

  & > ul {
    margin-block: ${token.space[8]};
    padding: ${token.space[8]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius[8]};
    list-style: none;
  }
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  width: 100%;
  min-height: 44px;
  padding: ${token.space[4]} ${token.space[12]};
  border-radius: ${token.radius[8]};
  color: ${token.color.ink};
  line-height: 1.35;
  text-align: start;
  text-decoration: none;

  &:hover,
  &:focus-visible {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Outcome = styled.p`
  padding-inline: ${token.space[12]};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;
