import {
  ArchPortrait,
  Card,
  Hint,
  Lead,
  LinkButton,
  LinkIcon,
  MailIcon,
  MapPinIcon,
  PencilIcon,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';
import { memberProfileText } from '../memberProfile.messages';
import type { Member, ShownProfile } from '../memberProfile.api';
import { useOwner } from '../owner';
import { anchorOf, editPath } from '../profileAddress';
import { LazyEditor, useFocusAfterEditing } from './LazyEditor';

interface ProfileHeaderProps {
  profile: ShownProfile;
  /** Only where the viewer may see them. */
  contact?: Pick<Member, 'email' | 'phone'>;
  actions?: ReactNode;
  /** A row of tabs follows at its lower edge. */
  hasTabs: boolean;
}

/** The main card: portrait, name, work, contact. */
export function ProfileHeader({ profile, contact, actions, hasTabs }: ProfileHeaderProps) {
  const owner = useOwner();
  const isEditing = owner?.editing === 'header';
  const link = useFocusAfterEditing(isEditing);
  const work = [profile.title, profile.company].filter(Boolean).join(', ');
  const linkedin = webAddress(profile.linkedin_url);
  return (
    <Head as="header" id={anchorOf('header')} $hasTabs={hasTabs}>
      <Top>
        <Portrait name={profile.name ?? ''} picture={profile.avatar} size={160} />
        <Who>
          <Name>
            <h1 tabIndex={-1}>{profile.name}</h1>
            {profile.treatment && <Hint as="span">{choiceLabel(profile.treatment)}</Hint>}
          </Name>
          {work && <p>{work}</p>}
          {profile.leadership_summary && <Lead $italic>“{profile.leadership_summary}”</Lead>}
          <Facts>
            {locationOf(profile) && (
              <li>
                <MapPinIcon size={18} />
                {locationOf(profile)}
              </li>
            )}
            {linkedin && (
              <li>
                <LinkIcon size={18} />
                <a href={linkedin} target="_blank" rel="noreferrer">
                  {linkedin.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
                </a>
              </li>
            )}
            {contact?.email && (
              <li>
                <MailIcon size={18} />
                <span>
                  {[contact.email, contact.phone].filter(Boolean).join(' · ')}{' '}
                  <Hint as="span">
                    {owner ? memberProfileText.onlyYou : memberProfileText.onlyMemberAndAdmins}
                  </Hint>
                </span>
              </li>
            )}
          </Facts>
        </Who>
        <Actions>
          {owner && !isEditing && (
            <LinkButton
              ref={link}
              look="outlined"
              href={editPath(owner.path, 'header')}
              icon={<PencilIcon size={18} />}
            >
              {memberProfileText.editHeader}
            </LinkButton>
          )}
          {actions}
        </Actions>
      </Top>
      {isEditing && (
        <Edit>
          <LazyEditor />
        </Edit>
      )}
    </Head>
  );
}

const locationOf = ({ nearest_regional_hub, city }: ShownProfile): string =>
  [nearest_regional_hub && memberProfileText.hub({ hub: choiceLabel(nearest_regional_hub) }), city]
    .filter(Boolean)
    .join(' · ');

/** Only an address of the web becomes a link. */
const webAddress = (given: string | null) => (given && /^https?:\/\//i.test(given) ? given : null);

const Head = styled(Card)<{ $hasTabs: boolean }>`
  ${({ $hasTabs }) => $hasTabs && `border-bottom: 0; border-radius: ${token.radius[12]} ${token.radius[12]} 0 0;`}
  padding: ${token.space[32]} ${token.space[32]} 0;
  scroll-margin-top: calc(${token.topbar} + ${token.space[24]});

  ${media.under(600)} {
    padding: ${token.space[16]} ${token.space[16]} 0;
  }
`;

const Portrait = styled(ArchPortrait)`
  ${media.under(600)} {
    /* Above the size that its picture is requested in. */
    --avatar: 112px !important;
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token.space[32]};
  padding-bottom: ${token.space[24]};

  ${media.under(900)} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[24]};
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
  }
`;

const Who = styled.div`
  display: grid;
  gap: ${token.space[8]};
  overflow-wrap: anywhere;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[12]};

  & h1:focus {
    outline: none;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[24]};
  max-width: 620px;
  margin-top: ${token.space[8]};
  color: ${token.color.ink2};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: ${token.space[8]};
  }

  & a {
    padding-block: 10px;
    margin-block: -10px;
  }

  & svg {
    align-self: start;
    margin-top: 3px;
    color: ${token.color.ink3};
  }

  ${media.under(600)} {
    flex-direction: column;
  }
`;

const Actions = styled.div`
  display: grid;
  justify-items: end;
  gap: ${token.space[4]};

  &:empty {
    display: none;
  }

  ${media.under(900)} {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-items: start;
  }
`;

const Edit = styled.div`
  padding-block: ${token.space[24]} ${token.space[32]};
  border-top: 1px solid ${token.color.line};
`;
