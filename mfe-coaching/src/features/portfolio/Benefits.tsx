import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { benefitsText } from './portfolio.messages';

/** Benefits of the portfolio service. */
export function Benefits() {
  return (
    <List>
      {benefits().map(({ title, words }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{words}</p>
        </li>
      ))}
    </List>
  );
}

const benefits = () => [
  { title: benefitsText.image, words: benefitsText.imageHow },
  { title: benefitsText.standOut, words: benefitsText.standOutHow },
  { title: benefitsText.opportunities, words: benefitsText.opportunitiesHow },
  { title: benefitsText.interviews, words: benefitsText.interviewsHow },
];

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[32]};
  margin-top: ${token.space[48]};

  & > li {
    display: grid;
    align-content: start;
    gap: ${token.space[8]};
    padding-top: ${token.space[16]};
    border-top: 1px solid ${token.color.control};
  }

  & h2 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
    letter-spacing: 0;
  }

  & p {
    color: ${token.color.ink2};
  }

  ${media.upTo(1070)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[24]};
  }
`;
