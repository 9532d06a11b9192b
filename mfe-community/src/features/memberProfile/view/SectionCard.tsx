import { Card, Meta, PencilIcon, PlusIcon, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { memberProfileText } from '../memberProfile.messages';
import { useOwner } from '../owner';
import { anchorOf, editPath, type EditPart } from '../profileAddress';
import { LazyEditor, useFocusAfterEditing } from './LazyEditor';

interface SectionCardProps {
  part: EditPart;
  title: string;
  /** At the end of the title's line: who sees it. */
  tools?: ReactNode;
  isEmpty: boolean;
  /** What the owner sees while the section is empty, and the link to fill it in. */
  empty?: string;
  add: string;
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** One section of a profile as a card; the owner edits it in place. */
export function SectionCard({
  part,
  title,
  tools,
  isEmpty,
  empty = memberProfileText.nothingYet,
  add,
  headingLevel = 2,
  children,
}: SectionCardProps) {
  const owner = useOwner();
  const id = anchorOf(part);
  const isEditing = owner?.editing === part;
  const link = useFocusAfterEditing(isEditing);
  const Heading = `h${headingLevel}` as const;
  const href = owner ? editPath(owner.path, part) : '';
  return (
    <Paper as="section" id={id} aria-labelledby={`${id}-title`} $editing={isEditing}>
      <Head>
        <Heading id={`${id}-title`}>{title}</Heading>
        <Tools>
          {tools}
          {owner && !isEditing && !isEmpty && (
            <EditLink ref={link} href={href} aria-label={memberProfileText.edit({ section: title })}>
              <PencilIcon size={18} />
            </EditLink>
          )}
        </Tools>
      </Head>
      {isEditing ? (
        <LazyEditor />
      ) : isEmpty && owner ? (
        <>
          <Meta>{empty}</Meta>
          <AddLink ref={link} look="more" href={href}>
            <PlusIcon size={18} />
            {add}
          </AddLink>
        </>
      ) : (
        children
      )}
    </Paper>
  );
}

const Paper = styled(Card)<{ $editing: boolean }>`
  padding: ${token.space[24]} ${token.space[32]} ${token.space[32]};
  scroll-margin-top: calc(${token.topbar} + ${token.space[24]});
  ${({ $editing }) => $editing && `border-color: ${token.color.accent};`}

  ${media.under(600)} {
    padding: ${token.space[16]};
  }

  @media print {
    break-inside: avoid;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  margin-bottom: ${token.space[12]};

  & > :first-child {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  min-height: 44px;

  &:has(> a:last-child) {
    margin-right: -12px;
  }

  &:empty {
    display: none;
  }

  ${media.under(600)} {
    &:has(> :nth-child(2)) {
      flex: 1 0 100%;
      justify-content: space-between;
    }
  }
`;

const EditLink = styled.a`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${token.radius.pill};
  color: ${token.color.ink};

  &:hover {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }

  @media print {
    display: none;
  }
`;

const AddLink = styled(TextLink)`
  @media print {
    display: none;
  }
`;
