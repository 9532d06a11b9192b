import { Card, Skeleton, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { DeskColumns } from './DeskColumns';

const FACTS = ['name', 'pronouns', 'email', 'phone', 'title', 'company'];

/** The shape of a record while it loads, below its heading. */
export function DeskSkeleton() {
  return (
    <>
      <Head>
        <Portrait $height="107px" />
        <Stack $gap={8}>
          <Skeleton $width="min(320px, 90%)" />
          <Skeleton $width="min(240px, 70%)" />
          <Skeleton $width="120px" $height="28px" />
        </Stack>
      </Head>
      <DeskColumns>
        <Links>
          {FACTS.map((fact) => (
            <Skeleton key={fact} $width="96px" />
          ))}
        </Links>
        <Stack $gap={32}>
          {['first', 'second'].map((block) => (
            <Stack key={block} $gap={16}>
              <Skeleton $width="160px" $height="24px" />
              {FACTS.map((fact) => (
                <Pair key={fact}>
                  <Skeleton $width="60%" />
                  <Skeleton $width="80%" />
                </Pair>
              ))}
            </Stack>
          ))}
        </Stack>
        <Card $padded>
          <Stack>
            <Skeleton $width="30%" $height="20px" />
            {FACTS.map((fact) => (
              <Skeleton key={fact} $height="44px" />
            ))}
          </Stack>
        </Card>
      </DeskColumns>
    </>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[24]};
  margin-bottom: ${token.space[24]};

  ${media.under(800)} {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${token.space[16]};
  }
`;

const Portrait = styled(Skeleton)`
  border-radius: ${token.radius.pill} ${token.radius.pill} 0 0;
`;

const Links = styled.div`
  display: grid;
  gap: ${token.space[24]};
  padding-block: ${token.space[12]};
  overflow: hidden;

  ${media.under(1240)} {
    grid-auto-flow: column;
    grid-auto-columns: 96px;
    border-bottom: 1px solid ${token.color.line};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${token.space[16]};
`;
