import { useNotify } from '@athenaeum/shell-contract';
import { TextButton, VisuallyHidden } from '@athenaeum/shared-ui';
import { AskReason } from '../../components/reason';
import { type ReleaseKey, useReleasesRevokeKeyMutation } from './releaseKeys.api';
import { releaseKeysText } from './releaseKeys.messages';
import { shortId } from './shortId';

const MAX_REASON_LENGTH = 200;

/** Revokes a key permanently. */
export function RevokeKey({ releaseKey: { id, name, areas } }: { releaseKey: ReleaseKey }) {
  const notify = useNotify();
  const [revoke] = useReleasesRevokeKeyMutation();
  return (
    <AskReason
      trigger={(open) => (
        <TextButton onClick={open}>
          {releaseKeysText.revoke} <VisuallyHidden>{name}</VisuallyHidden>
        </TextButton>
      )}
      title={releaseKeysText.revokeTitle({ name })}
      confirm={releaseKeysText.revoke}
      danger
      optional
      max={MAX_REASON_LENGTH}
      send={async (reason) => {
        const answer = await revoke({ id, reason });
        if (answer.data) notify(answer.data.text);
        return answer;
      }}
    >
      {releaseKeysText.revokeHappens({ name, id: shortId(id), areas: areas.join(', ') })}
    </AskReason>
  );
}
