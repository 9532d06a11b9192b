import { ArrowUpRightIcon, LinkIcon, Section, truncate } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

interface CoachResourcesProps {
  resources: readonly { title: string; description: string | null; type: string; link: string | null }[];
}

const TITLE_LENGTH = 40;
const DESCRIPTION_LENGTH = 60;

export function CoachResources({ resources }: CoachResourcesProps) {
  const links = resources.flatMap(({ link, ...rest }) =>
    link && /^(https?:\/\/|\/)/.test(link) ? [{ ...rest, link }] : [],
  );
  if (links.length === 0) return null;
  return (
    <Section title="Resources and thought leadership">
      <Rows>
        {links.map(({ title, description, link }) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noreferrer">
              <LinkIcon size={20} />
              <span>
                <strong>{truncate(title, TITLE_LENGTH)}</strong>
                <small>{truncate(description ?? 'Link, opens in a new tab', DESCRIPTION_LENGTH)}</small>
              </span>
              <ArrowUpRightIcon size={20} />
            </a>
          </li>
        ))}
      </Rows>
    </Section>
  );
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
