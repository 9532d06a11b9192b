import { COACH_LIMITS } from '@athenaeum/coaching-contract';
import {
  ArrowUpRightIcon,
  DownloadIcon,
  FileTextIcon,
  LinkIcon,
  Section,
  truncate,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { CoachResourceFragment } from './__generated__/coach';
import { coachProfileText } from './coachProfile.messages';

/** The coach's resources: links to other sites, and files to download. */
export function CoachResources({ resources }: { resources: readonly CoachResourceFragment[] }) {
  const known = resources.flatMap((resource) => {
    const href = addressOf(resource);
    return href ? [{ ...resource, href }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Section title={coachProfileText.resources}>
      <Rows>
        {known.map(({ title, description, type, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer" title={title}>
              {type === 'ASSET' ? <FileTextIcon size={20} /> : <LinkIcon size={20} />}
              <span>
                <strong>{truncate(title, COACH_LIMITS.resourceTitle)}</strong>
                <small>
                  {truncate(description ?? coachProfileText.newTab, COACH_LIMITS.resourceDescription)}
                </small>
              </span>
              {type === 'ASSET' ? <DownloadIcon size={20} /> : <ArrowUpRightIcon size={20} />}
            </a>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** Only web addresses and paths of this site, never `javascript:`. */
function addressOf({ type, link, asset }: CoachResourceFragment): string | null {
  const address = type === 'ASSET' ? asset : link;
  return address && /^(https?:\/\/|\/(?!\/))/.test(address) ? address : null;
}

const Rows = styled.ul`
  border-top: 1px solid ${token.color.control};

  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token.space[16]};
    align-items: center;
    padding-block: ${token.space[16]};
    border-bottom: 1px solid ${token.color.line};
    color: ${token.color.ink};
    text-decoration: none;

    &:hover strong {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  }

  & strong {
    display: block;
    font-weight: ${token.weight.strong};
  }

  & small {
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }
`;
