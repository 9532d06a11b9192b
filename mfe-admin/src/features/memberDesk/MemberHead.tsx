import {
  ArchPortrait,
  CheckIcon,
  ClockIcon,
  EyeIcon,
  EyeOffIcon,
  LinkButton,
  MailIcon,
  Row,
  StatusBadge,
  TextLink,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { RELATIONSHIP_TYPE_LABELS } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { day } from '../../components/day';
import type { MemberOfDesk } from './memberDesk.api';
import { deskText } from './memberDesk.messages';

interface MemberHeadProps {
  member: MemberOfDesk;
  /** Whether an email change is requested. */
  asksForAddress: boolean;
}

/** The head of a record: name, status badges, and links. */
export function MemberHead({ member, asksForAddress }: MemberHeadProps) {
  const { name, avatar, title, company, email, city, slug, relationship_type } = member;
  const facts = [[title, company].filter(Boolean).join(', '), email, city].filter(Boolean);
  return (
    <Head>
      <ArchPortrait name={name ?? ''} picture={avatar} size={96} />
      <div>
        <h1 tabIndex={-1}>{name}</h1>
        <Facts>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        <Row $gap={8}>
          <StatusBadge
            tone={relationship_type === 'Prospect' ? 'amber' : 'verdigris'}
            icon={relationship_type === 'Prospect' ? <ClockIcon /> : <CheckIcon />}
          >
            {LABELS.get(relationship_type ?? '') ?? relationship_type}
          </StatusBadge>
          {member.hide_from_directory && <StatusBadge icon={<EyeOffIcon />}>{deskText.hidden}</StatusBadge>}
          {asksForAddress && (
            <TextLink href="/admin/requests?kind=address">
              <StatusBadge tone="amber" icon={<ClockIcon />}>
                {deskText.emailChange}
              </StatusBadge>
            </TextLink>
          )}
          {member.deletion_due_at !== null && (
            <TextLink href="/admin/requests?kind=deletion">
              <StatusBadge tone="vermilion" icon={<ClockIcon />}>
                {deskText.leavesOn({ day: day(member.deletion_due_at) })}
              </StatusBadge>
            </TextLink>
          )}
        </Row>
      </div>
      <Row $gap={8}>
        {slug && (
          <LinkButton look="outlined" icon={<EyeIcon size={18} />} href={`/community/members/${slug}`}>
            {deskText.seeProfile}
          </LinkButton>
        )}
        {email && (
          <LinkButton look="outlined" icon={<MailIcon size={18} />} href={`mailto:${email}`}>
            {deskText.writeMail}
          </LinkButton>
        )}
      </Row>
    </Head>
  );
}

const LABELS = new Map<string, string>(Object.entries(RELATIONSHIP_TYPE_LABELS));

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[24]};
  margin-bottom: ${token.space[24]};

  & h1:focus {
    outline: none;
  }

  & > :last-child a {
    padding-inline: ${token.space[16]};
    font-size: ${token.text[14]};
  }

  ${media.under(800)} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: ${token.space[16]};

    & > :first-child {
      /* The portrait’s own width is inline. */
      --avatar: 72px !important;
    }

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  margin: ${token.space[4]} 0 ${token.space[8]};
  padding: 0;
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  list-style: none;
  overflow-wrap: anywhere;
`;
