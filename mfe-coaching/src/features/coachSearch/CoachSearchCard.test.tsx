import { renderRemote, respond } from '@athenaeum/shell-contract/testing';
import { screen } from '@testing-library/react';
import { CoachFacesDocument } from './__generated__/coachFaces';
import { CoachSearchCard } from './CoachSearchCard';

beforeEach(() => respond(CoachFacesDocument, { coaches: { ok: true, data: [] } }));

it('leads to the coaches that a search finds', async () => {
  const { user } = renderRemote(<CoachSearchCard />);

  await user.type(screen.getByRole('searchbox', { name: 'Search coaches' }), 'board CV{Enter}');

  expect(location.pathname + location.search).toBe('/expert-strategists?search=board+CV');
});

it('leads to all of them without a search term', async () => {
  const { user } = renderRemote(<CoachSearchCard />);

  await user.click(screen.getByRole('button', { name: 'Find a Coach' }));

  expect(location.pathname + location.search).toBe('/expert-strategists');
});
