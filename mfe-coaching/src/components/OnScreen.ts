import styled from 'styled-components';

/** What is pressed or filled in: nothing of it is on paper. Takes no box of its own. */
export const OnScreen = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`;
