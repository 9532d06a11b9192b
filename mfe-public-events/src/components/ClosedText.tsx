import { usePlatform } from '@athenaeum/shell-contract';
import { StatusBadge, TextLink, UsersIcon } from '@athenaeum/shared-ui';

/** No seat is free (specification 8, closed event). */
export function ClosedText() {
  const { contact } = usePlatform();
  const address = contact?.startsWith('mailto:') ? contact.slice('mailto:'.length) : 'member support';
  return (
    <>
      <div>
        <StatusBadge tone="amber" icon={<UsersIcon />}>
          At capacity
        </StatusBadge>
      </div>
      <p>
        This event has reached maximum attendance capacity.
        {contact && (
          <>
            {' '}
            Please reach out to <TextLink href={contact}>{address}</TextLink> with questions.
          </>
        )}
      </p>
    </>
  );
}
