import styled from 'styled-components';
import { translateSentence } from '@athenaeum/messages';
import { BrandMark, Container, Lead, LinkButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { isFor, signInPath } from '@athenaeum/shell-contract';
import { useRegistry } from '../app/ShellContext';
import { brand } from '../layout/brand';
import { signInText } from './signIn.messages';

/** For a visitor on a page for members. */
export default function SignInPage({ title }: { title: string }) {
  const publicPage = useRegistry()
    .remotes.flatMap(({ manifest }) => manifest.pages)
    .find(({ path, roles }) => isFor(roles, ['visitor']) && !/[:*]/.test(path));
  return (
    <Container $narrow>
      <Place>
        <BrandMark size={36} />
        <h1>{signInText.title}</h1>
        <Lead>
          {title === 'Home'
            ? signInText.home({ brand })
            : signInText.page({ page: translateSentence(title), brand })}
        </Lead>
        <Actions>
          <LinkButton large href={signInPath()}>
            {signInText.signIn}
          </LinkButton>
          {publicPage && (
            <LinkButton large look="outlined" href={publicPage.path}>
              {translateSentence(publicPage.title)}
            </LinkButton>
          )}
        </Actions>
      </Place>
    </Container>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[16]};
  padding-block: ${token.space[64]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};
  margin-top: ${token.space[16]};
`;
