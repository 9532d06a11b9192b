import { usePlatform } from '@athenaeum/shell-contract';
import { RichText, StatusBadge, TextLink, UsersIcon } from '@athenaeum/shared-ui';
import { closedText } from './closed.messages';
import { eventText } from './event.messages';

/** No seat is free (specification 8, closed event). */
export function ClosedText() {
  const { contact } = usePlatform();
  const address = contact?.startsWith('mailto:') ? contact.slice('mailto:'.length) : closedText.support;
  return (
    <>
      <div>
        <StatusBadge tone="amber" icon={<UsersIcon />}>
          {eventText.atCapacity}
        </StatusBadge>
      </div>
      <p>
        {closedText.isFull}
        {contact && (
          <>
            {' '}
            <RichText
              text={closedText.askUs({ address })}
              parts={{ contact: (words) => <TextLink href={contact}>{words}</TextLink> }}
            />
          </>
        )}
      </p>
    </>
  );
}
