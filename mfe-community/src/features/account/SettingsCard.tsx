import { Card, Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';

interface SettingsCardProps {
  title: string;
  /** Description, beside the controls. */
  about: ReactNode;
  /** Ref of the title, to focus it. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One account setting: description on the left, controls on the right. */
export function SettingsCard({ title, about, ref, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Paper as="section" aria-labelledby={id} $padded>
      <div>
        <Title id={id} ref={ref} tabIndex={-1}>
          {title}
        </Title>
        <Meta as="div">{about}</Meta>
      </div>
      <Controls>{children}</Controls>
    </Paper>
  );
}

const Paper = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${media.from(900)} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: ${token.space[48]};
    padding: ${token.space[24]} ${token.space[32]};
  }
`;

const Title = styled.h2`
  margin-bottom: ${token.space[8]};
  font-size: ${token.text[20]};
  line-height: ${token.leading.snug};

  &:focus {
    outline: none;
  }
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  justify-items: start;
  align-content: center;

  & > :not(a, button, dialog) {
    width: 100%;
  }

  /* Hidden while it is empty. */
  & > p:empty {
    margin-top: calc(-1 * ${token.space[16]});
  }
`;
