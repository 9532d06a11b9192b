import { AppLink } from '@athenaeum/shell-contract';
import { Avatar, FileTextIcon, MailIcon, Trash2Icon } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { KeyboardEventHandler } from 'react';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { ageOf, type Case } from './cases';

interface CaseRowProps {
  request: Case;
  now: number;
  isOpen: boolean;
  href: string;
  onKeyDown: KeyboardEventHandler<HTMLAnchorElement>;
}

const ICONS = { address: MailIcon, deletion: Trash2Icon, refund: FileTextIcon } as const;

export function CaseRow({ request, now, isOpen, href, onKeyDown }: CaseRowProps) {
  const { kind, what, who, need, since, due } = request;
  const Icon = ICONS[kind];
  const name = who?.name ?? commonText.formerMember;
  return (
    <Line to={href} aria-current={isOpen ? 'true' : undefined} onKeyDown={onKeyDown}>
      <Icon size={20} />
      <Avatar name={name} picture={who?.avatar ?? null} size={36} />
      <span>
        <strong>{what}</strong>
        <small>
          {name} · {need}
        </small>
      </span>
      <Age>
        {ageOf(since, now)}
        {due && <small>{due}</small>}
      </Age>
    </Line>
  );
}

const Line = styled(AppLink)`
  display: grid;
  grid-template-columns: 24px 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
  min-height: 84px;
  padding: ${token.space[12]} ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};
  color: ${token.color.ink};
  font-size: ${token.text[14]};
  text-decoration: none;

  &:hover {
    background: ${token.color.card};
  }

  &[aria-current] {
    background: ${token.color.tint};
    box-shadow: inset 3px 0 0 ${token.color.accent};
  }

  & > svg {
    color: ${token.color.ink3};
  }

  &:hover strong {
    color: ${token.color.accent};
  }

  & strong {
    display: block;
    font-size: ${token.text[16]};
    font-weight: ${token.weight.strong};
  }

  & small {
    display: block;
    color: ${token.color.ink2};
    font-size: ${token.text[14]};
    overflow-wrap: anywhere;
  }

  ${media.under(800)} {
    grid-template-columns: 36px minmax(0, 1fr) auto;

    & > svg {
      display: none;
    }
  }
`;

const Age = styled.span`
  color: ${token.color.ink2};
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;

  & > small {
    color: ${token.color.ink3};
  }
`;
