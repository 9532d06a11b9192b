import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { ArrowUpRightIcon, LinkIcon, truncate } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled, { css } from 'styled-components';
import type { ListedResourceFragment } from './__generated__/resources';
import { resourceText } from './resource.messages';

type LinkedResource = Pick<ListedResourceFragment, 'title' | 'description'>;

interface ResourceLinkProps {
  resource: LinkedResource;
  href: string;
  onOpen?: () => void;
}

/** A resource on another site. */
export function ResourceLink({ resource, href, onOpen }: ResourceLinkProps) {
  return (
    <Line href={href} target="_blank" rel="noreferrer" onClick={onOpen}>
      <LinkIcon />
      <ResourceWords resource={resource} otherwise={resourceText.link} />
      <ArrowUpRightIcon />
    </Line>
  );
}

/** Title and description, shortened, with the full text as a tooltip. */
export function ResourceWords({ resource, otherwise }: { resource: LinkedResource; otherwise: string }) {
  const { title, description } = resource;
  const short = truncate(title, LIBRARY_LIMITS.resourceTitle);
  return (
    <span title={short === title ? undefined : title}>
      <strong>{short}</strong>
      <small>{description ? truncate(description, LIBRARY_LIMITS.resourceDescription) : otherwise}</small>
    </span>
  );
}

export const ResourceRows = styled.ul`
  border-top: 1px solid ${token.color.line};
`;

/** A row of `ResourceRows`, as a link or a button. */
export const resourceLine = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[16]};
  width: 100%;
  padding: ${token.space[16]} 0;
  border-bottom: 1px solid ${token.color.line};
  color: ${token.color.ink};
  text-align: left;
  text-decoration: none;

  & > svg {
    width: 20px;
    height: 20px;
    color: ${token.color.ink2};
  }

  & strong {
    display: block;
    font-weight: ${token.weight.strong};
  }

  & small {
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }

  &:hover strong {
    color: ${token.color.accent};
    text-decoration: underline;
  }
`;

const Line = styled.a`
  ${resourceLine}
`;
