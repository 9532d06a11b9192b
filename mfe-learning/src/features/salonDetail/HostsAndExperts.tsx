import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { ChevronDownIcon, Person, ReadMore, TextButton, truncate } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { useIsUnder } from '../../components/useIsUnder';
import { Part } from '../../components/Part';
import { speakerRole } from '../../components/speakerRole';
import type { SalonDetail } from './salonDetail.api';
import { salonDetailText } from './salonDetail.messages';

/** More people than this stand two in a row. */
const FEW = 2;

const { speakersShown, speakerName, speakerSubtitle, expertBio } = LIBRARY_LIMITS;

/** Hosts first, then experts, each with a biography; the rest behind Show More. */
export function HostsAndExperts({ relations }: { relations: NonNullable<SalonDetail['salon_relations']> }) {
  const [isOpen, setOpen] = useState(false);
  const room = useIsUnder(1070) ? 'narrow' : 'wide';
  const limit = speakersShown[room];
  const people = relations.flatMap(({ type, speaker }) => (speaker ? [{ ...speaker, type }] : []));
  if (people.length === 0) return null;
  return (
    <Part title={salonDetailText.people}>
      <List $pairs={people.length > FEW}>
        {people
          .slice(0, isOpen ? undefined : limit)
          .map(({ slug, name, title, thumbnail, description, type }) => (
            <li key={slug}>
              <Person
                name={name}
                href={`/speakers/${slug}`}
                picture={thumbnail}
                nameLength={speakerName[room]}
                role={
                  <span title={title && title.length > speakerSubtitle ? title : undefined}>
                    {[speakerRole(type), title && truncate(title, speakerSubtitle)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                }
              />
              {description && <ReadMore text={description} limit={expertBio} />}
            </li>
          ))}
      </List>
      {people.length > limit && (
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? salonDetailText.showFewer : salonDetailText.showMore}
          <Arrow size={16} $open={isOpen} />
        </TextButton>
      )}
    </Part>
  );
}

const List = styled.ul<{ $pairs: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]} ${token.space[32]};

  ${media.from(768)} {
    ${({ $pairs }) => $pairs && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }

  & > li {
    display: grid;
    align-content: start;
    gap: ${token.space[12]};
  }

  /* A grid may part from its heading at the foot of a sheet. */
  @media print {
    display: block;

    & > li {
      margin-bottom: ${token.space[24]};
    }
  }
`;

const Arrow = styled(ChevronDownIcon)<{ $open: boolean }>`
  ${({ $open }) => $open && 'rotate: 180deg;'}
`;
