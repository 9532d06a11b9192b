import { useUser } from '@athenaeum/shell-contract';
import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { HomeSections } from '../features/home';

export function HomePage() {
  const user = useUser();
  const now = new Date();
  return (
    <Page>
      <PageHeading
        eyebrow={now.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })}
        title={`${greeting(now.getHours())}${user ? `, ${user.first_name}` : ''}`}
      />
      <HomeSections />
    </Page>
  );
}

const greeting = (hour: number) =>
  hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
