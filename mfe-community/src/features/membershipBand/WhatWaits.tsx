import {
  BookmarkIcon,
  Building2Icon,
  CalendarIcon,
  HourglassIcon,
  Meta,
  PlayIcon,
  UserCheckIcon,
  UserIcon,
  UsersIcon,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useContentWhatOpensQuery, useContentWhatWasKeptQuery } from './whatWaits.api';
import { whatWaitsText } from './whatWaits.messages';

/** What an earlier year left behind. Counts appear where they could be had and are not zero. */
export function KeptForYou() {
  const { data } = useContentWhatWasKeptQuery({});
  return (
    <Waiting title={whatWaitsText.kept}>
      <Row icon={<BookmarkIcon />} what={whatWaitsText.saved} count={data?.saved?.count} />
      <Row icon={<PlayIcon />} what={whatWaitsText.begun} count={data?.begun?.count} />
      <Row icon={<UserCheckIcon />} what={whatWaitsText.connections} />
      <Row icon={<HourglassIcon />} what={whatWaitsText.coaching} />
      <Row icon={<UserIcon />} what={whatWaitsText.profile} note={whatWaitsText.profileHidden} />
    </Waiting>
  );
}

/** What a first year opens, with counts as above. */
export function OpensToYou() {
  const { data } = useContentWhatOpensQuery({});
  return (
    <Waiting title={whatWaitsText.opens}>
      <Row icon={<CalendarIcon />} what={whatWaitsText.salons} count={data?.upcoming?.count} />
      <Row icon={<PlayIcon />} what={whatWaitsText.recordings} count={data?.recorded?.count} />
      <Row icon={<HourglassIcon />} what={whatWaitsText.coaches} />
      <Row icon={<UsersIcon />} what={whatWaitsText.members} />
      <Row icon={<Building2Icon />} what={whatWaitsText.seats} />
    </Waiting>
  );
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <List>{children}</List>
    </section>
  );
}

interface RowProps {
  icon: ReactNode;
  what: string;
  note?: string;
  count?: number | null | undefined;
}

const Row = ({ icon, what, note, count }: RowProps) => (
  <li>
    {icon}
    <span>
      {what}
      {note && <Meta>{note}</Meta>}
    </span>
    {count ? <Count>{count}</Count> : null}
  </li>
);

const List = styled.ul`
  margin-top: ${token.space[12]};
  padding: 0;
  border-top: 1px solid ${token.color.control};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: ${token.space[4]} ${token.space[16]};
    align-items: center;
    min-height: 52px;
    padding-block: ${token.space[8]};
    border-bottom: 1px solid ${token.color.line};
  }

  & svg {
    width: 20px;
    height: 20px;
    color: ${token.color.ink3};
  }
`;

const Count = styled.strong`
  font: ${token.weight.serif} ${token.text[24]} / 1 ${token.font.serif};
  font-variant-numeric: lining-nums;
`;
