import { memo } from 'react';
import styled from 'styled-components';
import {
  ArrowUpRightIcon,
  Avatar,
  BookmarkIcon,
  CalendarPlusIcon,
  CheckIcon,
  Cover,
  PlusIcon,
  StatusBadge,
  UserPlusIcon,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { PaletteItem } from '@athenaeum/shell-contract';
import { Key } from './Key';
import { marked } from './matching';

interface Choosable {
  id: string;
  isActive: boolean;
  onChoose: () => void;
}

export function Option({
  item: { title, detail, note, isGood, icon, picture },
  term,
  id,
  isActive,
  onChoose,
}: Choosable & { item: PaletteItem; term: string }) {
  return (
    <Row id={id} role="option" aria-selected={isActive} onMouseDown={keepFocus} onClick={onChoose}>
      <Picture picture={picture} icon={icon} />
      <Words>
        <Name>
          <Marked text={title} term={term} />
        </Name>
        {detail && (
          <Detail>
            <Marked text={detail} term={term} />
          </Detail>
        )}
      </Words>
      {note &&
        (isGood ? (
          <StatusBadge tone="verdigris" icon={<CheckIcon />}>
            {note}
          </StatusBadge>
        ) : (
          <Note>{note}</Note>
        ))}
      {!note && isActive && <Key aria-hidden="true">↵</Key>}
    </Row>
  );
}

const Marked = ({ text, term }: { text: string; term: string }) =>
  marked(text, term).map((part, at) => (part.isMarked ? <b key={at}>{part.text}</b> : part.text));

export const RecentOption = ({ title, id, isActive, onChoose }: Choosable & { title: string }) => (
  <Tag id={id} role="option" aria-selected={isActive} onMouseDown={keepFocus} onClick={onChoose}>
    {title}
  </Tag>
);

/** The field keeps the focus. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault();

const ICONS = {
  book: CalendarPlusIcon,
  connect: UserPlusIcon,
  create: PlusIcon,
  reserve: CheckIcon,
  save: BookmarkIcon,
};

/** Drawing art takes longer than the rest of a row, and does not change with the term. */
const Picture = memo(function Picture({ picture, icon }: Pick<PaletteItem, 'picture' | 'icon'>) {
  const Icon = icon ? ICONS[icon] : ArrowUpRightIcon;
  if (!picture)
    return (
      <Frame>
        <Door>
          <Icon size={20} />
        </Door>
      </Frame>
    );
  const { kind, name, src = null } = picture;
  return (
    <Frame>
      {kind === 'portrait' ? (
        <Avatar name={name} picture={src} size={44} />
      ) : (
        <Art
          slug={name}
          thumbnail={src}
          ratio={kind === 'square' ? '1:1' : '16:9'}
          $isSquare={kind === 'square'}
        />
      )}
    </Frame>
  );
});

const Row = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: ${token.space[16]};
  align-items: center;
  min-height: 52px;
  padding: ${token.space[4]} ${token.space[16]};
  border-radius: ${token.radius[8]};
  line-height: 1.35;
  cursor: pointer;

  &:hover {
    background: ${token.color.sunken};
  }

  &[aria-selected='true'] {
    background: ${token.color.tint};
  }

  ${media.upTo(600)} {
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: ${token.space[12]};
    min-height: 60px;
    padding-inline: ${token.space[8]};

    & > kbd {
      display: none;
    }
  }
`;

const Frame = styled.span`
  display: grid;
  justify-items: center;
`;

const Door = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 22px 22px 6px 6px;
  background: ${token.color.sunken};
  color: ${token.color.accent};

  ${Row}[aria-selected='true'] & {
    background: ${token.color.accent};
    color: ${token.color.onAccent};
  }
`;

const Art = styled(Cover)<{ $isSquare: boolean }>`
  width: ${({ $isSquare }) => ($isSquare ? '44px' : '100%')};
  border-radius: ${token.radius[8]};
`;

const Words = styled.span`
  display: grid;
  min-width: 0;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Name = styled.span`
  font: ${token.weight.serif} ${token.text[20]} / 1.3 ${token.font.serif};

  & > b {
    font-weight: inherit;
    text-decoration: underline;
    text-decoration-color: ${token.color.waitlistLine};
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }

  ${Row}[aria-selected='true'] & {
    color: ${token.color.accent};
  }
`;

const Detail = styled.span`
  font-size: ${token.text[14]};
  color: ${token.color.ink2};

  & > b {
    font-weight: ${token.weight.strong};
  }
`;

const Note = styled.span`
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
  white-space: nowrap;
`;

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding: ${token.space[4]} ${token.space[12]};
  border-radius: 999px;
  background: ${token.color.sunken};
  font-size: ${token.text[14]};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }

  ${media.upTo(600)} {
    min-height: 44px;
  }
`;
