import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { figuresText } from './figures.messages';

/** What the figures leave out. */
export function Limits() {
  const limits = [
    [figuresText.optedOut, figuresText.optedOutAbout],
    [figuresText.unpaid, figuresText.unpaidAbout],
    [figuresText.bookedElsewhere, figuresText.bookedElsewhereAbout],
  ] as const;
  return (
    <section aria-labelledby="figures-limits">
      <h2 id="figures-limits">{figuresText.limits}</h2>
      <List>
        {limits.map(([name, about]) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{about}</p>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[24]};
  margin: ${token.space[24]} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-top: ${token.space[16]};
    border-top: 1px solid ${token.color.control};
  }

  & strong {
    font-weight: ${token.weight.strong};
  }

  & p {
    margin-top: ${token.space[4]};
    color: ${token.color.ink2};
    font-size: ${token.text[14]};
  }

  ${media.under(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
