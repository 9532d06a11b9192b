import { failWith, renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { PublicEventsDocument } from '../features/eventList/__generated__/publicEvents';
import { HostGroupsDocument } from '../features/experts/__generated__/experts';
import { TestimonialsDocument } from '../features/testimonials/__generated__/testimonials';
import { manifest } from '../manifest';
import { anEvent } from '../testing/anEvent';
import { answer } from '../testing/answers';
import EventsPage from './EventsPage';

const leader = (name: string) => ({ slug: name, name, title: 'Chair', thumbnail: null });
const GROUPS = [
  { key: 'boardroom', title: 'In the boardroom', description: 'Chairs.', leaders: [leader('Ngozi Eze')] },
  { key: 'money', title: 'With the money', description: null, leaders: [leader('Elena Petrova')] },
];
const REVIEW = {
  id: 'r1',
  rating: 5,
  feedback: 'I had the fee by Monday.',
  reviewer_name: 'Marisol Vega',
  reviewer: { name: 'Marisol Vega', image: null },
  event_title: 'Capital Without Compromise',
};

function open(route = '/upcoming-events', { count = 14, session = null as typeof testMember | null } = {}) {
  respond(PublicEventsDocument, {
    salons: {
      ...answer(count ? [anEvent({ id: 'a' }), anEvent({ id: 'b', slug: 'b', title: 'Second' })] : []),
      count,
    },
  });
  respond(HostGroupsDocument, { hostGroups: answer(GROUPS) });
  respond(TestimonialsDocument, { testimonials: answer([REVIEW]) });
  return renderRemote(<EventsPage />, { api, manifest, session, route });
}
const asked = () => sent(PublicEventsDocument).at(-1)?.input;
const address = () => location.pathname + location.search;

it('lists events, experts and hosts, reviews and the link to a membership', async () => {
  open();

  expect(await screen.findByText('14 events')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'RSVP: Second' })).toHaveAttribute(
    'href',
    '/upcoming-events/b#rsvp',
  );
  expect(await screen.findByText('I had the fee by Monday.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Become a member' })).toHaveAttribute('href', '/sign-up');
  expect(
    within(screen.getByRole('navigation', { name: 'Pages of events' })).getAllByRole('link'),
  ).toHaveLength(4);
});

it('keeps the filters in the address: no type for all, page 1 again', async () => {
  const { user } = open('/upcoming-events?event_type=SALON&page=2');
  await screen.findByText('14 events');
  expect(asked()).toMatchObject({ event_type: { equals: 'SALON' }, skip: 6, take: 6 });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'In Person');
  expect(address()).toBe('/upcoming-events?event_type=SALON&location=In-Person');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Invite Type' }), 'Invite Only');
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(address()).toBe('/upcoming-events?invite_type=INVITE_ONLY&location=In-Person');

  await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
  await waitFor(() => expect(address()).toBe('/upcoming-events'));
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('');
});

it('searches by title after a pause in typing', async () => {
  const { user } = open();

  await user.type(await screen.findByRole('searchbox', { name: 'Search by title' }), 'ask');
  expect(address()).toBe('/upcoming-events');
  await waitFor(() => expect(address()).toBe('/upcoming-events?term=ask'), { timeout: 3000 });
});

it('works without a script: with a form and links', async () => {
  open('/upcoming-events?event_type=SALON');

  const form = await screen.findByRole('search', { name: 'Events' });
  expect(form).toHaveAttribute('action', '/upcoming-events');
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['event_type', 'SALON'],
    ['term', ''],
    ['location', ''],
    ['invite_type', ''],
  ]);
  expect(within(form).getByRole('link', { name: 'Peer Group' })).toHaveAttribute(
    'href',
    '/upcoming-events?event_type=PEER_GROUP',
  );
  expect(within(form).getByRole('link', { name: 'Salon' })).toHaveAttribute('aria-current', 'true');
});

it('understands an address in another spelling and ignores unknown values', async () => {
  open('/upcoming-events?event_type=peer_group&location=in+person&invite_type=everybody&page=-3');

  await screen.findByText('14 events');
  expect(asked()).toMatchObject({
    event_type: { equals: 'PEER_GROUP' },
    event_location: { equals: 'In-Person' },
    skip: 0,
  });
  expect(asked()).not.toHaveProperty('invite_type');
});

it('says so when nothing is found, with one link', async () => {
  open('/upcoming-events?term=zzzz', { count: 0 });

  expect(await screen.findByRole('heading', { name: 'No Events Found' })).toBeInTheDocument();
  expect(
    screen.getByText(
      "We couldn't find any events matching your search. Try adjusting your keywords or explore our upcoming events.",
    ),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Clear Filters' })).toHaveLength(2);
});

it('shows the requested host group', async () => {
  const { user } = open();
  expect(await screen.findByText('Ngozi Eze')).toBeInTheDocument();

  await user.click(screen.getByRole('tab', { name: 'With the money' }));

  expect(screen.getByText('Elena Petrova')).toBeInTheDocument();
  expect(address()).toBe('/upcoming-events?hosts=money');
});

it('links a member to the portal', async () => {
  open('/upcoming-events', { session: testMember });

  expect(await screen.findByRole('link', { name: 'View member portal' })).toHaveAttribute(
    'href',
    '/calendar',
  );
});

it('fails by sections: one that did not load says so, the rest is shown', async () => {
  open();
  respond(HostGroupsDocument, () => failWith([{ path: ['hostGroups'] }], { hostGroups: null }));

  expect(await screen.findByText('Experts and hosts did not load')).toBeInTheDocument();
  expect(await screen.findByText('14 events')).toBeInTheDocument();
});
