import { COACH_LIMITS } from '@athenaeum/coaching-contract';
import { ArrowUpRightIcon, DownloadIcon, FileTextIcon, LinkIcon, truncate } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { coachResourcesText } from './coachResources.messages';
import type { KnownResource } from './knownResources';

/** A coach's resources: links to other sites, and files to download. */
export const ResourceRows = ({ resources }: { resources: readonly KnownResource[] }) => (
  <Rows>
    {resources.map(({ title, description, type, href }) => (
      <li key={href}>
        <a href={href} target="_blank" rel="noreferrer" title={title}>
          {type === 'ASSET' ? <FileTextIcon size={20} /> : <LinkIcon size={20} />}
          <span>
            <strong>{truncate(title, COACH_LIMITS.resourceTitle)}</strong>
            <small>
              {truncate(description ?? coachResourcesText.newTab, COACH_LIMITS.resourceDescription)}
            </small>
          </span>
          {type === 'ASSET' ? <DownloadIcon size={20} /> : <ArrowUpRightIcon size={20} />}
        </a>
      </li>
    ))}
  </Rows>
);

const Rows = styled.ul`
  border-top: 1px solid ${token.color.line};

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
