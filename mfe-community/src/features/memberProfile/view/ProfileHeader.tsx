import { ArchPortrait, Card, Hint, Lead, LinkButton, PencilIcon } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';
import { memberProfileText } from '../memberProfile.messages';
import type { Member, ShownProfile } from '../memberProfile.api';
import { useOwner } from '../owner';
import { anchorOf, editPath } from '../profileAddress';
import { LazyEditor, useFocusAfterEditing } from './LazyEditor';
import { ProfileFacts } from './ProfileFacts';

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
          <ProfileFacts profile={profile} contact={contact} />
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

    /* A button without an edge: its words stand at the margin. */
    & > :only-child {
      margin-left: calc(-1 * ${token.space[12]});
    }
  }

  @media print {
    display: none;
  }
`;

const Edit = styled.div`
  padding-block: ${token.space[24]} ${token.space[32]};
  border-top: 1px solid ${token.color.line};
`;
