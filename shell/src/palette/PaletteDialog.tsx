import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { Button, SearchIcon, useDialog, VisuallyHidden } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { PaletteItem, SessionUser } from '@athenaeum/shell-contract';
import { useShell } from '../app/ShellContext';
import { brand } from '../layout/brand';
import { Key } from './Key';
import { Option, RecentOption } from './Option';
import { paletteText } from './palette.messages';
import { type Recent, recentOf, remember } from './recent';
import { useFindings } from './useFindings';

interface PaletteDialogProps {
  user: SessionUser;
  /** What was typed before it was open. */
  text: string;
  /** The address of the search's results; undefined where no area offers search. */
  resultsOf: ((term: string) => string) | undefined;
  onClose: () => void;
}

const MAX_LENGTH = 100;

/** One line that leads anywhere: a combobox whose list has what the areas find, pages, and what was opened last. */
export function PaletteDialog({ user, text, resultsOf, onClose }: PaletteDialogProps) {
  const { platform } = useShell();
  const modal = useDialog({ open: true, onClose });
  const [typed, setTyped] = useState(text);
  const [active, setActive] = useState(0);
  const [recent] = useState(() => recentOf(user.id));
  const list = useId();
  const term = typed.trim();
  const { groups, total, isSearching } = useFindings(term);
  const found = groups.flatMap(({ items }) => items);
  // What was opened last comes first until something is looked for.
  const options: (Recent & Pick<PaletteItem, 'act'>)[] = term ? [...found, ...recent] : [...recent, ...found];
  const [foundFrom, recentFrom] = term ? [0, found.length] : [recent.length, 0];
  const at = Math.min(active, options.length - 1);
  const idOf = (index: number) => `${list}-${index}`;

  useEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);

  const choose = (chosen: (typeof options)[number] | undefined) => {
    if (!chosen) return;
    onClose();
    if (chosen.act) return chosen.act();
    remember(user.id, chosen);
    platform.navigate(chosen.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) setActive((at + step + options.length) % options.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(options[at]);
    else return;
    event.preventDefault();
  };
  const option = (index: number) => ({
    id: idOf(index),
    isActive: index === at,
    onChoose: () => choose(options[index]),
  });

  const recentRow = recent.length > 0 && (
    <RecentRow role="group" aria-label={paletteText.recent} $isAfter={Boolean(term) && found.length > 0}>
      <Heading role="presentation">{paletteText.recent}</Heading>
      {recent.map(({ to, title }, index) => (
        <RecentOption key={to} title={title} {...option(recentFrom + index)} />
      ))}
    </RecentRow>
  );

  return (
    <Frame {...modal} aria-label={paletteText.title({ brand })}>
      <Line>
        <SearchIcon size={22} />
        <input
          role="combobox"
          aria-label={paletteText.field}
          placeholder={paletteText.field}
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? idOf(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          enterKeyHint="go"
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Key aria-hidden="true">{paletteText.escape}</Key>
        <Close look="quiet" onClick={onClose}>
          {paletteText.close}
        </Close>
      </Line>
      <VisuallyHidden role="status">
        {isSearching ? paletteText.searching : paletteText.found({ count: found.length })}
      </VisuallyHidden>
      <List role="listbox" id={list} aria-label={paletteText.results}>
        {!term && recentRow}
        {groups.map(({ label, items }, index) => {
          const first = groups.slice(0, index).reduce((sum, group) => sum + group.items.length, 0);
          return (
            <div key={label} role="group" aria-label={label}>
              <Heading role="presentation">{label}</Heading>
              {items.map((item, offset) => (
                <Option
                  key={`${item.to} ${item.title}`}
                  item={item}
                  term={term}
                  {...option(foundFrom + first + offset)}
                />
              ))}
            </div>
          );
        })}
        {term && recentRow}
      </List>
      {found.length === 0 && term && (
        <Nothing>{isSearching ? paletteText.searching : paletteText.nothing({ term })}</Nothing>
      )}
      <Foot>
        <span>
          <Key aria-hidden="true">↑</Key>
          <Key aria-hidden="true">↓</Key>
          {paletteText.move}
        </span>
        <span>
          <Key aria-hidden="true">↵</Key>
          {paletteText.open}
        </span>
        <span>
          <Key aria-hidden="true">/</Key>
          {paletteText.anywhere}
        </span>
        {resultsOf && term && (
          <a href={resultsOf(term)} onClick={onClose}>
            {total ? paletteText.allOf({ count: total }) : paletteText.allResults}
          </a>
        )}
      </Foot>
    </Frame>
  );
}

const Frame = styled.dialog`
  width: min(720px, calc(100% - 2 * ${token.gutter}));
  max-width: none;
  max-height: calc(100dvh - 96px);
  margin: 56px auto auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: ${token.color.scrim};
  }

  ${media.upTo(600)} {
    width: 100%;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
  }
`;

const Line = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 68px;
  padding: 0 ${token.space[12]} 0 ${token.space[24]};
  border-bottom: 1px solid ${token.color.line};

  & > svg {
    flex: none;
    color: ${token.color.ink3};
  }

  & > input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    border: 0;
    background: none;
    color: inherit;
    font: ${token.weight.serif} ${token.text[24]} / 1.2 ${token.font.serif};
    /* The line itself is what has the focus; nothing else in the dialog is typed into. */
    outline: none;
  }

  ${media.upTo(600)} {
    min-height: 64px;
    padding: 0 ${token.space[4]} 0 ${token.space[16]};

    & > kbd {
      display: none;
    }
  }
`;

const Close = styled(Button)`
  display: none;

  ${media.upTo(600)} {
    display: inline-flex;
  }
`;

const List = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${token.space[8]};

  &:empty {
    padding: 0;
  }
`;

const Heading = styled.p`
  padding: ${token.space[4]} ${token.space[16]};
  font-size: ${token.text[14]};
  line-height: 1.4;
  color: ${token.color.ink3};

  ${media.upTo(600)} {
    padding-inline: ${token.space[8]};
  }
`;

const RecentRow = styled.div<{ $isAfter: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  padding: ${token.space[8]} 0;
  ${({ $isAfter }) => $isAfter && `margin-top: ${token.space[4]}; border-top: 1px solid ${token.color.line};`}
`;

const Nothing = styled.p`
  padding: ${token.space[8]} ${token.space[24]} ${token.space[24]};
  color: ${token.color.ink2};
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[24]};
  min-height: 48px;
  padding: ${token.space[8]} ${token.space[24]};
  border-top: 1px solid ${token.color.line};
  font-size: ${token.text[14]};
  color: ${token.color.ink2};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    margin-left: auto;
  }

  ${media.upTo(600)} {
    & > span {
      display: none;
    }

    &:not(:has(a)) {
      display: none;
    }
  }
`;
