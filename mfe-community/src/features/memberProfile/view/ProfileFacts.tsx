import { Hint, LinkIcon, MailIcon, MapPinIcon } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';
import { memberProfileText } from '../memberProfile.messages';
import type { Member, ShownProfile } from '../memberProfile.api';
import { useOwner } from '../owner';

interface ProfileFactsProps {
  profile: ShownProfile;
  /** Only where the viewer may see them. */
  contact?: Pick<Member, 'email' | 'phone'>;
}

/** Where the member is and how the viewer may reach the member. */
export function ProfileFacts({ profile, contact }: ProfileFactsProps) {
  const owner = useOwner();
  const linkedin = webAddress(profile.linkedin_url);
  return (
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
            {contact.email}
            {contact.phone && (
              <>
                {' · '}
                <Whole>{contact.phone}</Whole>
              </>
            )}{' '}
            <Hint as="span">{owner ? memberProfileText.onlyYou : memberProfileText.onlyMemberAndAdmins}</Hint>
          </span>
        </li>
      )}
    </Facts>
  );
}

const locationOf = ({ nearest_regional_hub, city }: ShownProfile): string =>
  [nearest_regional_hub && memberProfileText.hub({ hub: choiceLabel(nearest_regional_hub) }), city]
    .filter(Boolean)
    .join(' · ');

/** Only an address of the web becomes a link. */
const webAddress = (given: string | null) => (given && /^https?:\/\//i.test(given) ? given : null);

/** A number is not broken between lines. */
const Whole = styled.span`
  white-space: nowrap;
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
