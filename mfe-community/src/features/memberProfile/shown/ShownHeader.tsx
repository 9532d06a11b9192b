import { ArchPortrait, Cover, Hint, Lead } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';
import type { Member, ShownProfile } from '../memberProfile.api';
import { ProfileFacts } from '../view/ProfileFacts';

interface ShownHeaderProps {
  profile: ShownProfile;
  /** Only where the viewer may see them. */
  contact?: Pick<Member, 'email' | 'phone'>;
  actions?: ReactNode;
}

/** A member in the middle arch of three, and who it is. */
export function ShownHeader({ profile, contact, actions }: ShownHeaderProps) {
  const work = [profile.title, profile.company].filter(Boolean).join(', ');
  const slug = profile.slug ?? profile.id;
  return (
    <Head>
      <Arches>
        <Side slug={`${slug}-before`} eager />
        <Portrait name={profile.name ?? ''} picture={profile.avatar} size={248} />
        <Side slug={`${slug}-after`} eager />
      </Arches>
      <Who>
        <Name>
          <h1 tabIndex={-1}>{profile.name}</h1>
          {profile.treatment && <Hint as="span">{choiceLabel(profile.treatment)}</Hint>}
        </Name>
        {work && <p>{work}</p>}
        {profile.leadership_summary && <Lead $italic>“{profile.leadership_summary}”</Lead>}
        <ProfileFacts profile={profile} contact={contact} />
        <Actions>{actions}</Actions>
      </Who>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: end;
  gap: ${token.space[64]};
  margin-top: ${token.space[8]};
  border-bottom: 1px solid ${token.color.control};

  ${media.under(1240)} {
    gap: ${token.space[32]};
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
    border-bottom: 0;
  }
`;

const Arches = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${token.space[12]};

  ${media.under(768)} {
    border-bottom: 1px solid ${token.color.control};
  }
`;

const Side = styled(Cover)`
  flex: none;
  width: 88px;
  height: 168px;
  aspect-ratio: auto;
  border-radius: ${token.radius.arch};

  &:last-child {
    height: 216px;
  }

  ${media.under(1240)} {
    display: none;
  }

  ${media.under(768)} {
    display: block;
    flex: 1;
    width: auto;
    height: 112px;

    &:last-child {
      height: 144px;
    }
  }
`;

const Portrait = styled(ArchPortrait)`
  height: 304px;

  ${media.under(768)} {
    /* Above the size that its picture is requested in. */
    --avatar: 168px !important;
    height: 208px;
  }
`;

const Who = styled.div`
  display: grid;
  gap: ${token.space[8]};
  padding-bottom: ${token.space[32]};
  overflow-wrap: anywhere;

  ${media.under(768)} {
    padding-bottom: 0;
  }
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
  margin-top: ${token.space[16]};

  &:empty {
    display: none;
  }

  /* What stands between the two is said below the buttons. */
  & [role='status'] {
    order: 1;
  }

  ${media.under(600)} {
    & > div,
    & > div > div {
      width: 100%;
    }

    & > div > div > button:first-child {
      flex: 1;
    }
  }
`;
