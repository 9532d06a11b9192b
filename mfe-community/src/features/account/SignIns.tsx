import { messageOf, useNotify, useReadAgain } from '@athenaeum/shell-contract';
import { Button, ErrorPanel, Loading, Notice, Skeleton } from '@athenaeum/shared-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import {
  type SignIn,
  useAccountEndOtherSignInsMutation,
  useAccountEndSignInMutation,
  useAccountSignInsQuery,
} from './account.api';
import { SettingsCard } from './SettingsCard';
import { deviceName, SignInRow } from './SignInRow';
import { signInsText } from './signIns.messages';

/** Every browser where the member is signed in, with a way to sign out the others. */
export function SignIns() {
  const notify = useNotify();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, isError, isFetching, refetch } = useAccountSignInsQuery();
  const readAgain = useReadAgain(refetch);
  const [end, ending] = useAccountEndSignInMutation();
  const [endOthers, endingOthers] = useAccountEndOtherSignInsMutation();
  const problem = ending.error ?? endingOthers.error;

  const done = async (words: string) => {
    await readAgain();
    notify(words);
    // The focused element was removed with the row.
    title.current?.focus();
  };
  const endOne = async (signIn: SignIn) => {
    endingOthers.reset();
    const { error } = await end(signIn.id);
    // It may have expired meanwhile: the reloaded list says.
    if (error) return void readAgain();
    await done(signInsText.ended({ device: deviceName(signIn) }));
  };
  const endAllOthers = async () => {
    ending.reset();
    const { error } = await endOthers();
    if (!error) await done(signInsText.othersEnded);
  };

  return (
    <SettingsCard ref={title} title={signInsText.title} about={signInsText.about}>
      {data ? (
        <List>
          {data.map((signIn) => (
            <SignInRow
              key={signIn.id}
              signIn={signIn}
              isEnding={ending.isLoading && ending.originalArgs === signIn.id}
              onEnd={() => void endOne(signIn)}
            />
          ))}
        </List>
      ) : isError ? (
        <ErrorPanel title={signInsText.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={signInsText.loading}>
          <Skeleton $height="68px" />
        </Loading>
      )}
      {problem && <Notice tone="vermilion">{messageOf(problem)}</Notice>}
      {data?.some(({ is_current }) => !is_current) && (
        <Button look="outlined" loading={endingOthers.isLoading} onClick={() => void endAllOthers()}>
          {signInsText.endOthers}
        </Button>
      )}
    </SettingsCard>
  );
}

const List = styled.ul`
  & > li:last-child {
    border-bottom: 0;
  }
`;
