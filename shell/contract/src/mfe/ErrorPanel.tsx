import styled from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';

/** Says that one part of a page did not load, close to where it belongs. */
export function ErrorPanel({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Panel role="alert">
      <h3>{what} did not load</h3>
      <p>The rest of the page works. This is on our side.</p>
      <Retry type="button" onClick={onRetry}>
        Retry
      </Retry>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token.space[12]};
  padding: ${token.space[32]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
`;

const Retry = styled.button`
  min-height: 2.75rem;
  padding: 0 ${token.space[16]};
  border: 1px solid ${token.color.control};
  border-radius: ${token.radius[8]};
  font-weight: ${token.weight.strong};
  cursor: pointer;

  &:hover {
    background: ${token.color.sunken};
  }
`;
