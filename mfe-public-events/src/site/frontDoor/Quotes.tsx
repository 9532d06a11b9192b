import { Person, VisuallyHidden } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { testimonialsText } from '../../features/testimonials';
import { frontDoorText } from './frontDoor.messages';

export interface Quote {
  id: string;
  words: string;
  name: string;
  picture?: string | null;
  event?: string | null;
}

/** What members said of events, and let be shown. */
export function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  const headingId = useId();
  return (
    <Said aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        {testimonialsText.title}
      </VisuallyHidden>
      {quotes.map(({ id, words, name, picture, event }) => (
        <figure key={id}>
          <blockquote>{frontDoorText.said({ words })}</blockquote>
          <figcaption>
            <Person
              name={name}
              picture={picture}
              role={event ? testimonialsText.after({ event }) : undefined}
              size={48}
            />
          </figcaption>
        </figure>
      ))}
    </Said>
  );
}

const Said = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[48]} ${token.space[64]};
  margin-top: ${token.space[64]};

  & > figure {
    display: grid;
    align-content: start;
    gap: ${token.space[24]};
    margin: 0;
    padding-top: ${token.space[32]};
    border-top: 1px solid ${token.color.control};
  }

  & > figure:last-of-type:not(:only-of-type) {
    margin-top: ${token.space[64]};
  }

  & blockquote {
    margin: 0;
    font: italic ${token.weight.serif} ${token.text[32]} / 1.2 ${token.font.serif};
    letter-spacing: ${token.tracking.display};
    text-wrap: pretty;
  }

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[32]};

    & > figure:last-of-type:not(:only-of-type) {
      margin-top: 0;
    }
  }

  ${media.under(768)} {
    margin-top: ${token.space[48]};

    & > figure {
      gap: ${token.space[16]};
      padding-top: ${token.space[24]};
    }

    & blockquote {
      font-size: ${token.text[24]};
      line-height: 1.28;
    }
  }
`;
