import { usePlatform } from '@athenaeum/shell-contract';
import { Container, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

export function SiteFooter() {
  const { href } = usePlatform();
  return (
    <Foot>
      <Line>
        <span>© Athenaeum</span>
        <TextLink look="quiet" href={href('/privacy-policy')}>
          Privacy policy
        </TextLink>
        <TextLink look="quiet" href={href('/member-agreement')}>
          Member agreement
        </TextLink>
      </Line>
    </Foot>
  );
}

const Foot = styled.footer`
  margin-top: ${token.space[64]};
  border-top: 1px solid ${token.color.line};
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[24]};
  padding-block: ${token.space[32]};
`;
