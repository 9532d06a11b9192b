import { renderRemote, respond } from '@athenaeum/shell-contract/testing';
import { screen } from '@testing-library/react';
import { api } from '../../api';
import { InviteCode } from './InviteCode';

const WRONG = 'Incorrect invite code.';
const platform = { contact: 'mailto:support@athenaeum.test' };

it('says that a code is wrong and whom to ask, until she types another', async () => {
  respond('ApplyInviteCode', {
    applyInviteCode: { ok: false, code: 'INVALID', message: WRONG, fields: null },
  });
  const { user } = renderRemote(<InviteCode salonId="salon" onAccepted={() => undefined} />, {
    api,
    session: null,
    platform,
  });

  await user.click(screen.getByRole('button', { name: 'Enter invite code' }));
  const field = screen.getByRole('textbox', { name: 'Invite code' });
  await user.type(field, 'GUESS{Enter}');

  const contact = await screen.findByRole('link', { name: 'Contact us' });
  expect(contact).toHaveAttribute('href', platform.contact);
  expect(field).toHaveAccessibleDescription(/^Incorrect invite code\./);

  await user.type(field, '2');
  expect(screen.queryByRole('link', { name: 'Contact us' })).not.toBeInTheDocument();
});
