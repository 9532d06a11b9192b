import styled from 'styled-components';
import { media, token } from '../../theme';
import { truncate } from '../../format/text';
import { tagsText } from './tags.messages';

export type Tag = { label: string; href?: string };

export type TagsProps = {
  tags: Tag[];
  /** Shown before "+N"; the specification's default is 2. */
  limit?: number;
  /** Makes "+N" a button: show the rest, by a higher limit. */
  onMore?: () => void;
};

const MAX_TAG_LENGTH = 30;

/** Facts about a thing. Past the limit "+N" counts the rest, and names them to screen readers. */
export function Tags({ tags, limit = 2, onMore }: TagsProps) {
  const rest = tags.slice(limit);
  const names = rest.map(({ label }) => label).join(', ');
  return (
    <List>
      {tags.slice(0, limit).map(({ label, href }) => (
        <li key={label}>
          <Pill
            as={href ? 'a' : 'span'}
            href={href}
            title={label.length > MAX_TAG_LENGTH ? label : undefined}
          >
            {truncate(label, MAX_TAG_LENGTH)}
          </Pill>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          {onMore ? (
            <Pill
              as="button"
              type="button"
              title={names}
              aria-label={tagsText.more({ number: rest.length, names })}
              onClick={onMore}
            >
              +{rest.length}
            </Pill>
          ) : (
            <Pill as="span" title={names}>
              +{rest.length}
            </Pill>
          )}
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
`;

const Pill = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  padding: 2px ${token.space[12]};
  border-radius: ${token.radius.pill};
  background: ${token.color.sunken};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  line-height: 1.3;
  text-decoration: none;

  &:is([href], button) {
    min-height: 32px;
    cursor: pointer;

    &:hover {
      background: ${token.color.tint};
      color: ${token.color.accent};
    }

    ${media.under(768)} {
      min-height: 44px;
      padding-inline: ${token.space[16]};
    }

    ${media.coarse} {
      min-height: 44px;
      padding-inline: ${token.space[16]};
    }
  }
`;
